import type { FastifyReply } from 'fastify';

/** Aborts when the client goes away without waiting for the answer. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) {
      left.abort();
    }
  });
  return left.signal;
}
