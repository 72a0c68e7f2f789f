import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that the caller may keep for a while. Whoever has this very one already is told only that. */
export function sendKept(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { type, content, keptSeconds }: { type: string; content: string; keptSeconds: number },
) {
  const tag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  void reply.header('etag', tag).header('cache-control', `private, max-age=${keptSeconds}`);
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (known?.some((each) => each === tag || each === '*')) {
    return reply.code(304).send();
  }
  void reply.type(type).header('content-length', Buffer.byteLength(content));
  return method === 'HEAD' ? reply.send() : reply.send(content);
}
