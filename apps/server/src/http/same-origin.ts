import { MESSAGES } from '@scholar/contract';
import { AppError } from '@scholar/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Calls that need no token are for our own pages: other sites must not spend what they cost. */
export function refuseOtherSites(
  app: FastifyInstance,
  { ownOrigins }: { ownOrigins: readonly string[] },
) {
  app.addHook('onRequest', async (request) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isOwn = origin === undefined || ownOrigins.includes(origin) || isSameHost(request);
    // A browser that tells both must not contradict itself; programs tell neither.
    const isForeign = site === 'cross-site' || site === 'same-site';
    if (!isOwn || (isForeign && !ownOrigins.includes(origin ?? ''))) {
      throw new AppError('forbidden', MESSAGES.forbidden);
    }
  });
}

function isSameHost({ headers: { origin = '', host } }: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
