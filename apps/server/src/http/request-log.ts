import type { FastifyInstance } from 'fastify';
import { addressPrefix, networkAddress } from '../network-address';

const UNLOGGED = new Set(['/healthz', '/readyz', '/metrics']);

type AnsweredRequest = { route: string; method: string; status: number; seconds: number };

/** One line a request, when it is over. Route templates only: addresses carry e-mails and codes. */
export function logRequests(
  app: FastifyInstance,
  { onAnswered }: { onAnswered: (request: AnsweredRequest) => void },
) {
  app.decorateRequest('claims', null);
  app.decorateRequest('errorCode', null);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    onAnswered({
      // Each address refuses a handful of methods; counted one by one, refusals would be most of the metrics.
      route: request.errorCode === 'method_not_allowed' ? 'unknown' : route,
      method: request.method,
      status,
      seconds: reply.elapsedTime / 1000,
    });
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
