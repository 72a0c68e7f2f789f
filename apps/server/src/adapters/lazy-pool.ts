import type { Piscina } from 'piscina';

type PoolOptions = ConstructorParameters<typeof Piscina>[0];

/** A megabyte of text takes a few tens of megabytes, so a thread that needs more has a fault. */
const THREAD_MEMORY_MB = 512;
/** Long enough to keep what was loaded at hand during a lesson. */
const IDLE_MS = 120_000;

/** Threads that are opened with the first task: a server that nobody asks starts none. */
export function createLazyPool(options: PoolOptions) {
  let opening: Promise<Piscina> | undefined;

  async function open(): Promise<Piscina> {
    const { Piscina } = await import('piscina');
    const pool = new Piscina({
      minThreads: 0,
      idleTimeout: IDLE_MS,
      // Lower priority, so that other calls are not slowed down on few cores.
      niceIncrement: 5,
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
      recordTiming: false,
      ...options,
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

  return {
    get: () => (opening ??= open().catch(forgetOpening)),
    async close() {
      await (await opening)?.destroy();
    },
  };
}
