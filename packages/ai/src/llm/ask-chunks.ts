import type { Work } from '../engine';
import type { Chunk } from './chunks';
import { isHopeless, LlmFailure } from './llm-failure';

/** Calls for one request that are under way at a time. */
const PARALLEL = 6;
/** One of several calls that takes longer than this share of the time is given up for the others. */
const CALL_SHARE = 0.6;
/** Second tries for one request, over all its parts. */
const MAX_REPAIRS = 4;

export type AskChunk<T> = (
  chunk: Chunk,
  work: { signal: AbortSignal; mayRepair: () => Promise<boolean> },
) => Promise<T>;

/**
 * Asks about every part and gives what came back. A part without an answer is left out, unless more
 * than half of them have none: then the first failure is thrown.
 */
export async function askChunks<T>(
  chunks: readonly Chunk[],
  ask: AskChunk<T>,
  { work, timeoutMs }: { work: Work; timeoutMs: number },
): Promise<{ chunk: Chunk; answer: T }[]> {
  const { signal, mayCall = async () => true, onProgress } = work;
  if (!(await mayCall(chunks.length))) {
    throw new LlmFailure('daily_limit');
  }
  const stopping = new AbortController();
  const deadline = AbortSignal.timeout(timeoutMs);
  const limits = AbortSignal.any([signal, deadline, stopping.signal]);
  const answers: { chunk: Chunk; answer: T }[] = [];
  const failures: LlmFailure[] = [];
  let repairs = 0;
  const mayRepair = async () => {
    repairs += 1;
    return repairs <= MAX_REPAIRS && mayCall(1);
  };

  async function askOne(chunk: Chunk) {
    const callMs = chunks.length > 1 ? timeoutMs * CALL_SHARE : timeoutMs;
    const patience = AbortSignal.any([limits, AbortSignal.timeout(callMs)]);
    try {
      limits.throwIfAborted();
      answers.push({ chunk, answer: await ask(chunk, { signal: patience, mayRepair }) });
      onProgress?.({ step: 'writing', share: answers.length / chunks.length });
    } catch (error) {
      const failure = toFailure(error, patience);
      failures.push(failure);
      if (isHopeless(failure) || failures.length > chunks.length / 2) {
        stopping.abort();
      }
    }
  }

  const waiting = chunks.values();
  async function askOn() {
    for (const chunk of waiting) {
      await askOne(chunk);
    }
  }
  await Promise.all(Array.from({ length: Math.min(PARALLEL, chunks.length) }, askOn));

  signal.throwIfAborted();
  const [first] = failures;
  if (first && stopping.signal.aborted) {
    throw failures.find(isHopeless) ?? first;
  }
  return answers.toSorted((a, b) => a.chunk.start - b.chunk.start);
}

/** What ended the call from outside was the time, or a failure that is known already. */
function toFailure(error: unknown, patience: AbortSignal): LlmFailure {
  if (error instanceof LlmFailure) {
    return error;
  }
  if (patience.aborted) {
    return new LlmFailure('timeout');
  }
  throw error;
}
