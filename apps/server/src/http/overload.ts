import { MESSAGES } from '@scholar/contract';
import { AppError, tooManyRequests } from '@scholar/domain';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { askerOf } from './caller';

const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};

/** Sheds load while the event loop lags. Essential calls stay: a 503 on them would look like being logged out. */
export async function shedLoad(
  app: FastifyInstance,
  { maxEventLoopDelayMs }: { maxEventLoopDelayMs: number },
) {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: (request) => {
      const { endpoint } = request.routeOptions.config;
      if (endpoint && !endpoint.isEssential) {
        throw new AppError('unavailable', MESSAGES.busy, { retryAfterSeconds: 5, reason: 'lag' });
      }
    },
  });
}

/** So many calls a minute by one account, device or network address; shared between servers through Redis where there is one. */
export async function limitRate(
  app: FastifyInstance,
  {
    name,
    perMinute,
    redis,
    isExempt = () => false,
  }: {
    name: string;
    perMinute: number;
    redis: Redis | undefined;
    /** Calls that are not counted. */
    isExempt?: (request: FastifyRequest) => boolean;
  },
) {
  if (perMinute === 0) {
    return;
  }
  await app.register(rateLimit, {
    global: false,
    // Each limiter counts for itself, also where they share one Redis.
    nameSpace: `scholar-limit-${name}-`,
    max: (request) => perMinute * askerOf(request).factor,
    timeWindow: '1 minute',
    keyGenerator: (request) => askerOf(request).key,
    allowList: (request) => isExempt(request),
    // Some answers must look the same to whoever guesses; a count in a header would tell them apart.
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
    errorResponseBuilder: (_request, { ttl }) =>
      tooManyRequests(ttl / 1000, MESSAGES.tooMany, `rate_${name}`),
    ...(redis && { redis, skipOnError: true }),
  });
  // Added by the plugin, the hook would run after a route has checked the token, and guesses at tokens would not count.
  app.addHook('onRequest', app.rateLimit());
}
