import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { paths } from '../paths';
import { findManifest } from './manifest';

const PREFIX = 'nightly-';
const NAME = /^nightly-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** After one that failed: a full disk is not emptied within a minute. */
const RETRY_MS = 60 * MINUTE;

export type NightlyTimes = { hour: number; minute: number; days: number };
type MakeBackup = (to: string, previous: string | undefined) => Promise<void>;

/**
 * A backup each night, or as soon as the server runs again after it was off at that time. What there is on the disk tells
 * when the last one was made, so a restart forgets nothing.
 */
export function startNightly({
  folder,
  times,
  dataBornAt,
  makeBackup,
  logger,
  now = () => new Date(),
  everyMs = MINUTE,
}: {
  folder: string;
  times: NightlyTimes;
  /** Before the first night there is nothing to be late with. */
  dataBornAt: () => Promise<Date>;
  makeBackup: MakeBackup;
  logger: Logger;
  now?: () => Date;
  everyMs?: number;
}) {
  let notBefore = 0;
  let running: Promise<void> | undefined;

  async function look() {
    const made = await listNightly(folder);
    const last = made.at(-1);
    const since = last?.madeAt ?? (await dataBornAt());
    if (now().getTime() < notBefore || !isDue(now(), since, times)) {
      return;
    }
    notBefore = now().getTime() + RETRY_MS;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await makeBackup(join(folder, toName(now())), last?.path);
    await purge(folder, now(), times.days);
    logger.info('nightly backup made');
  }

  const timer = setInterval(() => {
    running ??= look()
      .catch((error: unknown) => logger.error({ err: error }, 'nightly backup failed'))
      .finally(() => {
        running = undefined;
      });
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** When the newest whole one was made. */
export async function findLastNightly(folder: string): Promise<Date | undefined> {
  return (await listNightly(folder)).at(-1)?.madeAt;
}

/** Whether the time of day came round since. In the time zone of the process. */
export function isDue(now: Date, since: Date, { hour, minute }: NightlyTimes): boolean {
  const latest = new Date(now);
  latest.setHours(hour, minute, 0, 0);
  if (latest > now) {
    latest.setDate(latest.getDate() - 1);
  }
  return since < latest;
}

/** In a process of its own, which gives way: copying and adding up sums must not hold up the students. */
export async function runBackupProcess(
  to: string,
  previous: string | undefined,
  { signal }: { signal: AbortSignal },
) {
  const args = [paths.backupCommand, '--to', to, ...(previous ? ['--previous', previous] : [])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], signal });
  child.on('error', () => {});
  if (child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  }
  let told = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    told = `${told}${chunk.toString()}`.slice(-2_000);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new Error(told.trim() || 'The backup was cut off.');
  }
}

async function listNightly(folder: string): Promise<{ path: string; madeAt: Date }[]> {
  const names = await readdir(folder).catch(() => []);
  const found = names
    .toSorted((a, b) => (a < b ? -1 : 1))
    .flatMap((name) => {
      const madeAt = toTime(name);
      return madeAt ? [{ path: join(folder, name), madeAt }] : [];
    });
  const isWhole = await Promise.all(found.map(async ({ path }) => !!(await findManifest(path))));
  return found.filter((_, index) => isWhole[index]);
}

/** Old ones, and what was cut off. Nothing that was not made here. */
async function purge(folder: string, now: Date, days: number) {
  const kept = new Set(
    (await listNightly(folder))
      .filter(({ madeAt }) => now.getTime() - madeAt.getTime() < days * DAY)
      .map(({ path }) => path),
  );
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (toTime(name) && !kept.has(path)) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

function toName(at: Date): string {
  return `${PREFIX}${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

function toTime(name: string): Date | undefined {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}Z`);
}

/** Marked when the embedded database is made. */
export async function bornAt(dataDir: string): Promise<Date> {
  return (await stat(join(dataDir, 'db', 'complete'))).mtime;
}
