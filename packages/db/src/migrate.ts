import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { sqlStateOf } from './database-errors';

/** Any number will do, as long as every Scholar server uses the same one. */
const MIGRATION_LOCK = 7_240_519;
const SOURCE_MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
/** Calls queue behind a migration that waits for a lock, so it gives up before they time out, and tries again. */
const LOCK_TIMEOUT_MS = 2_000;
const PAUSE_MS = 500;
const MAX_TRIES = 60;

/** Where drizzle keeps what was applied; databases of earlier releases have it already. */
const LEDGER = 'drizzle.__drizzle_migrations';
const CREATE_LEDGER = `create schema if not exists drizzle;
  create table if not exists ${LEDGER} (id serial primary key, hash text not null, created_at bigint)`;

type Retry = (reason: unknown) => void;

/**
 * Each migration in a transaction of its own, so that it holds as few locks as possible under traffic. Safe
 * when several servers start at once: one migrates, the others wait and find nothing to do.
 */
export async function migratePostgres(
  url: string,
  migrationsDir: string = SOURCE_MIGRATIONS,
  onRetry: Retry = () => {},
): Promise<{ applied: number }> {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsDir });
  const client = new pg.Client({
    connectionString: url,
    lock_timeout: LOCK_TIMEOUT_MS,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A lost connection makes its queries fail; without a listener it would also end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    if ((await listPending(client, migrations)).length === 0) {
      return { applied: 0 };
    }
    await withRetries(Number.POSITIVE_INFINITY, onRetry, () =>
      client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]),
    );
    await client.query(CREATE_LEDGER);
    const pending = await listPending(client, migrations);
    for (const migration of pending) {
      await withRetries(MAX_TRIES, onRetry, () => apply(client, migration));
    }
    return { applied: pending.length };
  } finally {
    // Ending the connection releases the lock, also after a failure.
    await client.end();
  }
}

export async function listPending(client: pg.Client, migrations: MigrationMeta[]) {
  const known = await client.query<{ ledger: string | null }>('select to_regclass($1) as ledger', [
    LEDGER,
  ]);
  if (known.rows[0]?.ledger === null) {
    return migrations;
  }
  const last = await client.query<{ at: string | null }>(
    `select max(created_at) as at from ${LEDGER}`,
  );
  const lastAt = Number(last.rows[0]?.at ?? 0);
  return migrations.filter(({ folderMillis }) => folderMillis > lastAt);
}

async function apply(client: pg.Client, { sql, hash, folderMillis }: MigrationMeta) {
  await client.query('begin');
  try {
    for (const statement of sql) {
      await client.query(statement);
    }
    await client.query(`insert into ${LEDGER} (hash, created_at) values ($1, $2)`, [
      hash,
      folderMillis,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function withRetries(maxTries: number, onRetry: Retry, work: () => Promise<unknown>) {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      const state = sqlStateOf(error);
      if (tries >= maxTries || (state !== '55P03' && state !== '40P01')) {
        throw error;
      }
      onRetry(error);
      // Lets calls that waited for the lock run first.
      await pause(PAUSE_MS);
    }
  }
}
