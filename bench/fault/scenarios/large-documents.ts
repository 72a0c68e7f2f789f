import { setTimeout as wait } from 'node:timers/promises';
import { DOCUMENT_MAX_BYTES } from '@scholar/contract';
import { bookOf } from '../../../e2e/fixtures/book';
import type { FaultScenario } from '../scenario';
import { percentile, told } from '../limits';
import { timeStudents } from '../students';

const DOCUMENTS = 30;
/** Taken in turns, because the machine has other things to do as well. */
const TURNS = 3;
const TURN_MS = 12_000;
const WORST = 1.5;
const SENT_WITHIN_MS = 2_000;

/** Thirty of the largest documents at once, while others study. */
export const largeDocuments: FaultScenario = async ({ cluster, tokens }) => {
  const scene = { url: cluster.url, tokens };
  const quiet: number[] = [];
  const busy: number[] = [];
  const outcomes: Record<string, number> = {};
  for (let turn = 0; turn < TURNS; turn += 1) {
    quiet.push(...(await timeStudents(scene, TURN_MS)));
    const books = sendBooks(cluster.url, `Turn ${turn}`);
    // All of them have arrived, so that they are read and not sent meanwhile.
    await wait(SENT_WITHIN_MS);
    busy.push(...(await timeStudents(scene, TURN_MS)));
    for (const outcome of await books.leave()) {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    await wait(SENT_WITHIN_MS);
  }

  const what = `${DOCUMENTS} of the largest documents at once`;
  const [before, during] = [percentile(quiet, 0.99), percentile(busy, 0.99)];
  return [
    {
      what: `${what}: p99 of those who study`,
      measured: `${during.toFixed(0)} ms`,
      against: `${before.toFixed(0)} ms when it is quiet; limit ${WORST} of it`,
      ratio: during / before,
      limit: WORST,
    },
    told(
      `${what}: p50 of those who study`,
      `${percentile(busy, 0.5).toFixed(0)} ms, quiet ${percentile(quiet, 0.5).toFixed(0)} ms`,
    ),
    told(
      `${what}: what became of the documents`,
      Object.entries(outcomes)
        .map(([outcome, count]) => `${count} × ${outcome}`)
        .join(', '),
    ),
  ];
};

function sendBooks(url: string, title: string) {
  const leaving = new AbortController();
  const book = bookOf(200_000).slice(0, DOCUMENT_MAX_BYTES - 1_000);
  const asking = Array.from({ length: DOCUMENTS }, (_, at) =>
    fetch(`${url}/ai/flashcards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Each another text: what is asked twice is read once.
      body: JSON.stringify({ document_text: `${title}, book ${at}\n\n${book}` }),
      signal: leaving.signal,
    }).then(
      ({ status }) => String(status),
      () => 'still read when the students were done',
    ),
  );
  return {
    leave() {
      leaving.abort();
      return Promise.all(asking);
    },
  };
}
