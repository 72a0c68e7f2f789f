import type { FastifyRequest } from 'fastify';

export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^bearer ([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1];
}
