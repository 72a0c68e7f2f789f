import type { History } from '@scholar/memory';
import { describe, expect, it, vi } from 'vitest';
import { packHistories, unpackHistories } from './packed-histories';
import { createWeightsFitter } from './weights-fitter';

const DAY_MS = 86_400_000;

/** So many cards, remembered after a month each: longer than the general parameters expect. */
function rememberedCards(count: number): History[] {
  return Array.from({ length: count }, (_, card) =>
    [0, 30, 60, 90, 120].map((after) => ({
      rating: 'good' as const,
      day: 20_000 + card + after,
      at: (20_000 + card + after) * DAY_MS,
    })),
  );
}

describe('the fitter', () => {
  it('finds parameters that foretell better, without holding the event loop', async () => {
    const fitter = createWeightsFitter({ onMissing: () => undefined });
    expect(await fitter.isThere()).toBe(true);
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 5);

    const { weights, losses } = await fitter.fit(rememberedCards(100));

    clearInterval(ticking);
    await fitter.close();
    expect(weights).toHaveLength(21);
    expect(losses?.own).toBeLessThan(losses?.default ?? 0);
    expect(ticks).toBeGreaterThan(10);
  });

  it('gives up what takes too long, and goes on afterwards', async () => {
    const fitter = createWeightsFitter({ timeoutMs: 1, onMissing: () => undefined });

    await expect(fitter.fit(rememberedCards(100))).rejects.toThrow('abort');
    expect(await fitter.isThere()).toBe(true);
    await fitter.close();
  });

  it('says once that the machine has no optimiser', async () => {
    // Where its native part would be looked for.
    vi.stubEnv('NAPI_RS_NATIVE_LIBRARY_PATH', '/nowhere');
    const onMissing = vi.fn();
    const fitter = createWeightsFitter({ onMissing });

    const answers = [await fitter.isThere(), await fitter.isThere()];

    vi.unstubAllEnvs();
    await fitter.close();
    expect(answers).toEqual([false, false]);
    expect(onMissing).toHaveBeenCalledTimes(1);
  });
});

describe('packed histories', () => {
  it('are the same once they are unpacked', () => {
    const histories: History[] = [
      [
        { rating: 'again', day: -3, at: -3 * DAY_MS + 1 },
        { rating: 'hard', day: 20_773, at: 1_794_854_323_409 },
      ],
      [],
      [{ rating: 'easy', day: 20_774, at: 1_794_954_323_409 }],
    ];

    expect(unpackHistories(packHistories(histories))).toEqual(histories);
  });
});
