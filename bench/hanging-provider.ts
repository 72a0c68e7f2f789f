import { setTimeout as wait } from 'node:timers/promises';
import { type FakeProvider, startFakeProvider } from '@scholar/ai/testing';
import { type ProductServer, startServer } from '../e2e/fixtures/server';
import { createOutsideClient } from '../e2e/process/outside-client';
import type { Figure } from './figure';

/** As many questions as the server asks a provider at the same time. */
const HANGING = 32;
const STUDENTS = 4;
const ROUNDS_PER_TURN = 60;
/** Quiet and hanging in turn, so that both meet the same machine. */
const TURNS = 6;
const RATIO_LIMIT = 1.2;
const PATIENCE_MS = 30_000;

type Call = () => Promise<{ status: number }>;

/** [L-11] Do the other calls take longer while a provider leaves every question open? */
export async function measureHangingProvider(): Promise<Figure[]> {
  const provider = await startFakeProvider(() => ({ kind: 'stall' }));
  const server = await startServer({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'bench',
    AI_PROVIDER_URL: provider.baseUrl,
    AI_TIMEOUT: '50',
    AI_RATE_LIMIT: '0',
    AI_DAILY_CALLS: '100000',
  });
  try {
    const calls = await prepareCalls(server);
    // The first turns start threads and warm the code, and are thrown away.
    await timeRounds(calls);
    await whileHanging(server, provider, () => timeRounds(calls));
    const quiet: number[] = [];
    const hanging: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      quiet.push(...(await timeRounds(calls)));
      hanging.push(...(await whileHanging(server, provider, () => timeRounds(calls))));
    }
    return [
      {
        what: `[L-11] Other calls while a provider leaves ${HANGING} questions open, ${hanging.length} calls`,
        measured: describeTimes(hanging),
        against: `the same without: ${describeTimes(quiet)}; limit ${RATIO_LIMIT} of its p99`,
        ratio: (percentile(hanging, 0.99) / percentile(quiet, 0.99)).toFixed(2),
      },
    ];
  } finally {
    await server.stop();
    await provider.close();
  }
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

let asked = 0;

/** Keeps the provider busy from before the work until after it. */
async function whileHanging<T>(
  { url }: ProductServer,
  provider: FakeProvider,
  work: () => Promise<T>,
): Promise<T> {
  const leaving = new AbortController();
  const questions = Array.from({ length: HANGING }, () => {
    asked += 1;
    return fetch(`${url}/ai/summarize`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // A new text each time, because what is asked twice is asked of the provider once.
      body: JSON.stringify({ document_text: `Osmosis is the movement of water, lesson ${asked}.` }),
      signal: leaving.signal,
    }).catch(() => undefined);
  });
  await waitForOpen(provider, HANGING);
  const answer = await work();
  if (provider.open !== HANGING) {
    throw new Error(`Only ${provider.open} of ${HANGING} questions were open until the end.`);
  }
  leaving.abort();
  await Promise.all(questions);
  await waitForOpen(provider, 0);
  return answer;
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
