import { type Language, LANGUAGE_COOKIE, LANGUAGES } from '@scholar/contract';
import { type Asker, type Caller, type SessionClaims, TRUSTED_FACTOR } from '@scholar/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkAddress } from '../network-address';
import { bearerToken } from './bearer-token';
import type { DeviceCookie } from './device-cookie';
import { readCookie } from './read-cookie';

/** The names that are looked for stand long before. */
const USER_AGENT_MAX = 512;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** Finds out who calls before anything is counted or done. */
export function identifyCallers(
  app: FastifyInstance,
  {
    isTrusted,
    cookie,
    readToken,
  }: {
    isTrusted: (ip: string) => boolean;
    cookie: DeviceCookie;
    /** The claims of a token we signed. Calls that need a live session ask for that themselves. */
    readToken: (token: string) => Promise<SessionClaims | undefined>;
  },
) {
  // Set by the hook below, before anything reads it.
  app.decorateRequest('caller', null as unknown as Caller);
  app.addHook('onRequest', async (request) => {
    // Read before anything is waited for. A caller who has hung up has no address any more.
    const ip = (request.ip as string | undefined) ?? '';
    const token = bearerToken(request);
    const claims = token === undefined ? undefined : await readToken(token);
    request.caller = {
      address: networkAddress(ip),
      isTrusted: isTrusted(ip),
      device: cookie.read(request),
      account: claims?.owner,
      userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_MAX),
      language: languageOf(request),
      requestId: request.id,
    };
  });
}

/** Whom a call is counted against: the account, else the device, else everybody at the network address. */
export function askerOf({
  caller: { account, device, address, isTrusted },
}: FastifyRequest): Asker {
  if (account !== undefined) {
    return { key: `account ${account}`, factor: 1 };
  }
  return device === undefined
    ? { key: address, factor: isTrusted ? TRUSTED_FACTOR : 1 }
    : { key: `device ${device}`, factor: 1 };
}

/** What was chosen with the switch goes before what the browser asks for. */
export function languageOf(request: FastifyRequest): Language {
  const chosen = readCookie(request, LANGUAGE_COOKIE);
  return (
    LANGUAGES.find((language) => language === chosen) ??
    preferredLanguage(request.headers['accept-language'])
  );
}

export function preferredLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { language: tag.split('-')[0], quality: quality ? Number(quality.split('=')[1]) : 1 };
    })
    // q=0 excludes a language.
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of wishes) {
    const known = LANGUAGES.find((candidate) => candidate === language);
    if (known) {
      return known;
    }
  }
  return 'en';
}
