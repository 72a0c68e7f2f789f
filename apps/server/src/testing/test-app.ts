import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { Envelope } from '@scholar/contract';
import { openTestDatabase } from '@scholar/db/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createLogger } from '../adapters/logger';
import { buildApp, type Timeouts } from '../build-app';
import { compose, type Replacements } from '../compose';
import { readConfig } from '../config';
import { createMailbox } from './mailbox';

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
export type Answer = { status: number; body: Envelope; headers: Record<string, unknown> };

export type CallOptions = {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  from?: string;
};

/** The real server on a real database; only the mails end in a mailbox the test can read. */
export async function startTestApp({
  environment = {},
  timeouts,
  passwords,
  pushConnection,
  logLines,
  maxLagMs = 0,
  patience,
}: {
  environment?: Record<string, string>;
  timeouts?: Timeouts;
  passwords?: Replacements['passwords'];
  /** To a push service of the test; without it nothing is pushed. */
  pushConnection?: Replacements['pushConnection'];
  /** Collects every log line, for tests about what must not be in one. */
  logLines?: string[];
  /** 0 sheds no load: a busy test machine must not turn calls away. */
  maxLagMs?: number;
  /** How long PostgreSQL is waited for, where that is not to be longer than any test. */
  patience?: NonNullable<Parameters<typeof openTestDatabase>[0]>['patience'];
} = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'scholar-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    AI_RATE_LIMIT: '0',
    ...environment,
  });
  const logger = logLines
    ? createLogger({ level: 'trace' }, { write: (line) => void logLines.push(line) })
    : createLogger({ level: 'silent' });
  const database = await openTestDatabase({ patience });
  const mailbox = createMailbox();
  const composition = await compose(config, logger, {
    connection: database,
    mailTransport: mailbox.transport,
    ...(passwords && { passwords }),
    ...(pushConnection && { pushConnection }),
  });
  const app = await buildApp(
    { config, composition, logger },
    { maxLagMs, ...(timeouts && { timeouts }) },
  );
  composition.mailWorker.start();
  if (pushConnection) {
    composition.pushWorker.start();
  }

  return {
    app,
    config,
    composition,
    database,
    mailbox,
    call: (method: Method, path: string, options?: CallOptions) =>
      callApp(app, method, path, options),
    async reset() {
      await database.reset();
      // Mails that were taken from the queue before it was emptied come first.
      await letOthersIn();
      await letOthersIn();
      mailbox.empty();
    },
    async close() {
      await app.close();
      await composition.mailWorker.stop();
      await composition.pushWorker.stop();
      await composition.studyPool.close();
      await composition.llmPool?.close();
      await composition.weightsFitter.close();
      composition.redis?.disconnect();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Method = NonNullable<InjectOptions['method']>;

export async function callApp(
  app: FastifyInstance,
  method: Method,
  path: string,
  { token, body, headers = {}, from = '192.0.2.1' }: CallOptions = {},
): Promise<Answer> {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: from,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { payload: toPayload(body) }),
  });
  return {
    status: response.statusCode,
    body: response.json<Envelope>(),
    headers: response.headers,
  };
}

/** Texts and bytes go out as they are, everything else as JSON. */
function toPayload(body: unknown): string | Buffer {
  return typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
}
