import { availableParallelism } from 'node:os';
import type { StudyEngine, StudyRequest, Work } from '@scholar/ai';
import { MESSAGES } from '@scholar/contract';
import { AppError } from '@scholar/domain';
import { paths } from '../../paths';
import { createFairQueue } from './fair-queue';
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
  const threadPool = createLazyPool({ filename: paths.studyWorker, maxThreads: threads });
  const queue = createFairQueue({ slots: threads, maxWaiting: maxQueue });

  async function run<Result>(
    name: string,
    request: StudyRequest,
    { signal, asker = '' }: Work,
  ): Promise<Result> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const end = AbortSignal.any([signal, timeout]);
    try {
      return await queue.run({ asker, size: request.text.length, signal: end }, async () => {
        const pool = await threadPool.get();
        return (await pool.run(request, { name, signal: end })) as Result;
      });
    } catch (error) {
      throw toAppError(error, { isGone: signal.aborted, isLate: timeout.aborted });
    }
  }

  const engine: StudyEngine = {
    name: 'embedded',
    summarize: (request, work) => run('summarize', request, work),
    makeFlashcards: (request, work) => run('makeFlashcards', request, work),
  };

  return {
    engine,
    /** Tasks at work or waiting. */
    get load() {
      return queue.load;
    },
    close: () => threadPool.close(),
  };
}

function toAppError(error: unknown, { isGone, isLate }: { isGone: boolean; isLate: boolean }) {
  if (isGone) {
    // The client has gone, so the log must not show this as our fault.
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
