import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import journal from '../migrations/meta/_journal.json' with { type: 'json' };
import { connect } from './connect';

const adminUrl = process.env['TEST_POSTGRES_URL'] ?? '';

it('migrates once when several servers start at the same moment', async () => {
  const { place } = await createEmptyDatabase();

  const [first, ...others] = await Promise.all([connect(place), connect(place), connect(place)]);

  const applied = await first.database.execute(sql`select id from drizzle.__drizzle_migrations`);
  expect(applied.rows).toHaveLength(journal.entries.length);
  await Promise.all([first, ...others].map((connection) => connection.close()));
});

it('[M8] outlives connections that the server cuts', async () => {
  const { place, name, errors } = await createEmptyDatabase();
  const connection = await connect(place);
  await connection.ping(1_000);

  await runAsAdmin(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );

  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await expect(connection.ping(1_000)).resolves.toBeUndefined();
  await connection.close();
});

async function createEmptyDatabase() {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runAsAdmin(`create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const errors: Error[] = [];
  const place = {
    kind: 'postgres' as const,
    url: url.href,
    migrationUrl: url.href,
    migrationsDir: fileURLToPath(new URL('../migrations', import.meta.url)),
    onError: (error: Error) => void errors.push(error),
  };
  return { place, name, errors };
}

async function runAsAdmin(statement: string) {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}
