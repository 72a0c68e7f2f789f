import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../adapters/metrics';
import { addressPrefix, networkAddress } from './caller';

const UNLOGGED = new Set(['/healthz', '/readyz', '/metrics']);

/** One line a request, when it is over. Route templates only: addresses carry e-mails and codes. */
export function logRequests(app: FastifyInstance, metrics: Metrics) {
  app.decorateRequest('claims', null);
  app.decorateRequest('errorCode', null);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    metrics.requests.observe({ route, method: request.method, status }, reply.elapsedTime / 1000);
    if (UNLOGGED.has(route)) {
      return;
    }
    request.log.info(
      {
        route,
        method: request.method,
        status,
        ms: Math.round(reply.elapsedTime),
        user: request.claims?.owner,
        errorCode: request.errorCode ?? undefined,
        from: addressPrefix(networkAddress(request.ip)),
      },
      'request',
    );
  });
}
