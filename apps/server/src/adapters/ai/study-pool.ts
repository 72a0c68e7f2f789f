import { availableParallelism } from 'node:os';
import type { StudyEngine } from '@scholar/ai';
import { MESSAGES } from '@scholar/contract';
import { AppError } from '@scholar/domain';
import { paths } from '../../paths';
import { createLazyPool } from './lazy-pool';

const RETRY_AFTER_SECONDS = 5;
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

export type StudyPoolOptions = { threads?: number; maxQueue?: number; timeoutMs?: number };

/** The embedded engine in threads of its own: the event loop never waits for it. */
export function createStudyPool({
  threads = availableParallelism(),
  maxQueue = 40,
  timeoutMs = 60_000,
}: StudyPoolOptions = {}) {
  const threadPool = createLazyPool({ filename: paths.studyWorker, maxThreads: threads, maxQueue });
  let load = 0;

  async function run<Result>(name: string, request: unknown, signal: AbortSignal): Promise<Result> {
    if (load >= threads + maxQueue) {
      throw new AppError('unavailable', MESSAGES.busy, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    load += 1;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const pool = await threadPool.get();
      return (await pool.run(request, {
        name,
        signal: AbortSignal.any([signal, timeout]),
      })) as Result;
    } catch (error) {
      throw toAppError(error, { isGone: signal.aborted, isLate: timeout.aborted });
    } finally {
      load -= 1;
    }
  }

  const engine: StudyEngine = {
    name: 'embedded',
    summarize: (request, { signal }) => run('summarize', request, signal),
    makeFlashcards: (request, { signal }) => run('makeFlashcards', request, signal),
  };

  return {
    engine,
    /** Tasks at work or waiting. */
    get load() {
      return load;
    },
    close: () => threadPool.close(),
  };
}

function toAppError(error: unknown, { isGone, isLate }: { isGone: boolean; isLate: boolean }) {
  if (isGone) {
    // Nobody reads it; the log should not take it for a fault of ours.
    return new AppError('timeout', MESSAGES.timeout);
  }
  const isTooMuch = error instanceof Error && 'code' in error && error.code === OUT_OF_MEMORY;
  return isLate || isTooMuch
    ? new AppError('unavailable', MESSAGES.busy, {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        cause: error,
      })
    : error;
}
