import { AppError } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';

/**
 * For calls that do something although they are read with GET: a browser that only guesses what will be
 * needed, follows a link or loads a picture must not set them off.
 */
export function refuseSpeculative(app: FastifyInstance, { message }: { message: string }) {
  app.addHook('onRequest', async ({ headers }) => {
    const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-purpose']].flat();
    const isPrefetch = purposes.some((purpose) =>
      /prefetch|prerender|preview/i.test(purpose ?? ''),
    );
    const mode = headers['sec-fetch-mode'];
    if (isPrefetch || mode === 'navigate' || mode === 'no-cors') {
      throw new AppError('forbidden', message);
    }
  });
}
