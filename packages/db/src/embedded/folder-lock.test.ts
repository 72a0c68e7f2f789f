import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock';

const SOURCE = fileURLToPath(new URL('folder-lock.ts', import.meta.url));
/** How another process runs a line of TypeScript. */
const TYPESCRIPT = ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e'];
/** More than any Linux gives out. */
const UNUSED_PID = 4_194_305;

let folder: string;
let lockFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scholar-lock-'));
  lockFile = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a module in a process of its own; answers what it printed. */
async function runElsewhere(script: string): Promise<string> {
  const code = `import { lockFolder } from ${JSON.stringify(SOURCE)};\n${script}`;
  const { stdout } = await promisify(execFile)(process.execPath, [...TYPESCRIPT, code]);
  return stdout.trim();
}

describe('the lock of a data folder', () => {
  it('is taken in a folder that does not exist yet, and names this process', () => {
    const fresh = join(folder, 'data', 'db');

    const lock = lockFolder(fresh);

    expect(readFileSync(join(fresh, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    expect(readdirSync(fresh)).toEqual(['lock']);
    lock.release();
    expect(readdirSync(fresh)).toEqual([]);
  });

  it('[M7] is refused while it is held, with one line that says by whom and what to do', () => {
    const lock = lockFolder(folder);

    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use by process ${process.pid}. Stop it, or choose another DATA_DIR.`,
    );
    expect(readdirSync(folder)).toEqual(['lock']);
    lock.release();
    lockFolder(folder).release();
  });

  it('[M7] is refused to another process too', async () => {
    const lock = lockFolder(folder);

    const answer = await runElsewhere(`
      try { lockFolder(${JSON.stringify(folder)}); console.log('taken'); }
      catch (error) { console.log(error.name); }
    `);

    expect(answer).toBe('FolderInUseError');
    lock.release();
  });

  it('is taken over from a process that was killed', async () => {
    await runElsewhere(
      `lockFolder(${JSON.stringify(folder)}); process.kill(process.pid, 'SIGKILL');`,
    ).catch(() => 'killed');
    expect(existsSync(lockFile)).toBe(true);

    const lock = lockFolder(folder);

    expect(readFileSync(lockFile, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    expect(readdirSync(folder)).toEqual(['lock']);
    lock.release();
  });

  it.each([
    ['of a process that is gone', `${UNUSED_PID} 1`],
    ['of a process whose number somebody else has now', `${process.pid} 1`],
    ['that a power cut left empty', ''],
    ['that makes no sense', 'lock'],
    ['of process 0', '0 '],
  ])('is taken over from a lock %s', (_, contents) => {
    writeFileSync(lockFile, contents);

    const lock = lockFolder(folder);

    expect(readFileSync(lockFile, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    lock.release();
  });

  it('is not released by somebody who lost it', () => {
    const lock = lockFolder(folder);
    writeFileSync(lockFile, `${UNUSED_PID} 1`);

    lock.release();

    expect(existsSync(lockFile)).toBe(true);
  });

  it.each([
    ['a free folder', undefined],
    ['a stale lock', `${UNUSED_PID} 1`],
  ])('[M7] goes to exactly one of four processes that race for %s', async (_, stale) => {
    if (stale !== undefined) {
      writeFileSync(lockFile, stale);
    }
    const racers = Array.from({ length: 4 }, () => startRacer());
    await Promise.all(racers.map(({ nextLine }) => nextLine()));
    const startAt = Date.now() + 20;

    racers.forEach(({ go }) => go(startAt));
    const results = await Promise.all(racers.map(({ nextLine }) => nextLine()));
    await Promise.all(racers.map(({ end }) => end()));

    expect(results.toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'FolderInUseError'),
      'taken',
    ]);
  });

  /** A process that says when it is ready, tries at the given moment and keeps what it got until the end. */
  function startRacer() {
    const racer = spawn(process.execPath, [
      ...TYPESCRIPT,
      `import { createInterface } from 'node:readline';
       import { lockFolder } from ${JSON.stringify(SOURCE)};
       console.log('ready');
       createInterface(process.stdin).once('line', (startAt) => {
         while (Date.now() < Number(startAt));
         try { lockFolder(${JSON.stringify(folder)}); console.log('taken'); }
         catch (error) { console.log(error.name); }
       });`,
    ]);
    const lines = createInterface(racer.stdout)[Symbol.asyncIterator]();
    return {
      nextLine: async () => (await lines.next()).value as string,
      go: (startAt: number) => racer.stdin.write(`${startAt}\n`),
      async end() {
        racer.stdin.end();
        await once(racer, 'exit');
      },
    };
  }
});
