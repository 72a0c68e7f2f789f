import type { FastifyRequest } from 'fastify';

/** Read from the raw address, because the framework drops order and repeated keys. */
export function rawQuery({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}
