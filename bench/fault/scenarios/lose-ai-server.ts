import { setTimeout as wait } from 'node:timers/promises';
import { bookOf } from '../../../e2e/fixtures/book';
import type { FaultScenario } from '../scenario';
import { none, percentile, told } from '../limits';

const ASKERS = 6;
const WORDS = 3_000;

/** [D-68] kill -9 of each AI server in turn, while texts are read. */
export const loseAiServer: FaultScenario = async ({ cluster }) => {
  const statuses: number[] = [];
  const times: number[] = [];
  const over = new AbortController();
  let next = 0;
  async function ask() {
    while (!over.signal.aborted) {
      const startedAt = performance.now();
      const response = await fetch(`${cluster.url}/ai/flashcards`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // Each another text: what was asked before is remembered.
        body: JSON.stringify({ document_text: `Book ${(next += 1)}\n\n${bookOf(WORDS)}` }),
      });
      await response.arrayBuffer();
      statuses.push(response.status);
      times.push(performance.now() - startedAt);
    }
  }
  const asking = Promise.all(Array.from({ length: ASKERS }, ask));
  for (const server of cluster.aiServers) {
    await wait(4_000);
    await server.kill9();
    await wait(2_000);
    await server.start();
  }
  await wait(2_000);
  over.abort();
  await asking;

  const what = 'kill -9 of AI servers';
  const failed = statuses.filter((status) => status !== 200).length;
  return [
    none(`${what}: texts without an answer, no retry`, failed, statuses.length),
    told(
      `${what}: time of a text`,
      `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`,
    ),
  ];
};
