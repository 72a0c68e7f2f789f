import { createHash } from 'node:crypto';
import type { MediaFile } from '@scholar/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that the caller may keep for a while. Whoever has this very one already is told only that. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, content, keptSeconds }: { type: string; content: string; keptSeconds: number },
) {
  const tag = createHash('sha256').update(content).digest('base64url');
  if (isKept(request, reply, { tag, keptSeconds })) {
    return reply.code(304).send();
  }
  void reply.type(type).header('content-length', Buffer.byteLength(content));
  return request.method === 'HEAD' ? reply.send() : reply.send(content);
}

/** A file of a student. Opened as a page of its own it can do nothing, whatever is in it. */
export async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, tag, read, keptSeconds }: Exclude<MediaFile, Blob> & { keptSeconds: number },
) {
  if (isKept(request, reply, { tag, keptSeconds })) {
    return reply.code(304).send();
  }
  const bytes = await read();
  return reply
    .type(type)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'attachment')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** Says what the answer is known by, and whether the caller has it. */
function isKept(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { tag, keptSeconds }: { tag: string; keptSeconds: number },
): boolean {
  void reply.header('etag', `"${tag}"`).header('cache-control', `private, max-age=${keptSeconds}`);
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known?.some((each) => each === `"${tag}"` || each === '*') ?? false;
}
