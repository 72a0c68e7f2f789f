import { MESSAGES } from '@scholar/contract';
import { AppError } from '@scholar/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

type OwnSite = {
  /** Origins of our own pages. */
  ownOrigins: readonly string[];
  /** Names under which this server may be called; undefined for any. */
  ownHosts: readonly string[] | undefined;
};

/** Whatever changes or costs something is for our own pages: other sites must not have their visitors call it. */
export function refuseOtherSites(app: FastifyInstance, { ownOrigins, ownHosts }: OwnSite) {
  app.addHook('onRequest', async (request) => {
    if (!isForOwnPages(request)) {
      return;
    }
    const { origin = '', 'sec-fetch-site': site } = request.headers;
    const isOwn = ownOrigins.includes(origin);
    // Browsers send both headers, and they must not contradict each other; programs send neither.
    const isForeign = site === 'cross-site' || site === 'same-site';
    const isAllowed = isOwn || (!isForeign && (isHidden(request) || isSameHost(request)));
    if (!isAllowed || ownHosts?.includes(hostOf(request) ?? '') === false) {
      throw new AppError('forbidden', MESSAGES.forbidden);
    }
  });
}

function isForOwnPages({ method, routeOptions }: FastifyRequest): boolean {
  const { endpoint } = routeOptions.config;
  const isChanging = !READING.has(method) || (endpoint?.changesOnGet ?? false);
  return isChanging && !endpoint?.isForAnySite;
}

/** No origin, or 'null' because the page sends no referrer while the browser says that it is ours. */
function isHidden({ headers: { origin, 'sec-fetch-site': site } }: FastifyRequest): boolean {
  return origin === undefined || (origin === 'null' && site === 'same-origin');
}

function isSameHost(request: FastifyRequest): boolean {
  const { origin = '' } = request.headers;
  return URL.canParse(origin) && new URL(origin).host === hostOf(request);
}

/** As the browser wrote it, also where a trusted proxy calls us by another name. */
function hostOf({ host, protocol }: FastifyRequest): string | undefined {
  const url = `${protocol}://${host}`;
  return URL.canParse(url) ? new URL(url).host : undefined;
}
