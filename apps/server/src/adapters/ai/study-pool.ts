import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Card, CardsDraft, CardsRequest, StudyEngine, StudyRequest, Work } from '@scholar/ai';
import { MESSAGES } from '@scholar/contract';
import { AppError } from '@scholar/domain';
import { paths } from '../../paths';
import { createFairQueue } from './fair-queue';
import { createLazyPool } from '../lazy-pool';
import type { CardsTask } from './study-messages';

const RETRY_AFTER_SECONDS = 5;
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

export type StudyPoolOptions = {
  threads?: number;
  maxQueue?: number;
  /** Of each thread. */
  memoryMb?: number;
  timeoutMs?: number;
};

/** The embedded engine in threads of its own: the event loop never waits for it. */
export function createStudyPool({
  threads = availableParallelism(),
  maxQueue = 40,
  memoryMb,
  timeoutMs = 60_000,
}: StudyPoolOptions = {}) {
  const threadPool = createLazyPool({
    filename: paths.studyWorker,
    maxThreads: threads,
    ...(memoryMb && { resourceLimits: { maxOldGenerationSizeMb: memoryMb } }),
  });
  const queue = createFairQueue({ slots: threads, maxWaiting: maxQueue });

  async function run<Result>(
    name: string,
    { task, size, ports = [] }: { task: unknown; size: number; ports?: MessagePort[] },
    { signal, asker = '' }: Work,
  ): Promise<Result> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const end = AbortSignal.any([signal, timeout]);
    try {
      return await queue.run({ asker, size, signal: end }, async () => {
        const pool = await threadPool.get();
        return (await pool.run(task, { name, signal: end, transferList: ports })) as Result;
      });
    } catch (error) {
      throw toAppError(error, { isGone: signal.aborted, isLate: timeout.aborted });
    }
  }

  async function makeFlashcards(request: CardsRequest, work: Work): Promise<CardsDraft> {
    const { port1: ours, port2: theirs } = new MessageChannel();
    ours.on('message', (cards: Card[]) => work.onCards?.(cards));
    const task: CardsTask = { request, port: theirs };
    try {
      const size = request.text.length;
      return await run('makeFlashcards', { task, size, ports: [theirs] }, work);
    } finally {
      // What is still on its way is in the answer, or nobody waits for it any more.
      ours.close();
    }
  }

  const engine: StudyEngine = {
    name: 'embedded',
    summarize: (request: StudyRequest, work) =>
      run('summarize', { task: request, size: request.text.length }, work),
    makeFlashcards,
  };

  return {
    engine,
    /** Tasks at work or waiting. */
    get load() {
      return queue.load;
    },
    get counts() {
      return queue.counts;
    },
    isDown: false,
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
        reason: isTooMuch ? 'ai_memory' : 'ai_late',
      })
    : error;
}
