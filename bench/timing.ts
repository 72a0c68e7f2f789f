import { startServer } from '../e2e/fixtures/server';
import { createOutsideClient } from '../e2e/process/outside-client';
import type { Figure } from './figure';

const PAIRS = 400;
/** Several, because one account takes fifty wrong passwords a day. */
const KNOWN_ACCOUNTS = 10;
/** Medians may lie this far apart, the larger of the two; identical work differs by nearly as much. */
const MOST_DIFFERENCE = 0.1;
const MOST_DIFFERENCE_MS = 3;
const MOST_SKEW = 0.1;

/**
 * Does the time of a failed login tell whether an address is registered?
 * Interleaved pairs; 0.5 means that guessing by time is as good as tossing a coin.
 */
export async function measureTiming(): Promise<Figure[]> {
  const server = await startServer({ TRUST_PROXY: 'loopback' });
  const client = createOutsideClient(server);
  const known: number[] = [];
  const unknown: number[] = [];
  for (let account = 0; account < KNOWN_ACCOUNTS; account += 1) {
    await client.register(`known${account}@example.com`, 'Abcde1');
  }
  for (let pair = 0; pair < PAIRS; pair += 1) {
    known.push(await timeLogin(server.url, `known${pair % KNOWN_ACCOUNTS}@example.com`, pair));
    unknown.push(await timeLogin(server.url, `unknown${pair}@example.com`, pair));
  }
  await server.stop();
  const difference = Math.abs(median(known) - median(unknown));
  const mostDifference = Math.max(MOST_DIFFERENCE_MS, MOST_DIFFERENCE * median(known));
  const auc = rocAuc(known, unknown);
  const what = `[A-12] Wrong login, known or unknown address, ${PAIRS} pairs`;
  return [
    {
      what: `${what}, medians`,
      measured: `${median(known).toFixed(1)} and ${median(unknown).toFixed(1)} ms`,
      against: `each other; limit ${mostDifference.toFixed(1)} ms apart`,
      ratio: difference / mostDifference,
      limit: 1,
    },
    {
      what: `${what}, ROC-AUC`,
      measured: auc.toFixed(2),
      against: `a coin, 0.5; limit ${MOST_SKEW} either way`,
      ratio: Math.abs(auc - 0.5) / MOST_SKEW,
      limit: 1,
    },
  ];
}

/** From a new address each time, so that no limit gets between. */
async function timeLogin(url: string, email: string, pair: number): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${Math.floor(pair / 250)}.${(pair % 250) + 1}`,
    },
    body: JSON.stringify({ email, password: 'Wrong1password' }),
  });
  await response.arrayBuffer();
  if (response.status !== 401) {
    throw new Error(`A wrong login answered ${response.status}.`);
  }
  return performance.now() - startedAt;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** How often a known address took longer than an unknown one. */
function rocAuc(known: number[], unknown: number[]): number {
  const wins = known.flatMap((a) => unknown.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}
