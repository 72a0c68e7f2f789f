import type { After } from '../job-delivery';

/** A clock that stands still until `advance` moves it. */
export function createFakeTime() {
  const timers = new Set<{ at: number; run: () => void }>();
  let now = 0;

  const after: After = (milliseconds, run) => {
    const timer = { at: now + milliseconds, run };
    timers.add(timer);
    return () => timers.delete(timer);
  };

  return {
    after,
    now: () => now,
    /** Runs what falls due, in order, and lets everything that follows from it settle. */
    async advance(milliseconds: number) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const [next] = [...timers].toSorted((a, b) => a.at - b.at);
        if (!next || next.at > end) {
          break;
        }
        timers.delete(next);
        now = next.at;
        next.run();
        await settle();
      }
      now = end;
    },
  };
}

async function settle() {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
