import { Readable } from 'node:stream';
import { type Endpoint, LINES_TYPE } from '@scholar/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { reportError } from './errors';

/** Whether the client wants to hear before the answer what can be told by then. */
export function wantsLines({ news }: Endpoint, { headers }: FastifyRequest): boolean {
  return (
    news !== undefined &&
    (headers.accept ?? '')
      .split(',')
      .map((range) => range.toLowerCase().replaceAll(/\s/g, '').split(';'))
      .some(([type, ...parameters]) => type === LINES_TYPE && !parameters.includes('q=0'))
  );
}

/**
 * Sends what is told line by line, then the answer as the last one. The first line begins the answer: a
 * failure before it is thrown, and has a status of its own; a later one is the last line.
 */
export async function sendLines(
  endpoint: Endpoint,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: (tell: (news: unknown) => void) => Promise<unknown>,
) {
  let hasRoom = true;
  let begin = () => {};
  const lines = new Readable({ read: () => void (hasRoom = true) });
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const push = (line: unknown) => {
    hasRoom = lines.push(`${JSON.stringify(line)}\n`);
  };

  function tell(news: unknown) {
    const shown = endpoint.news?.safeParse(news);
    // All that is told is in the answer too: whoever reads more slowly than we write gets it there.
    if (shown?.success && hasRoom && !lines.destroyed) {
      push(shown.data);
      begin();
    }
  }

  const working = work(tell);
  await Promise.race([begun, working]);
  void working
    .then(push, (error: unknown) => push({ error: reportError(error, request).body }))
    .finally(() => lines.push(null));
  return reply
    .code(endpoint.success.status)
    .type(`${LINES_TYPE}; charset=utf-8`)
    .header('x-accel-buffering', 'no')
    .send(lines);
}
