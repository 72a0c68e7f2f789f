import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { startServer } from '../e2e/fixtures/server';
import { createOutsideClient } from '../e2e/process/outside-client';
import { startBareServer } from './accounts';
import type { Figure } from './figure';

const SECONDS = 8;
const CARDS = 20;
/** How much longer the product may take than the bare route: six tenths of its speed. */
const SLOWNESS_LIMIT = 1 / 0.6;

/** Batches of answers, to the product and to a bare Fastify route that runs the same statements. */
export async function measureReviews(): Promise<Figure> {
  const product = await startServer();
  const client = createOutsideClient(product);
  const token = await client.register('bench@example.com', 'Abcde1');
  const flashcardList = Array.from({ length: CARDS }, () => ({ question: 'q', answer: 'a' }));
  await client.call('POST', '/quiz/post-quiz', { token, json: { title: 'Set', flashcardList } });
  const bare = await startBareServer();
  try {
    const ours = await run(`${product.url}/api/memory/reviews`, token);
    const theirs = await run(`${bare.url}/reviews`, token);
    return {
      what: `/memory/reviews, ${CARDS} at a time`,
      measured: `${(ours * CARDS).toFixed(0)} reviews/s`,
      against: `a bare Fastify route with the same SQL: ${(theirs * CARDS).toFixed(0)}/s; at least 0.6 of that`,
      ratio: theirs / ours,
      limit: SLOWNESS_LIMIT,
    };
  } finally {
    await product.stop();
    await bare.stop();
  }
}

/** Calls per second. */
async function run(url: string, token: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: 4,
    duration: SECONDS,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify({ reviews: newReviews() }),
        }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return result.requests.average;
}

function newReviews() {
  return Array.from({ length: CARDS }, (_, index) => ({
    reviewId: randomUUID(),
    flashcardId: index + 1,
    rating: 'good',
    mode: 'today',
    answeredAt: new Date().toISOString(),
    milliseconds: 4_000,
    utcOffset: 420,
  }));
}
