import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startServer } from '../e2e/fixtures/server';
import { createOutsideClient } from '../e2e/process/outside-client';
import { findFreePort } from '../scripts/find-free-port.mjs';
import { DIST, ROOT } from '../scripts/project-folders.mjs';
import type { Figure } from './figure';

const SECONDS = 8;
const CREDENTIALS = { email: 'bench@example.com', password: 'Abcde1' };

/** Product and peer take turns on the same machine, each alone. */
export async function measureAccounts(): Promise<Figure[]> {
  const product = await startServer();
  const token = await createOutsideClient(product).register(
    CREDENTIALS.email,
    CREDENTIALS.password,
  );
  const bare = await startBareServer();

  try {
    const me = {
      product: () =>
        run(`${product.url}/api/user/me`, {
          headers: { authorization: `Bearer ${token}` },
          connections: 10,
        }),
      peer: () => run(`${bare.url}/me`, { connections: 10 }),
    };
    const login = {
      product: () =>
        run(`${product.url}/api/user/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(CREDENTIALS),
          connections: 2,
          // Two logins a second are what the limit per address allows.
          amount: 110,
        }),
      peer: () => run(`${bare.url}/login`, { method: 'POST', connections: 2, amount: 110 }),
    };
    return [
      await compare('/user/me', me, 'a bare Fastify route with the same query'),
      await compare('/user/login', login, 'a bare Fastify route with the same hash'),
    ];
  } finally {
    await product.stop();
    await bare.stop();
  }
}

type Turn = () => Promise<{ perSecond: number; p99: number }>;

async function compare(
  what: string,
  turns: { product: Turn; peer: Turn },
  against: string,
): Promise<Figure> {
  const product = await turns.product();
  const peer = await turns.peer();
  return {
    what,
    measured: `${product.perSecond.toFixed(0)}/s, p99 ${product.p99} ms`,
    against: `${against}: ${peer.perSecond.toFixed(0)}/s, p99 ${peer.p99} ms`,
    ratio: product.perSecond / peer.perSecond,
  };
}

async function run(url: string, options: Partial<autocannon.Options>) {
  const started = performance.now();
  const result = await autocannon({
    url,
    ...(options.amount === undefined && { duration: SECONDS }),
    ...options,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: result.requests.total / seconds, p99: result.latency.p99 };
}

/** The peer, on a database of its own. */
export async function startBareServer() {
  const folder = await mkdtemp(join(tmpdir(), 'scholar-bench-'));
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    [
      // One process: a runner around it would outlive being killed.
      '--import',
      'tsx',
      'bench/bare-server.ts',
      folder,
      join(DIST, 'db', 'snapshot.tar.gz'),
      String(port),
    ],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
