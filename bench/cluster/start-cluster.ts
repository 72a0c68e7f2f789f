import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../scripts/find-free-port.mjs';
import type { ClusterPart } from './cluster-part';
import { startDatabases } from './databases';
import { findClusterPrograms, findOwner } from './find-cluster-programs';
import { createProxy, createRedis, createServer } from './servers';

// The pipe closes however we end, also by kill -9, and takes what is left with it.
const CLEAN_UP_WHEN_INPUT_ENDS = `
  cat >/dev/null
  [ -f "$1/pids" ] && while read -r pid; do kill -9 -"$pid" 2>/dev/null; done <"$1/pids"
  rm -rf "$1"
`;

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** A proxy, API and AI servers, PostgreSQL with a replica, PgBouncer and Redis on this machine, in a folder of their own. */
export async function startCluster({
  apis = 3,
  ais = 2,
  isPooled = true,
  settings = {},
  aiSettings = {},
  onPart = () => {},
}: {
  apis?: number;
  ais?: number;
  /** Whether the API servers go through PgBouncer. */
  isPooled?: boolean;
  /** Of the API servers, beside where everything is. */
  settings?: Record<string, string>;
  aiSettings?: Record<string, string>;
  /** Told of each part that is up. */
  onPart?: (name: string) => void;
} = {}) {
  const programs = findClusterPrograms();
  const owner = findOwner();
  const folder = mkdtempSync(join(tmpdir(), 'scholar-cluster-'));
  chmodSync(folder, 0o755);
  if (owner) {
    chownSync(folder, owner.uid, owner.gid);
  }
  const guard = spawn('sh', ['-c', CLEAN_UP_WHEN_INPUT_ENDS, 'sh', folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  const parts: ClusterPart[] = [];
  const begin = async <Part extends ClusterPart>(part: Part): Promise<Part> => {
    parts.push(part);
    await part.start();
    onPart(part.name);
    return part;
  };
  /** The last first: nobody loses what it needs. */
  async function stop() {
    for (const part of parts.toReversed()) {
      await part.stop();
    }
    rmSync(folder, { recursive: true, force: true });
    guard.stdin.end();
  }

  try {
    const databases = await startDatabases({ folder, programs, owner });
    parts.push(databases.primary, databases.replica, databases.bouncer);
    ['postgres', 'replica', 'pgbouncer'].forEach(onPart);
    const redis = await begin(await createRedis(folder, programs.redis));
    const aiToken = randomBytes(24).toString('hex');
    const aiServers = await Promise.all(
      Array.from({ length: ais }, async (_, at) =>
        begin(
          await createServer({
            folder,
            name: `ai-${at + 1}`,
            kind: 'ai',
            settings: { AI_TOKEN: aiToken, AI_THREADS: '1', ...aiSettings },
          }),
        ),
      ),
    );
    const port = await findFreePort();
    const shared = {
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: isPooled ? databases.urls.everyday : databases.urls.direct,
      DATABASE_MIGRATION_URL: databases.urls.migration,
      REDIS_URL: redis.url,
      JWT_SECRET: randomBytes(32).toString('base64'),
      TRUST_PROXY: 'loopback',
      AI_SERVERS: aiServers.map(({ url }) => url).join(','),
      AI_TOKEN: aiToken,
      DRAIN_DELAY: '2',
      ...settings,
    };
    const apiServers: Awaited<ReturnType<typeof createServer>>[] = [];
    for (let at = 1; at <= apis; at += 1) {
      // One after the other: the first one migrates.
      apiServers.push(
        await begin(
          await createServer({ folder, name: `api-${at}`, kind: 'api', settings: shared }),
        ),
      );
    }
    const proxy = await begin(
      await createProxy(folder, {
        program: programs.nginx,
        port,
        upstreams: apiServers.map(({ url }) => url),
      }),
    );
    return {
      folder,
      url: proxy.url,
      outbox: join(folder, 'data', 'outbox'),
      proxy,
      apiServers,
      aiServers,
      redis,
      databases,
      parts,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
