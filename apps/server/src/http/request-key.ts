import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_MAX, STUDY_MESSAGES } from '@scholar/contract';
import { AppError, type RequestKey } from '@scholar/domain';
import type { FastifyRequest } from 'fastify';

const KEY = new RegExp(`^[\\x21-\\x7e]{1,${IDEMPOTENCY_KEY_MAX}}$`);

/** The key under which a client may send the same call again, and what tells it from any other call. */
export function readRequestKey(request: FastifyRequest): RequestKey | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) {
    return undefined;
  }
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new AppError('invalid_input', STUDY_MESSAGES.idempotencyKey);
  }
  const fingerprint = createHash('sha256')
    .update(`${request.method} ${request.url}\n`)
    .update(request.bodyBytes ?? '')
    .digest('base64url');
  return { key, fingerprint };
}
