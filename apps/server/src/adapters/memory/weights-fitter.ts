import type { WeightsFitter } from '@scholar/domain';
import type { Fit } from '@scholar/memory';
import { paths } from '../../paths';
import { createLazyPool } from '../lazy-pool';
import { packHistories } from './packed-histories';

/** 20,000 answers take a second or two. */
const TIMEOUT_MS = 120_000;

export type WeightsFitterOptions = { timeoutMs?: number };

/** The optimiser of FSRS in a thread of its own: the event loop never waits for it. */
export function createWeightsFitter({
  timeoutMs = TIMEOUT_MS,
  onMissing,
}: WeightsFitterOptions & {
  /** Told once: on this machine nobody gets parameters of their own. */
  onMissing: () => void;
}): WeightsFitter & { close: () => Promise<void> } {
  const threads = createLazyPool({ filename: paths.weightsWorker, maxThreads: 1 });
  let looking: Promise<boolean> | undefined;

  async function look(): Promise<boolean> {
    const isFound: boolean = await (await threads.get()).run(undefined, { name: 'isThere' });
    if (!isFound) {
      onMissing();
    }
    return isFound;
  }

  return {
    isThere() {
      looking ??= look().catch((error: unknown) => {
        // A thread that died says nothing of the machine.
        looking = undefined;
        throw error;
      });
      return looking;
    },

    async fit(histories): Promise<Fit> {
      const packed = packHistories(histories);
      const pool = await threads.get();
      return pool.run(packed, {
        name: 'fit',
        signal: AbortSignal.timeout(timeoutMs),
        transferList: Object.values(packed).map(({ buffer }) => buffer),
      });
    },

    close: () => threads.close(),
  };
}
