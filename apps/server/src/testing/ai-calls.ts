import type { Flashcards, Summary } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';

export const CELL_TEXT = [
  'Cell Biology',
  'A cell is the smallest unit of life that can carry out all the functions of an organism. Every cell is surrounded by a membrane that controls what enters and what leaves. Biologists have studied cells for almost four hundred years with better and better microscopes.',
  'Osmosis is the movement of water through a membrane from low to high concentration of dissolved substances. Plants take up water from the soil by osmosis. Photosynthesis is the process by which plants turn light, water and carbon dioxide into sugar and oxygen.',
  'A mitochondrion is an organelle that releases the energy stored in sugar. The energy is kept in a molecule called adenosine triphosphate. Cells that work hard, such as muscle cells, have thousands of mitochondria.',
].join('\n\n');

type AiAnswer<Body> = { status: number; body: Body; headers: Record<string, unknown> };

/** The two AI calls, which lie outside the API and answer without its envelope. */
export async function callAi<Body = Summary & Flashcards>(
  app: FastifyInstance,
  task: 'summarize' | 'flashcards',
  body: unknown,
  { headers = {}, from = '192.0.2.1' }: { headers?: Record<string, string>; from?: string } = {},
): Promise<AiAnswer<Body>> {
  const response = await app.inject({
    method: 'POST',
    url: `/ai/${task}`,
    remoteAddress: from,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.statusCode,
    body: response.json<Body>(),
    headers: response.headers,
  };
}
