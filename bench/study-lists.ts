import { openTestDatabase, type TestDatabase } from '@scholar/db/testing';
import startCluster from '../scripts/test-setup/postgres-cluster';
import type { Figure } from './figure';

const LIMIT_MS = 50;
const RUNS = 21;

/** Gives the work a migrated, empty database on a PostgreSQL server of its own. */
export async function onOwnPostgres<T>(work: (database: TestDatabase) => Promise<T>): Promise<T> {
  const stopCluster = await startCluster();
  const database = await openTestDatabase({ engine: 'postgres' });
  try {
    return await work(database);
  } finally {
    await database.close();
    await stopCluster();
  }
}

/** How long a call takes that is made several times. The fastest is what it costs with nothing else going on. */
export async function timeCall<T>(call: () => Promise<T>) {
  // The first one is thrown away: it opens the connection.
  let answer = await call();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    answer = await call();
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  return {
    answer,
    fastest: times[0] ?? Number.NaN,
    median: times[Math.floor(RUNS / 2)] ?? Number.NaN,
    worst: times.at(-1) ?? Number.NaN,
  };
}

/** A list against what it may take at most. */
export function toLimitFigure(
  what: string,
  { fastest, median, worst }: { fastest: number; median: number; worst: number },
  limitMs: number = LIMIT_MS,
): Figure {
  return {
    what,
    measured: `median of ${RUNS} ${median.toFixed(1)} ms (${fastest.toFixed(1)} to ${worst.toFixed(1)} ms)`,
    against: `limit ${limitMs} ms`,
    ratio: median / limitMs,
    limit: 1,
  };
}

/** Lists read nothing but their index as long as vacuum has seen every page of the table. */
export async function vacuumWhole({ query }: TestDatabase, table: string) {
  // The server's own vacuum may be at work on the table and leave pages to the next one.
  for (let isDone = false; !isDone;) {
    await query(`vacuum analyze ${table}`);
    const [pages] = await query<{ isDone: boolean }>(
      `select relallvisible = relpages as "isDone" from pg_class where relname = '${table}'`,
    );
    isDone = pages?.isDone ?? true;
  }
}

/** An array literal of SQL. The texts hold no quotes. */
export function toSqlArray(texts: string[]): string {
  return `array[${texts.map((text) => `'${text}'`).join(', ')}]`;
}
