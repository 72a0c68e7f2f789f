import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Connection } from '../database';
import { EMBEDDED_START_PARAMS, toConnection } from '../embedded/open-embedded';
import { openPostgres, type Patience } from '../postgres/open-postgres';

export { insertCards, type StoredCard } from './insert-cards';

export type TestDatabase = Connection & {
  /** Empties every table and starts ids at 1 again, those of mails apart. */
  reset(): Promise<void>;
  /** Raw SQL, to look at what is stored or to move rows back in time. */
  query<Row extends Record<string, unknown>>(text: string): Promise<Row[]>;
  /** What reaches the database while the work runs, also from elsewhere. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>;
};

/**
 * Ids start at 1 again, except those of mails: as in a real database none comes twice, because what a worker
 * still notes about a mail of the test before would be taken for the next one's.
 *
 * Deleting a few rows takes a tenth of the time of truncating every table, which writes new files. The
 * lock waits for what the last test left under way; what outgrew a few pages is better truncated.
 */
const EMPTY_EVERY_TABLE = `do $$
declare
  names text[] := array(select quote_ident(tablename) from pg_tables where schemaname = 'public');
  pages_bytes bigint := (select sum(pg_relation_size(quote_ident(tablename)::regclass))
    from pg_tables where schemaname = 'public');
  name text;
begin
  execute 'lock table ' || array_to_string(names, ', ') || ' in access exclusive mode';
  if pages_bytes > 1000000 then
    execute 'truncate ' || array_to_string(names, ', ') || ' cascade';
  else
    set local session_replication_role = replica;
    foreach name in array names loop
      execute 'delete from ' || name;
    end loop;
  end if;
  perform setval(quote_ident(sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null and sequencename <> 'mail_jobs_id_seq';
end $$`;

type Client = { query: (statement: string | { text: string }, ...rest: unknown[]) => unknown };

/** The watch over the connection and the queues ask whenever they like. */
const BY_ITSELF = /^select 1$|mail_jobs|push_reminders/;

/** The seconds that the product waits are too short on a test machine that stalls. */
const PATIENCE: Partial<Patience> = {
  connectMs: 60_000,
  lockMs: 60_000,
  statementMs: 60_000,
  queryMs: 70_000,
  idleInTransactionMs: 60_000,
};

/** The database of this test file: embedded or PostgreSQL, as the run asks for. Both start migrated and empty. */
export async function openTestDatabase({
  engine = process.env['TEST_DATABASE'],
  patience,
}: {
  engine?: string | undefined;
  patience?: Partial<Patience> | undefined;
} = {}): Promise<TestDatabase> {
  const connection =
    engine === 'postgres' ? await openFromTemplate(patience) : await openFromSnapshot();
  // Tests name the columns they select, so they know the shape.
  const query = async <Row extends Record<string, unknown>>(text: string) =>
    (await connection.database.execute(sql.raw(text))).rows as Row[];
  return {
    ...connection,
    query,
    async statementsOf(work) {
      // Both drivers keep what they talk through here, and send every statement with `query`.
      const { $client: client } = connection.database as unknown as { $client: Client };
      const send = client.query;
      const statements: string[] = [];
      client.query = function noteAndSend(this: Client, statement, ...rest) {
        const text = typeof statement === 'string' ? statement : statement.text;
        if (!BY_ITSELF.test(text)) {
          statements.push(text);
        }
        return send.call(this, statement, ...rest);
      };
      try {
        await work();
      } finally {
        client.query = send;
      }
      return statements;
    },
    async reset() {
      try {
        await query(EMPTY_EVERY_TABLE);
      } catch (error) {
        // The queues work whenever they like, and one of them may have held a table that this one waited for.
        if (!isDeadlock(error)) {
          throw error;
        }
        await query(EMPTY_EVERY_TABLE);
      }
    },
  };
}

function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === '40P01';
}

/** Opening one takes longer than most test files, so the next file of this process gets it, emptied. */
const unused: PGlite[] = [];

async function openFromSnapshot(): Promise<Connection> {
  const pglite = unused.pop() ?? (await loadSnapshot());
  return {
    ...toConnection(pglite),
    async close() {
      await pglite.exec('discard all');
      await pglite.exec(EMPTY_EVERY_TABLE);
      unused.push(pglite);
    },
  };
}

async function loadSnapshot(): Promise<PGlite> {
  const snapshot = await readFile(setting('TEST_DB_SNAPSHOT'));
  const pglite = new PGlite({
    startParams: EMBEDDED_START_PARAMS,
    loadDataDir: new Blob([new Uint8Array(snapshot)]),
  });
  await pglite.waitReady;
  return pglite;
}

async function openFromTemplate(patience?: Partial<Patience>): Promise<Connection> {
  return openPostgresAt(await makePostgresDatabase('scholar_template'), patience);
}

export function openPostgresAt(url: string, patience?: Partial<Patience>): Connection {
  return openPostgres(url, { onError: () => {}, patience: { ...PATIENCE, ...patience } });
}

/** The address of a new database on the PostgreSQL server of this run: migrated, or without any table. */
export async function makePostgresDatabase(
  template: 'scholar_template' | 'template0',
): Promise<string> {
  const maintenanceUrl = setting('TEST_POSTGRES_URL');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const maintenance = new pg.Client({ connectionString: maintenanceUrl });
  await maintenance.connect();
  await maintenance.query(`create database ${name} template ${template}`);
  await maintenance.end();
  const url = new URL(maintenanceUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Every row of every table and the state of every sequence, as text: what two equal databases have in common. */
export async function readEverything({
  database,
}: Pick<Connection, 'database'>): Promise<Record<string, string[]>> {
  const rowsOf = async (text: string) =>
    (await database.execute(sql.raw(text))).rows.map((row) => String(Object.values(row)[0]));
  const tables = await rowsOf(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) from pg_tables
     where schemaname in ('public', 'drizzle') order by 1`,
  );
  const everything: Record<string, string[]> = {
    sequences: await rowsOf(
      `select sequencename || ' ' || coalesce(last_value::text, '') from pg_sequences order by 1`,
    ),
  };
  for (const table of tables) {
    everything[table] = await rowsOf(`select t::text from ${table} t order by 1`);
  }
  return everything;
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new Error(
      `${name} is not set: run these tests through the project's vitest configuration.`,
    );
  }
  return value;
}
