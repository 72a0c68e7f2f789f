import { MESSAGES } from '@scholar/contract';
import { AppError } from '@scholar/domain';

export type Semaphore = ReturnType<typeof createSemaphore>;

/** At most `slots` at work and `queue` waiting; whoever comes on top is told so at once. */
export function createSemaphore({
  slots,
  queue,
  reason = 'queue',
}: {
  slots: number;
  queue: number;
  /** What it is for, where calls that were turned away are counted. */
  reason?: string;
}) {
  let running = 0;
  const waiting: (() => void)[] = [];

  function release() {
    const next = waiting.shift();
    if (next) {
      next();
    } else {
      running -= 1;
    }
  }

  return {
    get load() {
      return running + waiting.length;
    },
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running < slots) {
        running += 1;
      } else if (waiting.length < queue) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        throw new AppError('unavailable', MESSAGES.busy, { retryAfterSeconds: 3, reason });
      }
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
