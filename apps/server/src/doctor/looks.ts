import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, mkdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectPostgres } from '@scholar/db';
import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import { reportOnOllama } from '../adapters/ai/ollama-report';
import { findLastNightly } from '../backups/nightly';
import { findPostgresTools } from '../backups/postgres-tools';
import type { Config } from '../config';
import { createFiles } from '../connections';
import { paths } from '../paths';
import type { Look } from './finding';
import { lookAtAiServer } from './look-at-ai-server';
import { lookAtProvider } from './look-at-provider';

const CONNECT_MS = 5_000;
const GIGABYTE = 1_000_000_000;
const DISK = { badBelow: 0.25 * GIGABYTE, poorBelow: 2 * GIGABYTE };
/** Codes are good for 180 s by the database's clock; tokens allow for 5 s. */
const CLOCK = { badMs: 30_000, poorMs: 2_000 };
const OLDEST_POSTGRES = 15;
const LATE_BACKUP_MS = 2 * 24 * 60 * 60 * 1_000;

/** Everything that the settings name, looked at in the order in which one depends on another. */
export function listLooks(config: Config, environment: Record<string, string | undefined>): Look[] {
  return [
    { about: 'settings', look: () => lookAtSettings(config) },
    {
      about: 'data folder',
      mend: 'let the user of the server write to DATA_DIR',
      look: () => lookAtFolder(config.dataDir),
    },
    ...(config.databaseUrl === undefined
      ? [{ about: 'database', look: () => lookAtEmbedded(config) }]
      : listPostgresLooks(config, config.databaseUrl)),
    {
      about: 'files',
      mend: 'let the server write there, or check FILES_S3_ENDPOINT, _BUCKET and the keys',
      look: () => lookAtFiles(config),
    },
    {
      about: 'mail',
      mend: 'check SMTP_URL; mails wait in the queue until then',
      look: () => lookAtMail(config),
    },
    {
      about: 'redis',
      mend: 'start Redis, or check REDIS_URL; until then each server counts calls for itself',
      look: () => lookAtRedis(config),
    },
    {
      about: 'AI provider',
      mend: 'check AI_PROVIDER_URL and the network; the embedded engine answers meanwhile',
      look: () => lookAtAi(config),
    },
    ...config.aiServers.map((server) => ({
      about: 'AI server',
      mend: 'start it (npm run start:ai), or check AI_SERVERS; another one is asked meanwhile',
      look: () => lookAtAiServer(server, config.aiToken),
    })),
    { about: 'backups', look: () => lookAtBackups(config, environment) },
  ];
}

async function lookAtSettings({ isProduction, trustProxy, host, databaseUrl, redisUrl }: Config) {
  if (!isProduction) {
    return {
      state: 'poor' as const,
      words: 'all in range; this is not production',
      mend: 'set NODE_ENV=production for a server that others use',
    };
  }
  const isBehindProxy = ['127.0.0.1', '::1', 'localhost'].includes(host);
  if (isBehindProxy && trustProxy.length === 0) {
    return {
      state: 'poor' as const,
      words: 'all in range, but every student seems to come from the proxy',
      mend: 'set TRUST_PROXY to the address of the proxy (loopback on the same machine)',
    };
  }
  const words = `all in range${databaseUrl && !redisUrl ? '; without REDIS_URL each server counts calls for itself' : ''}`;
  return { state: 'good' as const, words };
}

async function lookAtFolder(dataDir: string) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await access(dataDir, constants.W_OK);
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const words = `${dataDir}, ${(free / GIGABYTE).toFixed(1)} GB free`;
  if (free < DISK.poorBelow) {
    const state = free < DISK.badBelow ? ('bad' as const) : ('poor' as const);
    return { state, words, mend: 'make room, or put DATA_DIR on a larger disk' };
  }
  const isOpen = ((await stat(dataDir)).mode & 0o007) !== 0;
  return isOpen
    ? {
        state: 'poor' as const,
        words: `${words}; everybody may look into it`,
        mend: `chmod 700 ${dataDir}`,
      }
    : { state: 'good' as const, words };
}

async function lookAtEmbedded({ dataDir, isProduction }: Config) {
  const isMade = existsSync(join(dataDir, 'db', 'complete'));
  const words = isMade ? 'embedded' : 'embedded, made at the first start';
  return isProduction
    ? { state: 'poor' as const, words, mend: 'it serves one process; for more: npm run move' }
    : { state: 'good' as const, words };
}

function listPostgresLooks(config: Config, url: string): Look[] {
  const inspect = () =>
    inspectPostgres({ url, migrationsDir: paths.migrations, now: () => new Date() });
  return [
    {
      about: 'database',
      mend: 'start PostgreSQL, or check DATABASE_URL',
      async look() {
        const { majorVersion, answerMs, freeConnections } = await inspect();
        const words = `PostgreSQL ${majorVersion}, answers in ${answerMs} ms, ${freeConnections} connections free`;
        if (majorVersion < OLDEST_POSTGRES) {
          return { state: 'bad', words, mend: `upgrade it to ${OLDEST_POSTGRES} or newer` };
        }
        return freeConnections < 12
          ? { state: 'poor', words, mend: 'a server takes up to 11: raise max_connections' }
          : { state: 'good', words };
      },
    },
    {
      about: 'migrations',
      async look() {
        const { pendingMigrations } = await inspect();
        return pendingMigrations === 0
          ? { state: 'good', words: 'all applied' }
          : { state: 'bad', words: `${pendingMigrations} are missing`, mend: 'npm run migrate' };
      },
    },
    {
      about: 'clock',
      async look() {
        const { clockAheadMs } = await inspect();
        const apart = Math.abs(clockAheadMs);
        const words = `${(apart / 1_000).toFixed(1)} s apart from the database's`;
        if (apart < CLOCK.poorMs) {
          return { state: 'good', words };
        }
        const state = apart < CLOCK.badMs ? 'poor' : 'bad';
        return { state, words, mend: 'let both machines follow a time server (chrony, timesyncd)' };
      },
    },
  ];
}

/** Writes, reads and deletes, as uploads do. */
async function lookAtFiles(config: Config) {
  const files = createFiles(config);
  const name = randomUUID();
  const bytes = Buffer.from('doctor');
  const place = config.bucket ? `bucket ${config.bucket.bucket}` : config.filesDir;
  try {
    await files.put(name, bytes);
    const read = await files.get(name);
    if (!read || !bytes.equals(read)) {
      return { state: 'bad' as const, words: `${place} gives back something else` };
    }
  } finally {
    await files.delete(name);
  }
  return { state: 'good' as const, words: `${place} can be written, read and deleted in` };
}

async function lookAtMail({ smtpUrl, outboxDir }: Config) {
  if (smtpUrl === undefined) {
    const words = `not sent, but written to ${outboxDir}`;
    return { state: 'poor' as const, words, mend: 'set SMTP_URL to send mails' };
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: CONNECT_MS,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
  return { state: 'good' as const, words: `${new URL(smtpUrl).host} takes our name and password` };
}

async function lookAtRedis({ redisUrl }: Config) {
  if (redisUrl === undefined) {
    return { state: 'good' as const, words: 'not set up; only several servers need it' };
  }
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // What matters is thrown by the calls below.
  redis.on('error', () => {});
  try {
    await redis.connect();
    await redis.ping();
  } finally {
    redis.disconnect();
  }
  return { state: 'good' as const, words: `${new URL(redisUrl).host} answers` };
}

async function lookAtAi({ llm }: Config) {
  if (!llm) {
    return { state: 'good' as const, words: 'none: the embedded engine answers' };
  }
  if (llm.provider === 'ollama') {
    const { isReady, words } = await reportOnOllama(llm);
    return { state: isReady ? ('good' as const) : ('bad' as const), words };
  }
  return lookAtProvider(llm);
}

async function lookAtBackups(
  { databaseUrl, nightly, dataDir }: Config,
  environment: Record<string, string | undefined>,
) {
  if (databaseUrl !== undefined) {
    return findPostgresTools(environment)
      ? {
          state: 'good' as const,
          words: 'pg_dump and pg_restore are there; a timer has to call npm run backup',
        }
      : {
          state: 'poor' as const,
          words: 'pg_dump is missing here',
          mend: 'apt-get install postgresql-client, where npm run backup is called',
        };
  }
  if (nightly.days === 0) {
    return {
      state: 'poor' as const,
      words: 'none at night',
      mend: 'set BACKUP_DAYS, or call npm run backup',
    };
  }
  const last = await findLastNightly(nightly.folder);
  const words = last ? `the last one is of ${last.toISOString()}` : 'none yet';
  const since = last ?? (await stat(join(dataDir, 'db', 'complete')).catch(() => undefined))?.mtime;
  const isLate = since !== undefined && Date.now() - since.getTime() > LATE_BACKUP_MS;
  return isLate
    ? {
        state: 'poor' as const,
        words,
        mend: 'start the server; its log says why a nightly one failed',
      }
    : { state: 'good' as const, words };
}
