import { Readable } from 'node:stream';
import type { StudyEngine, Work } from '@scholar/ai';
import { LINES_TYPE } from '@scholar/contract';
import { AppError } from '@scholar/domain';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type * as z from 'zod/mini';
import {
  AI_BODY_MAX,
  AI_PATHS,
  CardsTaskSchema,
  type RemoteLine,
  SIGN_OF_LIFE_MS,
  SummaryTaskSchema,
} from '../adapters/ai/remote/remote-messages';
import { isSameSecret } from '../adapters/same-secret';
import { closeAfterAnswers } from '../drain';
import { signalOf } from '../http/signal-of';

const TIMEOUTS = { requestMs: 30_000, headersMs: 8_000, keepAliveMs: 30_000 };

/** What API servers ask of an AI process. It knows texts and no students, and nobody else may reach it. */
export function buildAiApp({
  engine,
  tokens,
  metricsToken,
  registry,
  logger,
  isDraining = () => false,
}: {
  engine: StudyEngine;
  tokens: readonly string[];
  metricsToken: string | undefined;
  registry: Registry;
  logger: Logger;
  isDraining?: () => boolean;
}): FastifyInstance {
  const app = Fastify({
    bodyLimit: AI_BODY_MAX,
    requestTimeout: TIMEOUTS.requestMs,
    keepAliveTimeout: TIMEOUTS.keepAliveMs,
    http: { headersTimeout: TIMEOUTS.headersMs },
    exposeHeadRoutes: true,
    forceCloseConnections: 'idle',
  });
  closeAfterAnswers(app, isDraining);
  // Texts of students may stand in what went wrong, so that callers get the status and nothing else.
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      logger.error({ err: error, route: request.routeOptions.url }, 'unexpected error');
    }
    return reply.code(status).send();
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) =>
    isDraining() ? reply.code(503).send({ status: 'unavailable' }) : { status: 'ok' },
  );
  app.get('/metrics', async (request, reply) => {
    if (metricsToken !== undefined && !isBearer(request, [metricsToken])) {
      return refuse(reply);
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });

  void app.register(async (asked) => {
    // Before the body is read, so that strangers send nothing in vain.
    asked.addHook('onRequest', async (request, reply) => {
      if (!isBearer(request, tokens)) {
        return refuse(reply);
      }
    });
    asked.get(AI_PATHS.engine, async () => ({ engine: engine.name }));
    asked.post(AI_PATHS.summarize, (request, reply) => {
      const { asker, request: text } = parse(SummaryTaskSchema, request.body);
      return answer(reply, asker, (work) => engine.summarize(text, work));
    });
    asked.post(AI_PATHS.makeFlashcards, (request, reply) => {
      const { asker, request: text } = parse(CardsTaskSchema, request.body);
      return answer(reply, asker, (work) => engine.makeFlashcards(text, work));
    });
  });

  /** In lines, the first of them at once: whoever waits can tell work from a process that is gone. */
  function answer(reply: FastifyReply, asker: string, make: (work: Work) => Promise<unknown>) {
    const lines = new Readable({ read() {} });
    const push = (line?: RemoteLine) => {
      if (!lines.destroyed) {
        lines.push(`${line ? JSON.stringify(line) : ''}\n`);
      }
    };
    push();
    const signs = setInterval(push, SIGN_OF_LIFE_MS);
    const work = {
      asker,
      signal: signalOf(reply),
      onCards: (cards: unknown[]) => push({ cards } as RemoteLine),
    };
    void make(work)
      .then(
        (draft) => push({ draft }),
        (error: unknown) => push({ failure: toFailure(error) }),
      )
      .finally(() => {
        clearInterval(signs);
        lines.push(null);
      });
    return reply.type(LINES_TYPE).send(lines);
  }

  function toFailure(error: unknown) {
    if (!(error instanceof AppError)) {
      logger.error({ err: error }, 'engine failed');
      return { code: 'internal' as const };
    }
    const { code, retryAfterSeconds } = error;
    return { code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
  }

  return app;
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    throw Object.assign(new Error('The question has another shape.'), { statusCode: 400 });
  }
  return parsed.data;
}

function isBearer({ headers }: FastifyRequest, tokens: readonly string[]): boolean {
  const given = headers.authorization ?? '';
  // All are compared, so that the time does not tell which one it was.
  return tokens.filter((token) => isSameSecret(given, `Bearer ${token}`)).length > 0;
}

function refuse(reply: FastifyReply) {
  return reply.code(401).header('www-authenticate', 'Bearer').header('connection', 'close').send();
}
