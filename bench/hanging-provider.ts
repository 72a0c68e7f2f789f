import { setTimeout as wait } from 'node:timers/promises';
import { type FakeProvider, startFakeProvider } from '@scholar/ai/testing';
import { type ProductServer, startServer } from '../e2e/fixtures/server';
import { createOutsideClient } from '../e2e/process/outside-client';
import type { Figure } from './figure';

/** As many questions as the server asks a provider at the same time. */
const HANGING = 32;
const STUDENTS = 4;
const ROUNDS_PER_TURN = 15;
/** Two servers take turns, one of them with open questions, so that both meet the same machine. */
const TURNS = 6;
const RATIO_LIMIT = 1.2;
const PATIENCE_MS = 30_000;
/** What a question that nobody waits for any more may still take. */
const HANG_UP_MS = 1_000;

type Call = () => Promise<{ status: number }>;

/** [L-11] Do the other calls take longer while a provider leaves every question open? */
export async function measureHangingProvider(): Promise<Figure[]> {
  const provider = await startFakeProvider(() => ({ kind: 'stall' }));
  const [quietServer, server] = await Promise.all([startWith(provider), startWith(provider)]);
  try {
    const [quietCalls, calls] = [await prepareCalls(quietServer), await prepareCalls(server)];
    // The first turns warm the code and are thrown away.
    await timeRounds(quietCalls);
    await timeRounds(calls);
    const leave = await askQuestions(server, provider);
    const quiet: number[] = [];
    const hanging: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      quiet.push(...(await timeRounds(quietCalls)));
      hanging.push(...(await timeRounds(calls)));
    }
    const stayed = provider.open;
    if (stayed !== HANGING) {
      throw new Error(`Only ${stayed} of ${HANGING} questions were open until the end.`);
    }
    await leave();
    await wait(HANG_UP_MS);
    return [
      {
        what: `[L-11] Other calls while a provider leaves ${HANGING} questions open, ${hanging.length} calls`,
        measured: describeTimes(hanging),
        against: `a server without: ${describeTimes(quiet)}; limit ${RATIO_LIMIT} of its p99`,
        ratio: percentile(hanging, 0.99) / percentile(quiet, 0.99),
        limit: RATIO_LIMIT,
      },
      {
        what: '[L-11] Questions not hung up a second after their students left',
        measured: String(provider.open),
        against: `those that were open, ${HANGING}; limit 0`,
        ratio: provider.open / HANGING,
        limit: 0,
      },
    ];
  } finally {
    await Promise.all([quietServer.stop(), server.stop()]);
    await provider.close();
  }
}

function startWith({ baseUrl }: FakeProvider): Promise<ProductServer> {
  return startServer({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'bench',
    AI_PROVIDER_URL: baseUrl,
    AI_TIMEOUT: '50',
    AI_RATE_LIMIT: '0',
  });
}

/** For each student one call after the other: who I am, a list, a change, a card. */
async function prepareCalls(server: ProductServer): Promise<Call[][]> {
  const { call, registerMany } = createOutsideClient(server);
  const tokens = await registerMany(STUDENTS);
  let saved = 0;
  return tokens.map((token) => [
    () => call('GET', '/user/me', { token }),
    () => call('POST', '/document/get/0/20', { token }),
    () =>
      call('PATCH', '/user/update/profile', { token, json: { phoneNumber: '+84 90 123 4567' } }),
    () =>
      call('PUT', '/document/upload', {
        token,
        json: { title: `Note ${(saved += 1)}`, field: 'Biology', content: 'Plants make sugar.' },
      }),
  ]);
}

/** Milliseconds of every call, all students at once. */
async function timeRounds(students: Call[][]): Promise<number[]> {
  const times = await Promise.all(
    students.map(async (calls) => {
      const own: number[] = [];
      for (let round = 0; round < ROUNDS_PER_TURN; round += 1) {
        for (const call of calls) {
          const startedAt = performance.now();
          const { status } = await call();
          own.push(performance.now() - startedAt);
          if (status !== 200) {
            throw new Error(`A call answered ${status}.`);
          }
        }
      }
      return own;
    }),
  );
  return times.flat();
}

/** Asks until the provider has all questions; what it gives back makes the students leave. */
async function askQuestions({ url }: ProductServer, provider: FakeProvider) {
  const leaving = new AbortController();
  const questions = Array.from({ length: HANGING }, (_, index) =>
    fetch(`${url}/ai/summarize`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Each another text, because what is asked twice is asked of the provider once.
      body: JSON.stringify({ document_text: `Osmosis is the movement of water, part ${index}.` }),
      signal: leaving.signal,
    }).catch(() => undefined),
  );
  await waitForOpen(provider, HANGING);
  return async () => {
    leaving.abort();
    await Promise.all(questions);
  };
}

async function waitForOpen(provider: FakeProvider, count: number) {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (provider.open !== count) {
    if (performance.now() > giveUpAt) {
      throw new Error(`The provider has ${provider.open} open questions instead of ${count}.`);
    }
    await wait(20);
  }
}

function describeTimes(times: number[]): string {
  return `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`;
}

function percentile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}
