import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Both counted from the moment in which the process is told to stop. */
export type DrainTimes = { delayMs: number; limitMs: number };

const IDLE_LOOK_MS = 100;

/**
 * Lets calls under way come to their end. Balancers read from /readyz that this process leaves; until they
 * have had the time to, it takes new calls as ever.
 */
export async function drain(
  app: FastifyInstance,
  { delayMs, limitMs }: DrainTimes,
  pause: (milliseconds: number) => Promise<unknown> = wait,
) {
  // Whoever is still waiting by then is cut off, so that the database can be closed properly.
  const cutOff = setTimeout(() => app.server.closeAllConnections(), limitMs);
  await pause(delayMs);
  // An answer whose head was sent before could not say that its connection closes.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_LOOK_MS);
  await app.close();
  clearInterval(idle);
  clearTimeout(cutOff);
}

/** A connection kept for a next call would hold up the end, and its client would learn of it by a reset. */
export function closeAfterAnswers(app: FastifyInstance, isDraining: () => boolean) {
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) {
      void reply.header('connection', 'close');
    }
  });
}
