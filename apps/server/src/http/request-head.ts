import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { MESSAGES } from '@scholar/contract';
import { AppError } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';

/** Far more than a browser behind a chain of proxies sends. Node would quietly drop those past its own limit. */
const MAX_HEADERS = 200;

/** Refuses requests whose head is crowded, or leaves open which host is meant. */
export function checkRequestHeads(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const { rawHeaders, headers, httpVersion } = raw;
    const isCrowded = rawHeaders.length / 2 > MAX_HEADERS;
    const hasOneHost = httpVersion === '1.0' || (headers.host ?? ',').split(',').length === 1;
    if (isCrowded || !hasOneHost) {
      void reply.header('connection', 'close');
      throw isCrowded
        ? new AppError('headers_too_large', MESSAGES.headersTooLarge)
        : new AppError('invalid_input', MESSAGES.invalidRequest);
    }
  });
}

/** The id of a proxy in front, so that both logs can be read together, if it is safe to write into a log. */
export function toRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
