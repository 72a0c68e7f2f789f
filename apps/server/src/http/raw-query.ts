import type { FastifyRequest } from 'fastify';

/** As it was sent: the framework's own reading forgets order and doubles. */
export function rawQuery({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}
