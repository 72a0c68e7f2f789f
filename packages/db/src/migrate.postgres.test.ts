import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqlStateOf } from './database-errors';
import { migratePostgres } from './migrate';

const FIRST = 'create table cards (id int); create table sets (id int)';
const SECOND =
  'alter table cards add hint text;--> statement-breakpoint\nalter table sets add hint text';

let folder: string;
let url: string;
let other: pg.Client;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scholar-migrations-'));
  url = await createEmptyDatabase();
  await release(FIRST);
  await migratePostgres(url, folder);
  other = await openSession();
});
afterEach(async () => {
  await other.end();
  await rm(folder, { recursive: true, force: true });
});

/** Writes the migrations of a release, oldest first. */
async function release(...migrations: string[]) {
  await mkdir(join(folder, 'meta'), { recursive: true });
  const entries = migrations.map((_, at) => ({ tag: `m${at}`, when: at + 1, breakpoints: true }));
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  await Promise.all(migrations.map((text, at) => writeFile(join(folder, `m${at}.sql`), text)));
}

async function createEmptyDatabase() {
  const maintenance = new pg.Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
  await maintenance.connect();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await maintenance.query(`create database ${name}`);
  await maintenance.end();
  const at = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  at.pathname = `/${name}`;
  return at.href;
}

async function openSession() {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

const readHints = async () =>
  (
    await other.query(
      `select table_name from information_schema.columns where column_name = 'hint'`,
    )
  ).rowCount;
const isWaitingFor = async (table: string) =>
  (
    await other.query(`select 1 from pg_locks where relation = $1::regclass and not granted`, [
      table,
    ])
  ).rowCount === 1;

describe('[L-16] migrations under traffic', () => {
  it('step back from a lock that is held, and come again', async () => {
    await release(FIRST, SECOND);
    await other.query('begin; lock table cards in access share mode');
    const states: unknown[] = [];

    const migrated = migratePostgres(url, folder, (error) => {
      states.push(sqlStateOf(error));
      void other.query('commit');
    });

    await expect(migrated).resolves.toEqual({ applied: 1 });
    expect(states).toEqual(['55P03']);
    expect(await readHints()).toBe(2);
  });

  it('let the traffic win that they would deadlock with, and come again', async () => {
    await release(FIRST, SECOND);
    // PostgreSQL cancels the one that notices the deadlock, which must not be the traffic here.
    await other.query(`set deadlock_timeout = '1min'`);
    await other.query('begin; lock table sets in access share mode');
    const states: unknown[] = [];
    const migrated = migratePostgres(url, folder, (error) => void states.push(sqlStateOf(error)));
    await expect.poll(() => isWaitingFor('sets')).toBe(true);

    const traffic = await other.query('select * from cards');
    await other.query('commit');

    expect(traffic.rows).toEqual([]);
    await expect(migrated).resolves.toEqual({ applied: 1 });
    expect(['40P01', '55P03']).toEqual(expect.arrayContaining(states));
    expect(states).not.toEqual([]);
    expect(await readHints()).toBe(2);
  });

  it('keep what was applied before the one that fails, and go on from there', async () => {
    await release(FIRST, SECOND, 'alter table nowhere add hint text');
    await expect(migratePostgres(url, folder)).rejects.toThrow('nowhere');
    expect(await readHints()).toBe(2);

    await release(FIRST, SECOND, 'create table nowhere (hint text)');

    await expect(migratePostgres(url, folder)).resolves.toEqual({ applied: 1 });
  });

  it('wait for nobody where there is nothing to do', async () => {
    await other.query('begin; lock table cards in access exclusive mode');
    await other.query('select pg_advisory_lock(7240519)');

    await expect(migratePostgres(url, folder)).resolves.toEqual({ applied: 0 });
  });
});
