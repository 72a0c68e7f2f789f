import type { FastifyInstance } from 'fastify';
import { addressPrefix, networkAddress } from '../network-address';

/** Of the limits and of what is missing; health answers like that, too, and nobody was turned away. */
const REFUSALS = new Set([429, 503]);
const UNLOGGED = new Set(['/healthz', '/readyz', '/metrics']);

type AnsweredRequest = {
  route: string;
  method: string;
  status: number;
  seconds: number;
  /** Of a call that was turned away. */
  refusal: string | undefined;
};

/** One line a request, when it is over. Route templates only: addresses carry e-mails and codes. */
export function logRequests(
  app: FastifyInstance,
  { onAnswered }: { onAnswered: (request: AnsweredRequest) => void },
) {
  app.decorateRequest('claims', null);
  app.decorateRequest('errorCode', null);
  app.decorateRequest('refusalReason', null);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    onAnswered({
      // Each address refuses a handful of methods; counted one by one, refusals would be most of the metrics.
      route: request.errorCode === 'method_not_allowed' ? 'unknown' : route,
      method: request.method,
      status,
      seconds: reply.elapsedTime / 1000,
      refusal:
        REFUSALS.has(status) && !UNLOGGED.has(route)
          ? (request.refusalReason ?? 'other')
          : undefined,
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
        reason: request.refusalReason ?? undefined,
        from: addressPrefix(networkAddress(request.ip)),
      },
      'request',
    );
  });
}
