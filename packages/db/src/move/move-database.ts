import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Connection } from '../database';
import { migratePostgres } from '../migrate';
import { withClient } from '../postgres/dump-postgres';
import { listTables, type RunSql, type Table } from './table-catalogue';

/** Documents hold a megabyte each, marks a few bytes. */
const BATCH_BYTES = 4 * 1024 * 1024;
const BATCH_ROWS = 1_000;

export class MoveError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MoveError';
  }
}

/**
 * Carries every row and sequence of an embedded database over to a PostgreSQL server: all of it, proven by counts and sums
 * of both sides, or nothing. Values go as text, which both sides write and read alike.
 */
export async function moveDatabase({
  from,
  url,
  migrationsDir,
}: {
  from: Connection;
  url: string;
  migrationsDir: string;
}): Promise<{ tables: number; rows: number }> {
  await withClient(url, async (client) => refuseRows(runOn(client)));
  await migratePostgres(url, migrationsDir);
  return withClient(url, async (client) => {
    const there = runOn(client);
    await client.query('begin');
    const moved = await from.database.transaction(async (tx) => {
      const here: RunSql = async (statement) =>
        // Every statement here selects texts.
        (await tx.execute(sql.raw(statement))).rows as Record<string, string | null>[];
      const tables = await listTables(here);
      for (const table of tables) {
        await copyRows(table, here, there);
      }
      await copySequences(here, there);
      return compare(tables, here, there);
    });
    await client.query('commit');
    await client.query('analyze');
    return moved;
  });
}

function runOn(client: pg.Client): RunSql {
  return async (statement, values) => (await client.query(statement, values)).rows;
}

/** Without tables, or left by a move that broke off after it had made them. */
async function refuseRows(run: RunSql) {
  const tables = await run(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'drizzle')`,
  );
  for (const { name } of tables) {
    const rows = await run(`select 'one' as row from ${name} limit 1`);
    if (rows.length > 0) {
      throw new MoveError(
        `The database there is not empty: ${name} has rows. Make a new one (createdb).`,
      );
    }
  }
}

async function copyRows({ name, columns }: Table, here: RunSql, there: RunSql) {
  const [size] = await here(
    `select (pg_table_size('public.${name}') / greatest((select count(*) from public.${name}), 1))::text as bytes`,
  );
  const batch = Math.max(
    1,
    Math.min(BATCH_ROWS, Math.floor(BATCH_BYTES / (Number(size?.['bytes']) || 1))),
  );
  const names = columns.map((column) => column.name).join(', ');
  const insert = `insert into public.${name} (${names}) overriding system value
    select ${columns.map(({ type }, index) => `v${index}::${type}`).join(', ')}
    from unnest(${columns.map((_, index) => `$${index + 1}::text[]`).join(', ')})
      as r(${columns.map((_, index) => `v${index}`).join(', ')})`;
  await here(
    `declare rows_to_move no scroll cursor for select ${columns
      .map((column, index) => `${column.name}::text as v${index}`)
      .join(', ')} from public.${name}`,
  );
  for (;;) {
    const rows = await here(`fetch ${batch} from rows_to_move`);
    if (rows.length === 0) {
      break;
    }
    await there(
      insert,
      columns.map((_, index) => rows.map((row) => row[`v${index}`] ?? null)),
    );
  }
  await here('close rows_to_move');
}

async function copySequences(here: RunSql, there: RunSql) {
  const sequences = await here(
    `select format('public.%I', sequencename) as name from pg_sequences where schemaname = 'public'`,
  );
  for (const { name } of sequences) {
    const [state] = await here(
      `select last_value::text as last, is_called::text as called from ${name}`,
    );
    await there('select setval($1::regclass, $2::bigint, $3::boolean)::text', [
      name,
      state?.['last'],
      state?.['called'],
    ]);
  }
}

async function compare(tables: Table[], here: RunSql, there: RunSql) {
  let rows = 0;
  for (const { name } of tables) {
    const statement = `select count(*)::text as rows,
      coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as sum from public.${name} t`;
    const [[ours], [theirs]] = [await here(statement), await there(statement)];
    if (ours?.['rows'] !== theirs?.['rows'] || ours?.['sum'] !== theirs?.['sum']) {
      throw new MoveError(`${name} differs after it was carried over. Nothing was kept there.`);
    }
    rows += Number(ours?.['rows']);
  }
  return { tables: tables.length, rows };
}
