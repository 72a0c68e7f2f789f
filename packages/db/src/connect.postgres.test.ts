import { randomUUID } from 'node:crypto';
import { connect as connectTo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import journal from '../migrations/meta/_journal.json' with { type: 'json' };
import { findFreePort } from '../../../scripts/find-free-port.mjs';
import { connect } from './connect';
import type { Connection } from './database';

type Cut = () => Promise<void>;

const ask = (database: Connection['database']) => database.execute(sql`select 1`);
const maintenanceUrl = process.env['TEST_POSTGRES_URL'] ?? '';

it('migrates once when several servers start at the same moment', async () => {
  const { place } = await createEmptyDatabase();

  const [first, ...others] = await Promise.all([connect(place), connect(place), connect(place)]);

  const applied = await first.database.execute(sql`select id from drizzle.__drizzle_migrations`);
  expect(applied.rows).toHaveLength(journal.entries.length);
  await Promise.all([first, ...others].map((connection) => connection.close()));
});

it.each([
  [
    'that asks whether it is there',
    (connection: Connection, cut: Cut) => connection.ping(1_000).then(cut),
  ],
  [
    'that waits for a call',
    (connection: Connection, cut: Cut) => ask(connection.database).then(cut),
  ],
  [
    'that a call is using',
    (connection: Connection, cut: Cut) =>
      connection.database.transaction(cut).catch((error: unknown) => error),
  ],
])('[M8] outlives a connection %s when the server cuts it', async (_, use) => {
  const { place, name, errors } = await createEmptyDatabase();
  const connection = await connect(place);

  await use(connection, async () => {
    await runMaintenance(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    await expect.poll(() => errors.length).toBeGreaterThan(0);
  });

  expect(errors).not.toEqual([]);
  await expect(connection.ping(1_000)).resolves.toBeUndefined();
  await expect(ask(connection.database)).resolves.toBeDefined();
  await connection.close();
});

it('[O-04] tells how long calls waited for a connection, and how many do', async () => {
  const { place } = await createEmptyDatabase();
  const connection = await connect(place);
  const waits: number[] = [];
  connection.onWaited?.((seconds) => waits.push(seconds));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));

  const holders = Array.from({ length: 10 }, () => connection.database.transaction(() => held));
  await expect.poll(() => connection.load().busy).toBe(10);
  // It is asked once somebody waits for the answer.
  const late = ask(connection.database).then(() => 'answered');
  await expect.poll(() => connection.load()).toEqual({ busy: 10, waiting: 1 });
  await wait(50);
  letGo();
  await Promise.all([...holders, late]);

  expect(waits.length).toBeGreaterThanOrEqual(11);
  expect(Math.max(...waits)).toBeGreaterThan(0.04);
  await connection.close();
});

it('waits for a server that is not there yet, says so, and goes on when it is', async () => {
  const { place } = await createEmptyDatabase();
  const port = await findFreePort();
  const url = new URL(place.url);
  const { hostname, port: realPort } = url;
  url.port = String(port);
  const reasons: unknown[] = [];
  // Listens only after a first try to connect has failed.
  const late = createServer((inner) => {
    const outer = connectTo(Number(realPort), hostname);
    inner.pipe(outer).pipe(inner);
    inner.on('error', () => outer.destroy());
    outer.on('error', () => inner.destroy());
  });

  const connection = await connect({
    ...place,
    url: url.href,
    migrationUrl: url.href,
    onWaiting: (reason) => {
      reasons.push(reason);
      late.listen(port, '127.0.0.1');
    },
  });

  await expect(connection.ping(1_000)).resolves.toBeUndefined();
  expect(reasons).toEqual([expect.objectContaining({ code: 'ECONNREFUSED' })]);
  await connection.close();
  late.close();
});

it('waits for nothing where waiting does not help', async () => {
  const { place } = await createEmptyDatabase();
  const url = new URL(place.url);
  url.password = 'wrong';
  const onWaiting = vi.fn<() => void>();

  await expect(connect({ ...place, migrationUrl: url.href, onWaiting })).rejects.toThrow(
    'password authentication failed',
  );

  expect(onWaiting).not.toHaveBeenCalled();
});

async function createEmptyDatabase() {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runMaintenance(`create database ${name}`);
  const url = new URL(maintenanceUrl);
  url.pathname = `/${name}`;
  const errors: Error[] = [];
  const place = {
    kind: 'postgres' as const,
    url: url.href,
    migrationUrl: url.href,
    migrationsDir: fileURLToPath(new URL('../migrations', import.meta.url)),
    onError: (error: Error) => void errors.push(error),
    onWaiting: () => {},
  };
  return { place, name, errors };
}

async function runMaintenance(statement: string) {
  const maintenance = new pg.Client({ connectionString: maintenanceUrl });
  await maintenance.connect();
  await maintenance.query(statement);
  await maintenance.end();
}
