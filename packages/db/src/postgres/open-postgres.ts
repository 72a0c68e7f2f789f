import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection } from '../database';
import { isConnectionFailure } from '../database-errors';
import { RANDOM_PAGE_COST } from '../planner';
import { startReachWatch } from './reach-watch';

const POOL_SIZE = 10;
/** Made anew in a rush, on a machine that has enough to do, connections took longer than the second they have. */
const IDLE_MS = 300_000;
const PATIENCE = {
  connectMs: 1_000,
  lockMs: 4_000,
  statementMs: 5_000,
  /** How long the network may be silent: above the statement's time, by which a living server has answered. */
  queryMs: 6_000,
  idleInTransactionMs: 10_000,
  watchMs: 10_000,
  stuckMs: 60_000,
};
export type Patience = typeof PATIENCE;

export function openPostgres(
  url: string,
  { onError, patience: asked }: { onError: (error: Error) => void; patience?: Partial<Patience> },
): Connection {
  const patience = { ...PATIENCE, ...asked };
  const network = {
    connectionString: url,
    connectionTimeoutMillis: patience.connectMs,
    query_timeout: patience.queryMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const pool = new pg.Pool({
    ...network,
    max: POOL_SIZE,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: patience.statementMs,
    lock_timeout: patience.lockMs,
    idle_in_transaction_session_timeout: patience.idleInTransactionMs,
    // Nothing here takes long enough for helping processes: on a busy server, calling them takes longer.
    options: `-c timezone=UTC -c random_page_cost=${RANDOM_PAGE_COST} -c max_parallel_workers_per_gather=0`,
  });
  // A pool of its own, so that a busy server is not taken for a dead one.
  const pinger = new pg.Pool({ ...network, max: 1 });
  pinger.on('error', onError);
  // Without a listener a dropped connection, idle or in use, ends the whole process.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    dropWhenSilent(client);
  });

  const waits = timeWaits(pool);

  const watch = startReachWatch({
    everyMs: patience.watchMs,
    stuckMs: patience.stuckMs,
    reach: () => pool.query('select 1'),
    reachAfresh: () => askAfresh(network),
  });
  pool.on('release', (error) => {
    if (!error) {
      watch.noteReached();
    }
  });

  const database = drizzle(pool);
  // Drizzle's own keeps a connection for ever when it cannot begin on it.
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    let failure: unknown;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(isConnectionFailure(failure));
    }
  };

  return {
    database,
    engine: 'postgres',
    async ping(timeoutMs) {
      // query_timeout is honoured per query by pg but missing in its types.
      const query: pg.QueryConfig & { query_timeout: number } = {
        text: 'select 1',
        query_timeout: timeoutMs,
      };
      await pinger.query(query);
    },
    isStuck: watch.isStuck,
    load: () => ({ busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    onWaited: waits.listen,
    maintain: () => Promise.resolve(),
    async close() {
      await watch.stop();
      await pinger.end();
      await pool.end();
    },
  };
}

/** Every way to a connection leads through `connect`, that of a single query as well. */
function timeWaits(pool: pg.Pool) {
  let listener: (seconds: number) => void = () => {};
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = (...[answer]: unknown[]) => {
    const askedAt = performance.now();
    const note = () => listener((performance.now() - askedAt) / 1_000);
    if (typeof answer === 'function') {
      return connect((...given: unknown[]) => {
        note();
        (answer as (...given: unknown[]) => void)(...given);
      }) as never;
    }
    return (connect() as Promise<pg.PoolClient>).finally(note) as never;
  };
  return {
    listen(listen: (seconds: number) => void) {
      listener = listen;
    },
  };
}

/** An answer that never comes holds up every later one on its connection, so the connection goes with it. */
function dropWhenSilent(client: pg.PoolClient) {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = (...args: unknown[]) => {
    const answer = send(...args);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (isConnectionFailure(error)) {
          (client as unknown as pg.Client).end().catch(() => {});
        }
      });
    }
    return answer as never;
  };
}

async function askAfresh(network: pg.ClientConfig) {
  const client = new pg.Client(network);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end();
  }
}
