import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache';

const staying = new AbortController().signal;

/** Work that ends when the test says so. */
function createWork(isLasting = true) {
  const signals: AbortSignal[] = [];
  const ends: ((answer: string) => void)[] = [];
  const fails: ((error: Error) => void)[] = [];
  return {
    signals,
    making: {
      make: (signal: AbortSignal) =>
        new Promise<string>((resolve, reject) => {
          signals.push(signal);
          ends.push(resolve);
          fails.push(reject);
        }),
      isLasting: () => isLasting,
    },
    end: (answer: string) => ends.at(-1)?.(answer),
    fail: () => fails.at(-1)?.(new Error('no')),
  };
}

describe('answers', () => {
  it('are made once for all who ask at the same time', async () => {
    const cache = createAnswerCache();
    const work = createWork();

    const asked = [1, 2, 3].map(() => cache.remember('same', staying, work.making));
    work.end('answer');

    expect(await Promise.all(asked)).toEqual(['answer', 'answer', 'answer']);
    expect(work.signals).toHaveLength(1);
  });

  it('are made apart for different questions', async () => {
    const cache = createAnswerCache();
    const work = createWork();

    void cache.remember('one', staying, work.making);
    void cache.remember('other', staying, work.making);

    expect(work.signals).toHaveLength(2);
  });

  it('come to those who stay when one asker leaves', async () => {
    const cache = createAnswerCache();
    const work = createWork();
    const leaving = new AbortController();
    const left = cache.remember('same', leaving.signal, work.making);
    const stayed = cache.remember('same', staying, work.making);

    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: 'timeout' });
    work.end('answer');

    expect(await stayed).toBe('answer');
    expect(work.signals[0]?.aborted).toBe(false);
  });

  it('are given up when everybody has left, and made anew for the next', async () => {
    const cache = createAnswerCache();
    const work = createWork();
    const leaving = new AbortController();
    const left = [1, 2].map(() => cache.remember('same', leaving.signal, work.making));

    leaving.abort();
    await Promise.allSettled(left);
    const next = cache.remember('same', staying, work.making);
    work.end('new');

    expect(work.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(await next).toBe('new');
  });

  it('are not begun for somebody who has left already', async () => {
    const work = createWork();

    const asked = createAnswerCache().remember('same', AbortSignal.abort(), work.making);

    await expect(asked).rejects.toMatchObject({ code: 'timeout' });
    expect(work.signals).toEqual([]);
  });

  it('are not remembered when they failed: everybody hears of it, the next one tries again', async () => {
    const cache = createAnswerCache();
    const work = createWork();
    const asked = [1, 2].map(() => cache.remember('same', staying, work.making));

    work.fail();
    const results = await Promise.allSettled(asked);
    const next = cache.remember('same', staying, work.making);
    work.end('answer');

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await next).toBe('answer');
  });

  it('let everybody hear what is told on the way, also from before', async () => {
    const cache = createAnswerCache();
    const leaving = new AbortController();
    const heard: Record<string, string[]> = { first: [], left: [], late: [], after: [] };
    let tell: (news: string) => void = () => {};
    let end: (answer: string) => void = () => {};
    const ask = (who: string, signal = staying) =>
      cache.remember(
        'same',
        signal,
        {
          make: (_signal, tellAll: (news: string) => void) => {
            tell = tellAll;
            return new Promise<string>((resolve) => (end = resolve));
          },
          isLasting: () => true,
        },
        (news) => heard[who]?.push(news),
      );
    const asked = [ask('first'), ask('left', leaving.signal)];

    tell('one');
    leaving.abort();
    asked.push(ask('late'));
    tell('two');
    end('answer');
    await Promise.allSettled(asked);
    await ask('after');

    expect(heard).toEqual({
      first: ['one', 'two'],
      left: ['one'],
      late: ['one', 'two'],
      after: [],
    });
  });

  it.each([
    [true, 1],
    [false, 2],
  ])('are kept when they last: %s', async (isLasting, times) => {
    const cache = createAnswerCache();
    const work = createWork(isLasting);
    const first = cache.remember('same', staying, work.making);
    work.end('answer');
    await first;

    const second = cache.remember('same', staying, work.making);
    work.end('answer');

    expect(await second).toBe('answer');
    expect(work.signals).toHaveLength(times);
  });

  /** Asks, and tells whether the answer had to be made. */
  function createAsking(limits: { entries: number; characters: number }) {
    const cache = createAnswerCache(limits);
    return async (question: string, answer = 'answer') => {
      const work = createWork();
      const asked = cache.remember(question, staying, work.making);
      work.end(answer);
      await asked;
      return work.signals.length > 0;
    };
  }

  it('make room: the one that was asked for longest ago goes first', async () => {
    const ask = createAsking({ entries: 2, characters: 1_000 });

    await ask('a');
    await ask('b');
    await ask('a');
    await ask('c');

    expect([await ask('a'), await ask('b')]).toEqual([false, true]);
  });

  it('make room by their size too: few long ones fill the memory like many short ones', async () => {
    // Kept as JSON: each letter one character, and two quotes.
    const ask = createAsking({ entries: 100, characters: 100 });

    await ask('a', 'x'.repeat(48));
    await ask('b', 'x'.repeat(48));
    expect([await ask('a'), await ask('b')]).toEqual([false, false]);

    await ask('c', 'x');
    expect([await ask('b'), await ask('c')]).toEqual([false, false]);
    expect(await ask('a')).toBe(true);
  });

  it('are not kept when one alone is too large, and push no other out', async () => {
    const ask = createAsking({ entries: 100, characters: 100 });
    await ask('small', 'x');

    await ask('large', 'x'.repeat(99));

    expect([await ask('small'), await ask('large', 'x')]).toEqual([false, true]);
  });
});
