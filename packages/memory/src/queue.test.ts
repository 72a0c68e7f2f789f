import { describe, expect, it } from 'vitest';
import type { CardState } from './card-memory';
import { isLeech } from './leech';
import { orderQueue } from './queue';
import { cutIntoDays, shareOfDay } from './share-of-day';
import { medianTime, minutesFor } from './study-time';

const AT = '2026-11-16T08:00:00.000Z';

function card(
  flashcardId: number,
  state: CardState,
  more: { due?: string; stability?: number } = {},
) {
  return {
    flashcardId,
    state,
    due: more.due ?? null,
    stability: more.stability ?? 1,
    reviewedAt: state === 'new' ? null : '2026-11-10T08:00:00.000Z',
  };
}

function ids(cards: { flashcardId: number }[]): number[] {
  return cards.map(({ flashcardId }) => flashcardId);
}

describe('the queue of a day', () => {
  it('puts cards whose minute has come first, and those whose minute is to come last', () => {
    const order = orderQueue(
      [
        card(1, 'learning', { due: '2026-11-16T08:05:00.000Z' }),
        card(2, 'review'),
        card(3, 'relearning', { due: '2026-11-16T07:59:00.000Z' }),
        card(4, 'learning', { due: '2026-11-16T07:58:00.000Z' }),
        card(5, 'learning', { due: '2026-11-16T08:02:00.000Z' }),
      ],
      AT,
    );

    expect(ids(order)).toEqual([4, 3, 2, 5, 1]);
  });

  it('puts due cards in the order of how little is remembered of them', () => {
    const order = orderQueue(
      [
        card(1, 'review', { stability: 30 }),
        card(2, 'review', { stability: 2 }),
        card(3, 'review', { stability: 9 }),
      ],
      AT,
    );

    expect(ids(order)).toEqual([2, 3, 1]);
  });

  it('spreads new cards evenly among the due ones and keeps their order', () => {
    const due = Array.from({ length: 6 }, (_, at) => card(at + 1, 'review'));
    const order = orderQueue([card(92, 'new'), card(91, 'new'), ...due], AT);

    expect(ids(order)).toEqual([1, 2, 92, 3, 4, 5, 91, 6]);
  });
});

describe('the share of a day', () => {
  it('[D-50] is what the limits leave after what was done', () => {
    const limits = { due: 200, new: 20 };

    expect(
      shareOfDay({ there: { due: 1_000, new: 50 }, done: { due: 150, new: 25 }, limits }),
    ).toEqual({ due: 50, new: 0 });
    expect(shareOfDay({ there: { due: 3, new: 5 }, done: { due: 0, new: 0 }, limits })).toEqual({
      due: 3,
      new: 5,
    });
  });

  it.each([
    [1_000, 0, 200, { cards: 1_000, days: 5 }],
    [1_001, 0, 200, { cards: 1_001, days: 6 }],
    [800, 200, 200, { cards: 800, days: 4 }],
    [200, 0, 200, null],
    [0, 200, 200, null],
    [5, 0, 0, null],
  ])('cuts %i due cards, with %i done of %i a day, into days', (due, done, perDay, pile) => {
    expect(cutIntoDays({ due, done, perDay })).toEqual(pile);
  });
});

describe('how long it takes', () => {
  it('follows the median of the student’s own times once there are ten', () => {
    expect(medianTime([1_000, 1_000])).toBe(8_000);
    expect(medianTime([...Array<number>(5).fill(4_000), ...Array<number>(5).fill(60_000)])).toBe(
      32_000,
    );
    expect(medianTime([...Array<number>(6).fill(4_000), ...Array<number>(5).fill(60_000)])).toBe(
      4_000,
    );
  });

  it('counts new cards twice, because they come back the same day', () => {
    expect(minutesFor({ due: 23, new: 0, learning: 0 }, 8_000)).toBe(4);
    expect(minutesFor({ due: 20, new: 10, learning: 5 }, 6_000)).toBe(5);
    expect(minutesFor({ due: 0, new: 0, learning: 0 }, 8_000)).toBe(0);
  });
});

describe('a leech', () => {
  it('was forgotten eight times since it was last rewritten', () => {
    expect(isLeech({ lapses: 7, forgiven: 0 })).toBe(false);
    expect(isLeech({ lapses: 8, forgiven: 0 })).toBe(true);
    expect(isLeech({ lapses: 15, forgiven: 8 })).toBe(false);
    expect(isLeech({ lapses: 16, forgiven: 8 })).toBe(true);
  });
});
