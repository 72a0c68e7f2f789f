import { readMigrationFiles } from 'drizzle-orm/migrator';
import { listPending } from '../migrate';
import { withClient } from './dump-postgres';

/** What a look at a database server tells without changing anything. */
export function inspectPostgres({
  url,
  migrationsDir,
  now,
}: {
  url: string;
  migrationsDir: string;
  now: () => Date;
}) {
  return withClient(url, async (client) => {
    const askedAt = now().getTime();
    const { rows } = await client.query<{ version: string; time: Date; free: string }>(
      `select current_setting('server_version_num') as version, clock_timestamp() as time,
        (current_setting('max_connections')::int - (select count(*) from pg_stat_activity))::text as free`,
    );
    const answeredAt = now().getTime();
    const pending = await listPending(
      client,
      readMigrationFiles({ migrationsFolder: migrationsDir }),
    );
    return {
      majorVersion: Math.floor(Number(rows[0]?.version) / 10_000),
      freeConnections: Number(rows[0]?.free),
      pendingMigrations: pending.length,
      /** Of its clock to ours; the way there and back is shared out evenly. */
      clockAheadMs: (rows[0]?.time.getTime() ?? 0) - (askedAt + answeredAt) / 2,
      answerMs: answeredAt - askedAt,
    };
  });
}
