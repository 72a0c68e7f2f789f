import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Two processes on one embedded database lose acknowledged rows without any error; only one may open it. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop it, or choose another DATA_DIR.`,
    );
    this.name = 'FolderInUseError';
  }
}

export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lockFile = join(folder, 'lock');
  const mine = `${process.pid} ${startTimeOf(process.pid)}`;
  const draft = `${lockFile}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    while (!tryLink(draft, lockFile)) {
      const holder = readLock(lockFile);
      if (holder !== undefined && isRunning(holder)) {
        throw new FolderInUseError(folder, Number(holder.split(' ')[0]));
      }
      removeStale(lockFile, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    release() {
      if (readLock(lockFile) === mine) {
        rmSync(lockFile, { force: true });
      }
    },
  };
}

/** A hard link either appears whole or not at all, whoever else tries at the same moment. */
function tryLink(draft: string, lockFile: string): boolean {
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) {
      return false;
    }
    throw error;
  }
}

function readLock(lockFile: string): string | undefined {
  try {
    return readFileSync(lockFile, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) {
      return undefined;
    }
    throw error;
  }
}

/** Moves the dead lock aside; if a living one slipped in between, it is put back. */
function removeStale(lockFile: string, stale: string | undefined) {
  const aside = `${lockFile}.stale.${process.pid}`;
  try {
    renameSync(lockFile, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) {
      return;
    }
    throw error;
  }
  if (readLock(aside) !== stale) {
    tryLink(aside, lockFile);
  }
  rmSync(aside, { force: true });
}

function isRunning(holder: string): boolean {
  const [pid = '', startTime = ''] = holder.split(' ');
  // A power cut can leave an empty lock, and signalling process 0 would reach ourselves.
  if (!/^[1-9]\d*$/.test(pid)) {
    return false;
  }
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    // EPERM: a process of that number lives, and belongs to somebody else.
    if (!isCode(error, 'EPERM')) {
      return false;
    }
  }
  return startTimeOf(Number(pid)) === startTime;
}

/** Tells a living holder from a later process with the same number. Unknown outside Linux. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    // No /proc on this system: the process number alone has to do.
    return '';
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
