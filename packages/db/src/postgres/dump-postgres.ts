import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';

/** Programs of PostgreSQL by their paths. */
export type PostgresTools = {
  dump: string;
  restore: string;
  /** Of our own process: certificates and passwords may be named there, too. */
  environment: Record<string, string | undefined>;
};

const run = promisify(execFile);
const MAX_OUTPUT = 16 * 1024 * 1024;

/** The whole database in one file, as of one moment, and the files of cards that its rows know at that moment. */
export async function dumpPostgres({
  url,
  toFile,
  tools,
}: {
  url: string;
  toFile: string;
  tools: PostgresTools;
}): Promise<{ mediaIds: string[] }> {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const exported = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const media = await client.query<{ id: string }>('select id from media');
    await runTool(tools.dump, { url, tools }, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--snapshot=${exported.rows[0]?.id}`,
      `--file=${toFile}`,
    ]);
    await client.query('commit');
    return { mediaIds: media.rows.map(({ id }) => id) };
  });
}

/** All of it or nothing. */
export async function restorePostgres({
  url,
  file,
  tools,
}: {
  url: string;
  file: string;
  tools: PostgresTools;
}) {
  await runTool(tools.restore, { url, tools }, [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    file,
  ]);
}

/** Whether a database has no table of anybody yet. */
export function isEmptyPostgres(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const found = await client.query(
      `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' limit 1`,
    );
    return found.rows.length === 0;
  });
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: '-c timezone=UTC -c idle_in_transaction_session_timeout=0',
  });
  // A lost connection makes its queries fail; without a listener it would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The password goes by the environment: everybody on a machine can read command lines. */
async function runTool(
  program: string,
  { url, tools }: { url: string; tools: PostgresTools },
  args: string[],
) {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  try {
    await run(program, [...args, `--dbname=${address.href}`], {
      env: { ...tools.environment, ...(password && { PGPASSWORD: password }) },
      maxBuffer: MAX_OUTPUT,
    });
  } catch (error) {
    const told = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(told || `${program} failed`, { cause: error });
  }
}
