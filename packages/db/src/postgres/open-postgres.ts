import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection } from '../database';
import { RANDOM_PAGE_COST } from '../planner';

const POOL_SIZE = 10;

export function openPostgres(
  url: string,
  { onError }: { onError: (error: Error) => void },
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 1_000,
    statement_timeout: 5_000,
    lock_timeout: 4_000,
    idle_in_transaction_session_timeout: 10_000,
    // Nothing here takes long enough for helping processes: on a busy server, calling them takes longer.
    options: `-c timezone=UTC -c random_page_cost=${RANDOM_PAGE_COST} -c max_parallel_workers_per_gather=0`,
  });
  // Apart from the others: a busy server is not a dead one.
  const pinger = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 1_000 });
  pinger.on('error', onError);
  // Without a listener a dropped connection, idle or in use, ends the whole process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));

  return {
    database: drizzle(pool),
    engine: 'postgres',
    async ping(timeoutMs) {
      // query_timeout is honoured per query by pg but missing in its types.
      const query: pg.QueryConfig & { query_timeout: number } = {
        text: 'select 1',
        query_timeout: timeoutMs,
      };
      await pinger.query(query);
    },
    load: () => ({ busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    maintain: () => Promise.resolve(),
    async close() {
      await pinger.end();
      await pool.end();
    },
  };
}
