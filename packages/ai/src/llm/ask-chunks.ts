import type { Work } from '../engine';
import type { Chunk } from './chunks';
import { isAboutText, isHopeless, LlmFailure } from './llm-failure';
import type { CallLimits } from './question';

/** One of several calls that takes longer than this share of the time is given up for the others. */
const CALL_SHARE = 0.6;
/** Second tries for one request, over all its parts. */
const MAX_REPAIRS = 4;

export type ChunkLimits = CallLimits & {
  /** Whether there is a second try left for an answer that cannot be read. */
  mayRepair: () => boolean;
};
type Answered<T> = { chunk: Chunk; answer: T };

/**
 * Asks about every part and gives what came back. A part without an answer is left out, unless more
 * than half of them have none: then the worst of what went wrong is thrown.
 */
export async function askChunks<T>(
  chunks: readonly Chunk[],
  ask: (chunk: Chunk, limits: ChunkLimits) => Promise<T>,
  { work, timeoutMs, parallel }: { work: Work; timeoutMs: number; parallel: number },
): Promise<{ answers: Answered<T>[]; isPartial: boolean }> {
  const { signal, mayCall = async () => true, onProgress } = work;
  const stopping = new AbortController();
  const deadline = AbortSignal.timeout(timeoutMs);
  const limits = AbortSignal.any([signal, deadline, stopping.signal]);
  const answers: Answered<T>[] = [];
  const failures: LlmFailure[] = [];
  let repairs = 0;
  const mayRepair = () => {
    repairs += 1;
    return repairs <= MAX_REPAIRS;
  };

  let underWay = 0;
  let isOver = false;

  function handleFailure(failure: LlmFailure) {
    // What we broke off ourselves says nothing about the provider.
    if (!stopping.signal.aborted) {
      failures.push(failure);
    }
    // Calls under way are paid for: they go on as long as they can make enough of it.
    isOver ||= isHopeless(failure);
    const possible = isOver ? answers.length + underWay : chunks.length - failures.length;
    if (!areEnough(possible, chunks)) {
      stopping.abort();
    }
  }

  async function askOne(chunk: Chunk) {
    const callMs = chunks.length > 1 ? timeoutMs * CALL_SHARE : timeoutMs;
    const patience = AbortSignal.any([limits, AbortSignal.timeout(callMs)]);
    underWay += 1;
    try {
      const answer = await ask(chunk, { signal: patience, mayCall, mayRepair });
      underWay -= 1;
      answers.push({ chunk, answer });
      onProgress?.({ step: 'writing', share: answers.length / chunks.length });
    } catch (error) {
      underWay -= 1;
      handleFailure(toFailure(error, patience));
    }
  }

  const waiting = chunks.values();
  async function askOn() {
    for (const chunk of waiting) {
      if (isOver || limits.aborted) {
        return;
      }
      await askOne(chunk);
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(parallel, chunks.length) }, askOn));
  } finally {
    // One that threw leaves the others at it.
    stopping.abort();
  }

  signal.throwIfAborted();
  if (!areEnough(answers.length, chunks)) {
    throw worstOf(failures) ?? new LlmFailure('timeout');
  }
  return {
    answers: answers.toSorted((a, b) => a.chunk.start - b.chunk.start),
    isPartial: answers.length < chunks.length,
  };
}

function areEnough(parts: number, chunks: readonly Chunk[]): boolean {
  return parts >= chunks.length / 2;
}

/** What says most about the provider, which is left alone after some of it. */
function worstOf(failures: readonly LlmFailure[]): LlmFailure | undefined {
  return failures.find(isHopeless) ?? failures.find((each) => !isAboutText(each)) ?? failures[0];
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
