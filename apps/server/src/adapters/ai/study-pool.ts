import { availableParallelism } from 'node:os';
import type { StudyEngine } from '@scholar/ai';
import { MESSAGES } from '@scholar/contract';
import { AppError } from '@scholar/domain';
import type { Piscina } from 'piscina';
import { paths } from '../../paths';

/** A megabyte of text takes a few tens of megabytes; whatever wants more than this has gone astray. */
const THREAD_MEMORY_MB = 512;
/** Long enough to keep the models at hand during a lesson. */
const IDLE_MS = 120_000;
const RETRY_AFTER_SECONDS = 5;
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

export type StudyPoolOptions = { threads?: number; maxQueue?: number; timeoutMs?: number };

/** The embedded engine in threads of its own: the event loop never waits for it. */
export function createStudyPool({
  threads = availableParallelism(),
  maxQueue = 40,
  timeoutMs = 60_000,
}: StudyPoolOptions = {}) {
  // Opened with the first task: a server that nobody asks for cards starts no thread.
  let opening: Promise<Piscina> | undefined;
  let load = 0;

  async function open(): Promise<Piscina> {
    const { Piscina } = await import('piscina');
    const pool = new Piscina({
      filename: paths.studyWorker,
      minThreads: 0,
      maxThreads: threads,
      maxQueue,
      idleTimeout: IDLE_MS,
      // Other calls come first when the cores are few.
      niceIncrement: 5,
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
      recordTiming: false,
    });
    // A thread that dies takes its task with it, and that is told to whoever waits for the task.
    pool.on('error', () => undefined);
    return pool;
  }

  function forgetOpening(error: unknown): never {
    // The next task tries again.
    opening = undefined;
    throw error;
  }

  async function run<Result>(name: string, request: unknown, signal: AbortSignal): Promise<Result> {
    if (load >= threads + maxQueue) {
      throw new AppError('unavailable', MESSAGES.busy, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    load += 1;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const pool = await (opening ??= open().catch(forgetOpening));
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
    async close() {
      await (await opening)?.destroy();
    },
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
