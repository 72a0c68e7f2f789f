import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any number will do, as long as every Scholar server uses the same one. */
const MIGRATION_LOCK = 7_240_519;
const SOURCE_MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

/** Safe when several servers start at once: one migrates, the others wait and find nothing to do. */
export async function migratePostgres(
  url: string,
  migrationsDir: string = SOURCE_MIGRATIONS,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, lock_timeout: 60_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: migrationsDir });
  } finally {
    // Ending the connection releases the lock, also after a failure.
    await client.end();
  }
}
