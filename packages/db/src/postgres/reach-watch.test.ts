import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startReachWatch } from './reach-watch';

const lost = (): Promise<void> => Promise.reject(new Error('lost'));
const found = (): Promise<void> => Promise.resolve();
const MINUTE = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watch(reach: () => Promise<void>, reachAfresh: () => Promise<void>) {
  const afresh = vi.fn(reachAfresh);
  return {
    ...startReachWatch({ everyMs: 10_000, stuckMs: MINUTE, reach, reachAfresh: afresh }),
    afresh,
  };
}

describe('[D-73] a process is stuck', () => {
  it('after a minute without the database that a fresh connection reaches', async () => {
    const { isStuck, afresh } = watch(lost, found);

    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    expect([isStuck(), afresh.mock.calls.length]).toEqual([false, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(isStuck()).toBe(true);
  });

  it('not while a fresh connection fails as well', async () => {
    const { isStuck } = watch(lost, lost);

    await vi.advanceTimersByTimeAsync(10 * MINUTE);

    expect(isStuck()).toBe(false);
  });

  it('not while calls are answered, however busy it is', async () => {
    const { isStuck, noteReached, afresh } = watch(lost, found);

    for (let minute = 0; minute < 5; minute += 1) {
      await vi.advanceTimersByTimeAsync(MINUTE - 1);
      noteReached();
    }

    expect([isStuck(), afresh.mock.calls.length]).toEqual([false, 0]);
  });

  it('no longer once it reaches the database again', async () => {
    let reach = lost;
    const { isStuck } = watch(() => reach(), found);
    await vi.advanceTimersByTimeAsync(MINUTE);

    reach = found;
    await vi.advanceTimersByTimeAsync(10_000);

    expect(isStuck()).toBe(false);
  });
});
