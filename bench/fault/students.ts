import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../figure';
import { none, percentile, told } from './limits';

const THINK_MS = 150;
/** A browser waits as long as it is asked to; a test not as long. */
const RETRY_MS = { default: 500, longest: 2_000 };
const CALL_LIMIT_MS = 30_000;

type Outcome = { status: number; ms: number; retryAfterMs: number | undefined };

export type Studying = ReturnType<typeof startStudents>;

/** Students who look at their lists and save notes, one call after the other, with one retry of what fails. */
export function startStudents({ url, tokens }: { url: string; tokens: readonly string[] }) {
  const run = randomUUID().slice(0, 8);
  const saved: string[] = [];
  const times: number[] = [];
  const firstFailures: Record<string, number> = {};
  let failedTwice = 0;
  let next = 0;
  const over = new AbortController();

  async function callOnce(token: string, call: StudentCall): Promise<Outcome> {
    const startedAt = performance.now();
    try {
      const response = await fetch(`${url}/api${call.path}`, {
        method: call.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(call.json !== undefined && { 'content-type': 'application/json' }),
          ...(call.key !== undefined && { 'idempotency-key': call.key }),
        },
        ...(call.json !== undefined && { body: JSON.stringify(call.json) }),
        signal: AbortSignal.timeout(CALL_LIMIT_MS),
      });
      await response.arrayBuffer();
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      return {
        status: response.status,
        ms: performance.now() - startedAt,
        retryAfterMs: Number.isNaN(seconds) ? undefined : seconds * 1_000,
      };
    } catch {
      // No answer at all.
      return { status: 0, ms: performance.now() - startedAt, retryAfterMs: undefined };
    }
  }

  async function callTwice(token: string, call: StudentCall): Promise<boolean> {
    const first = await callOnce(token, call);
    times.push(first.ms);
    if (first.status < 400 && first.status > 0) {
      return true;
    }
    const kind = String(first.status || 'no answer');
    firstFailures[kind] = (firstFailures[kind] ?? 0) + 1;
    await wait(Math.min(first.retryAfterMs ?? RETRY_MS.default, RETRY_MS.longest));
    const second = await callOnce(token, call);
    const isGood = second.status < 400 && second.status > 0;
    failedTwice += isGood ? 0 : 1;
    return isGood;
  }

  async function study(token: string) {
    while (!over.signal.aborted) {
      const title = `${run} ${(next += 1)}`;
      await callTwice(token, { method: 'GET', path: '/user/me' });
      await callTwice(token, { method: 'POST', path: '/document/get/0/5' });
      const note = { title, field: 'Biology', content: 'Plants make sugar.' };
      const isSaved = await callTwice(token, {
        method: 'PUT',
        path: '/document/upload',
        json: note,
        key: randomUUID(),
      });
      if (isSaved) {
        saved.push(title);
      }
      await wait(THINK_MS);
    }
  }

  const studying = Promise.all(tokens.map(study));
  return {
    /** Milliseconds of every first try so far. */
    times,
    get failedTwice() {
      return failedTwice;
    },
    async stop() {
      over.abort();
      await studying;
      return { run, saved, times, firstFailures, failedTwice };
    },
  };
}

/** Milliseconds of what students do in so long a time. */
export async function timeStudents(
  scene: { url: string; tokens: readonly string[] },
  forMs: number,
): Promise<number[]> {
  const students = startStudents(scene);
  await wait(forMs);
  return (await students.stop()).times;
}

type StudentCall = { method: string; path: string; json?: unknown; key?: string };
type Studied = Awaited<ReturnType<Studying['stop']>>;

/** What was acknowledged and is not there, and what is there twice. */
export async function findLosses(
  { run, saved }: Studied,
  query: (statement: string) => Promise<string>,
) {
  const rows = (await query(`select title from documents where title like '${run} %'`)).split('\n');
  const kept = new Set(rows);
  return {
    missing: saved.filter((title) => !kept.has(title)).length,
    doubled: rows.length - kept.size,
  };
}

export async function reportOnStudents(
  what: string,
  studied: Studied,
  query: (statement: string) => Promise<string>,
): Promise<Figure[]> {
  const { missing, doubled } = await findLosses(studied, query);
  const failures = Object.entries(studied.firstFailures)
    .map(([kind, count]) => `${count} × ${kind}`)
    .join(', ');
  return [
    none(`${what}: calls that failed twice`, studied.failedTwice, studied.times.length),
    none(`${what}: acknowledged and missing`, missing, studied.saved.length),
    none(`${what}: saved twice`, doubled, studied.saved.length),
    told(
      `${what}: first tries`,
      `${failures || 'none'} failed; p50 ${percentile(studied.times, 0.5).toFixed(0)} ms, p99 ${percentile(studied.times, 0.99).toFixed(0)} ms`,
    ),
  ];
}
