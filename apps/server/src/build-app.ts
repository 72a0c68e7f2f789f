import { PARAM_MAX } from '@scholar/contract';
import cors from '@fastify/cors';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Composition } from './compose';
import type { Config } from './config';
import { closeAfterAnswers } from './drain';
import { acceptBodies } from './http/body';
import { identifyCallers } from './http/caller';
import { createDeviceCookie } from './http/device-cookie';
import { answerBrokenRequest, handleErrors, sendError } from './http/errors';
import { limitRate, shedLoad } from './http/overload';
import { checkRequestHeads, toRequestId } from './http/request-head';
import { logRequests } from './http/request-log';
import { addSecurityHeaders, securityHeaders, sendSecurityHeaders } from './http/security-headers';
import { refuseOtherSites } from './http/same-origin';
import { serveWeb } from './http/web-files';
import { createNetworkList } from './network-address';
import { paths } from './paths';
import { accountsRoutes } from './routes/accounts/accounts.routes';
import { operatorsRoutes } from './routes/operators/operators.routes';
import { aiRoutes } from './routes/ai/ai.routes';
import { AI_BASE, API_BASE, API_PARTS } from './routes/api-endpoints';
import { docsRoutes } from './routes/operations/docs.routes';
import { documentsRoutes } from './routes/documents/documents.routes';
import { duplicatesRoutes } from './routes/duplicates/duplicates.routes';
import { examsRoutes } from './routes/exams/exams.routes';
import { exportsRoutes } from './routes/exports/exports.routes';
import { flashcardsRoutes } from './routes/flashcards/flashcards.routes';
import { foldersRoutes } from './routes/folders/folders.routes';
import { importsRoutes } from './routes/imports/imports.routes';
import { registerMailbox } from './routes/mailbox/mailbox.routes';
import { marksRoutes } from './routes/memory/marks.routes';
import { memorySettingsRoutes } from './routes/memory/memory-settings.routes';
import { mediaRoutes } from './routes/media/media.routes';
import { memoryRoutes } from './routes/memory/memory.routes';
import { pushRoutes } from './routes/memory/push.routes';
import { setMemoryRoutes } from './routes/memory/set-memory.routes';
import { statisticsRoutes } from './routes/memory/statistics.routes';
import { isFromGateway, paymentNoticesRoutes } from './routes/payments/payment-notices.routes';
import { paymentReturnRoutes } from './routes/payments/payment-return.routes';
import { paymentsRoutes } from './routes/payments/payments.routes';
import { searchRoutes } from './routes/search/search.routes';
import { securityRoutes } from './routes/accounts/security.routes';
import { setsRoutes } from './routes/sets/sets.routes';
import { reportsRoutes } from './routes/reports/reports.routes';
import { sandboxRoutes } from './routes/sandbox/sandbox.routes';
import { sharedRoutes, shareLinksRoutes } from './routes/share-links/share-links.routes';
import { supportRoutes } from './routes/support/support.routes';
import { takeoutRoutes } from './routes/accounts/takeout.routes';
import { teamSetsRoutes } from './routes/teams/team-sets.routes';
import { teamUsageRoutes } from './routes/teams/team-usage.routes';
import { teamsRoutes } from './routes/teams/teams.routes';
import {
  cspReportRoutes,
  metricsRoutes,
  operationsRoutes,
} from './routes/operations/operations.routes';
import { wellKnownRoutes } from './routes/operations/well-known.routes';

/** Mean lag of the event loop before calls are turned away. The embedded database works on the loop itself. */
const MAX_LAG_MS = { embedded: 1_000, postgres: 250 };

export type Timeouts = { requestMs: number; headersMs: number; idleMs: number; checkMs: number };
const TIMEOUTS: Timeouts = { requestMs: 30_000, headersMs: 8_000, idleMs: 8_000, checkMs: 2_000 };

export type BuildOptions = {
  timeouts?: Timeouts;
  maxLagMs?: number;
  isDraining?: () => boolean;
  webDir?: string;
};

export async function buildApp(
  { config, composition, logger }: { config: Config; composition: Composition; logger: Logger },
  options: BuildOptions = {},
): Promise<FastifyInstance> {
  const { services, connection, metrics, store, redis } = composition;
  const {
    timeouts = TIMEOUTS,
    maxLagMs = config.maxLagMs ?? MAX_LAG_MS[connection.engine],
    isDraining = () => false,
    webDir = paths.web,
  } = options;
  const headers = securityHeaders({
    connectTo: [config.apiBase, config.aiBase]
      .filter((base) => base.startsWith('http'))
      .map((base) => new URL(base).origin),
    isHttps: config.publicUrl.startsWith('https://'),
  });
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: PARAM_MAX },
    requestTimeout: timeouts.requestMs,
    connectionTimeout: 75_000,
    keepAliveTimeout: 10_000,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkMs,
      maxHeaderSize: 16_384,
      // A second authorization or content type must not vanish unseen; a missing host is ours to answer.
      joinDuplicateHeaders: true,
      requireHostHeader: false,
    },
    exposeHeadRoutes: false,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    genReqId: toRequestId,
    // Neither of these two passes the hooks that add the headers everywhere else.
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, addSecurityHeaders(request, reply, headers)),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers),
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance; // Only the logger's type differs from the default instance.

  const deviceCookie = createDeviceCookie(composition.devices, {
    isHttps: config.publicUrl.startsWith('https://'),
  });
  app.decorate('authenticate', (token) => services.sessions.authenticate(token));
  app.decorate('deviceCookie', deviceCookie);
  logRequests(app, {
    onAnswered: ({ seconds, refusal, ...labels }) => {
      metrics.requests.observe(labels, seconds);
      if (refusal !== undefined) {
        metrics.refusals.inc({ status: labels.status, reason: refusal });
      }
    },
  });
  sendSecurityHeaders(app, headers);
  handleErrors(app);
  closeAfterAnswers(app, isDraining);
  checkRequestHeads(app);
  // Bodies are read where an endpoint asks for one; nobody reads what is sent to an unknown address.
  app.removeAllContentTypeParsers();
  if (config.webOrigin) {
    await app.register(cors, {
      origin: [config.webOrigin],
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      credentials: false,
      exposedHeaders: ['retry-after', 'x-request-id'],
    });
  }
  refuseOtherSites(app, ownSiteOf(config));
  identifyCallers(app, {
    isTrusted: createNetworkList(config.trustedNetworks),
    cookie: deviceCookie,
    readToken: (token) => composition.tokens.verify(token),
  });
  await shedLoad(app, { maxEventLoopDelayMs: maxLagMs });

  const health = {
    isDraining,
    isStuck: () => connection.isStuck(),
    pingDatabase: (timeoutMs: number) => connection.ping(timeoutMs),
    countWaitingMails: () => store.mailJobs.countWaiting(),
    isAiDown: () => composition.studyPool.isDown,
  };
  operationsRoutes(app, health);
  wellKnownRoutes(app, {
    productUrl: config.productUrl,
    securityContact: config.securityContact,
    now: () => new Date(),
  });
  await app.register(async (limited) => {
    await limitRate(limited, { name: 'api', perMinute: config.rateLimit, redis });
    await acceptBodies(limited, { idleMs: timeouts.idleMs });
    cspReportRoutes(limited, { metrics });
    await limited.register(
      async (api) => {
        accountsRoutes(api, services);
        securityRoutes(api, services);
        documentsRoutes(api, services);
        flashcardsRoutes(api, services);
        setsRoutes(api, services);
        foldersRoutes(api, services);
        duplicatesRoutes(api, services);
        searchRoutes(api, services);
        importsRoutes(api, services);
        mediaRoutes(api, services);
        shareLinksRoutes(api, services);
        memoryRoutes(api, services);
        marksRoutes(api, services);
        setMemoryRoutes(api, services);
        statisticsRoutes(api, services);
        memorySettingsRoutes(api, services);
        pushRoutes(api, services);
        examsRoutes(api, services);
        exportsRoutes(api, services);
        reportsRoutes(api, services);
        await paymentsRoutes(api, services);
        await registerGateway(api, { config, composition });
        takeoutRoutes(api, services);
        await teamsRoutes(api, services);
        teamSetsRoutes(api, services);
        teamUsageRoutes(api, services);
        supportRoutes(api, services);
        operatorsRoutes(api, services);
        if (config.hasDocs) {
          docsRoutes(api, API_PARTS);
        }
      },
      { prefix: API_BASE },
    );
  });
  await app.register(
    async (shared) => {
      await limitRate(shared, { name: 'shared', perMinute: config.aiRateLimit, redis });
      await acceptBodies(shared, { idleMs: timeouts.idleMs });
      sharedRoutes(shared, services);
    },
    { prefix: API_BASE },
  );
  await app.register((notices) => registerNotices(notices, { config, composition }), {
    prefix: API_BASE,
  });
  await app.register(
    async (ai) => {
      await limitRate(ai, { name: 'ai', perMinute: config.aiRateLimit, redis });
      await acceptBodies(ai, { idleMs: timeouts.idleMs });
      aiRoutes(ai, services);
    },
    { prefix: AI_BASE },
  );
  if (!config.isProduction) {
    metricsRoutes(app, { metrics, health, token: config.metrics.token });
    registerMailbox(app, { outboxDir: config.outboxDir });
  }
  await serveWeb(app, {
    webDir,
    settings: {
      'scholar-api-base': config.apiBase,
      'scholar-ai-base': config.aiBase,
      'scholar-password-blocklist': config.passwordBlocklist,
    },
  });
  return app;
}

/** Where our pages lie, and under which names a server that is open to the world may be called. */
function ownSiteOf({ publicUrl, apiBase, aiBase, webOrigin, isProduction }: Config) {
  const ours = [publicUrl, webOrigin, apiBase, aiBase].filter((url) => url?.startsWith('http'));
  return {
    ownOrigins: [publicUrl, webOrigin].flatMap((url) => (url ? [new URL(url).origin] : [])),
    ownHosts: isProduction ? ours.map((url) => new URL(url ?? '').host) : undefined,
  };
}

/** What the configured gateway needs from this server; nothing without one. */
async function registerGateway(
  api: FastifyInstance,
  { config, composition }: { config: Config; composition: Composition },
) {
  const {
    services: { orders },
    payment: { gateway, sandbox },
  } = composition;
  const { productUrl } = config;
  if (gateway) {
    paymentReturnRoutes(api, { gateway, productUrl });
  }
  if (sandbox) {
    const { origin: apiOrigin } = new URL(config.apiBase, config.publicUrl);
    await api.register(async (pages) => {
      await sandboxRoutes(pages, { sandbox, orders, productUrl, apiBase: API_BASE, apiOrigin });
    });
  }
}

/** Where the gateway tells of payments: apart from the other calls, because what it signed is never counted. */
async function registerNotices(
  app: FastifyInstance,
  { config, composition }: { config: Config; composition: Composition },
) {
  const {
    services: { settlement },
    payment: { gateway },
    redis,
  } = composition;
  if (gateway) {
    await limitRate(app, {
      name: 'notices',
      perMinute: config.rateLimit,
      redis,
      isExempt: (request) => isFromGateway(gateway, request),
    });
    paymentNoticesRoutes(app, { gateway, settlement });
  }
}

/** In production metrics are served apart, on loopback unless told otherwise. */
export function buildMetricsApp({
  config,
  composition,
}: {
  config: Config;
  composition: Composition;
}): FastifyInstance {
  const { metrics, connection, store } = composition;
  const app = Fastify();
  metricsRoutes(app, {
    metrics,
    token: config.metrics.token,
    health: {
      isDraining: () => false,
      isStuck: () => connection.isStuck(),
      pingDatabase: (timeoutMs) => connection.ping(timeoutMs),
      countWaitingMails: () => store.mailJobs.countWaiting(),
      isAiDown: () => composition.studyPool.isDown,
    },
  });
  return app;
}
