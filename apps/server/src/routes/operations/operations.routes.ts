import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { Metrics } from '../../adapters/metrics';
import { isSameSecret } from '../../adapters/same-secret';

const DATABASE_LIMIT_MS = 500;
/** A mail older than this means that codes arrive too late to be typed. */
const MAIL_TROUBLE_SECONDS = 60;

export type Health = {
  isDraining: () => boolean;
  /** Only a new process would reach the database. */
  isStuck: () => boolean;
  pingDatabase: (timeoutMs: number) => Promise<void>;
  countWaitingMails: () => Promise<{ waiting: number; oldestSeconds: number }>;
  /** No AI server answers. */
  isAiDown: () => boolean;
};

export function operationsRoutes(app: FastifyInstance, health: Health) {
  // Some balancers probe with HEAD.
  const probe = (url: string, handler: RouteHandlerMethod) =>
    app.route({ method: ['GET', 'HEAD'], url, handler });

  probe('/healthz', async (_request, reply) =>
    health.isStuck() ? reply.code(503).send({ status: 'unavailable' }) : { status: 'ok' },
  );

  probe('/readyz', async (_request, reply) => {
    const isUp = !health.isDraining() && (await isDatabaseUp(health));
    if (!isUp) {
      return reply.code(503).header('retry-after', '2').send({ status: 'unavailable' });
    }
    const { oldestSeconds } = await health.countWaitingMails();
    const isDegraded = oldestSeconds > MAIL_TROUBLE_SECONDS || health.isAiDown();
    return { status: isDegraded ? 'degraded' : 'ok' };
  });
}

async function isDatabaseUp(health: Health): Promise<boolean> {
  try {
    await health.pingDatabase(DATABASE_LIMIT_MS);
    return true;
  } catch {
    // Any failure means the same to whoever asks: not ready.
    return false;
  }
}

export function metricsRoutes(
  app: FastifyInstance,
  { metrics, health, token }: { metrics: Metrics; health: Health; token: string | undefined },
) {
  app.get('/metrics', async (request, reply) => {
    const given = request.headers.authorization ?? '';
    if (token !== undefined && !isSameSecret(given, `Bearer ${token}`)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    }
    // Metrics matter most while the database is down; what only it knows is missing then.
    const unknown = { waiting: Number.NaN, oldestSeconds: Number.NaN };
    const { waiting, oldestSeconds } = await health.countWaitingMails().catch(() => unknown);
    metrics.mailsWaiting.set(waiting);
    metrics.oldestMailSeconds.set(oldestSeconds);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Browsers tell here when a page broke the content security policy. Only counted: reports hold addresses. */
export function cspReportRoutes(app: FastifyInstance, { metrics }: { metrics: Metrics }) {
  app.post('/csp-report', async (_request, reply) => {
    metrics.cspReports.inc();
    return reply.code(204).send();
  });
}
