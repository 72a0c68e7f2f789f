import { describe, expect, it } from 'vitest';
import { NEW_CARD, type CardMemory, type Rating } from './card-memory';
import { DAY_MS } from './days';
import { createScheduler } from './scheduler';

const BEGIN = '2022-11-29T12:30:00.000Z';
const plain = createScheduler({ hasFuzz: false });

function answer(memory: CardMemory, rating: Rating, answeredAt: string, utcOffset = 0) {
  return plain.answer(1, memory, { rating, mode: 'today', how: 'shown', answeredAt, utcOffset });
}

function later(at: string, days: number): string {
  return new Date(Date.parse(at) + days * DAY_MS).toISOString();
}

function wholeDays(from: string | null, to: string | null): number {
  return Math.floor((Date.parse(to ?? '') - Date.parse(from ?? '')) / DAY_MS);
}

describe('what py-fsrs publishes for the default parameters', () => {
  it('gives the same intervals when a card is answered whenever it is due', () => {
    const ratings: Rating[] = [
      ...Array<Rating>(6).fill('good'),
      'again',
      'again',
      ...Array<Rating>(5).fill('good'),
    ];
    let memory: CardMemory = NEW_CARD;
    const intervals = ratings.map((rating) => {
      memory = answer(memory, rating, memory.due ?? BEGIN);
      return wholeDays(memory.reviewedAt, memory.due);
    });

    expect(intervals).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
  });

  it('gives the same stability and difficulty after intervals of its choice', () => {
    const given: [Rating, number][] = [
      ['again', 0],
      ['good', 0],
      ['good', 1],
      ['good', 3],
      ['good', 8],
      ['good', 21],
    ];
    let [memory, at]: [CardMemory, string] = [NEW_CARD, BEGIN];
    for (const [rating, days] of given) {
      at = later(at, days);
      memory = answer(memory, rating, at);
    }

    expect(memory.stability).toBeCloseTo(53.62691, 4);
    expect(memory.difficulty).toBeCloseTo(6.3574867, 4);
  });

  it('keeps the difficulty at 1 when everything is easy', () => {
    let memory: CardMemory = NEW_CARD;
    for (let time = 0; time < 10; time += 1) {
      memory = answer(memory, 'easy', new Date(Date.parse(BEGIN) + time).toISOString());
    }

    expect(memory.difficulty).toBe(1);
  });
});

describe('learning steps', () => {
  it.each<[Rating, CardMemory['state'], number]>([
    ['again', 'learning', 60],
    ['hard', 'learning', 360],
    ['good', 'learning', 600],
    ['easy', 'review', 8 * 86_400],
  ])('answers a new card with %s: it is in %s for %i seconds', (rating, state, seconds) => {
    const memory = answer(NEW_CARD, rating, BEGIN);

    expect(memory.state).toBe(state);
    expect((Date.parse(memory.due ?? '') - Date.parse(BEGIN)) / 1000).toBe(seconds);
    const next = plain.nextIntervals(1, NEW_CARD, { at: BEGIN, utcOffset: 0 });
    expect(next[rating]).toBe(seconds);
  });

  it('shows a forgotten card again after ten minutes and counts the lapse', () => {
    const learnt = answer(NEW_CARD, 'easy', BEGIN);
    const forgotten = answer(learnt, 'again', learnt.due ?? '');

    expect(forgotten).toMatchObject({ state: 'relearning', lapses: 1, reps: 2 });
    expect(wholeDays(forgotten.reviewedAt, forgotten.due)).toBe(0);
    expect(Date.parse(forgotten.due ?? '') - Date.parse(forgotten.reviewedAt ?? '')).toBe(600_000);
  });
});

describe('the days of a student', () => {
  it('counts the mornings at 04:00 between two answers, not the midnights of UTC', () => {
    const learnt = answer(NEW_CARD, 'easy', '2026-11-16T16:00:00.000Z', 420);

    // 23:00 and 03:30 in Viet Nam are one evening; 04:30 is the next day.
    const sameNight = answer(learnt, 'good', '2026-11-16T20:30:00.000Z', 420);
    const nextMorning = answer(learnt, 'good', '2026-11-16T21:30:00.000Z', 420);

    expect(sameNight.reviewedDay).toBe(learnt.reviewedDay);
    expect(nextMorning.reviewedDay).toBe((learnt.reviewedDay ?? 0) + 1);
    expect(nextMorning.stability).not.toBe(sameNight.stability);
  });

  it('takes an answer on an earlier day, as of somebody who flew east to west, for the same day', () => {
    const learnt = answer(NEW_CARD, 'easy', '2026-11-16T20:00:00.000Z', 840);
    const west = answer(learnt, 'good', '2026-11-16T21:00:00.000Z', -720);

    expect(west.reviewedDay).toBe((learnt.reviewedDay ?? 0) - 1);
    expect(west.stability).toBeGreaterThan(0);
  });
});

describe('fuzz', () => {
  const fuzzy = createScheduler();
  const learnt: CardMemory = {
    ...answer(NEW_CARD, 'easy', BEGIN),
    stability: 40,
  };
  const moment = { at: later(BEGIN, 40), utcOffset: 0 };

  it('spreads cards that were learnt together', () => {
    const intervals = Array.from(
      { length: 50 },
      (_, card) => fuzzy.nextIntervals(card + 1, learnt, moment).good,
    );

    expect(new Set(intervals).size).toBeGreaterThan(10);
  });

  it('is the same on every device and at every hour of the day', () => {
    const elsewhere = createScheduler();
    const atNight = { at: later(BEGIN, 40.4), utcOffset: 0 };

    expect(elsewhere.nextIntervals(7, learnt, moment)).toEqual(
      fuzzy.nextIntervals(7, learnt, moment),
    );
    expect(fuzzy.nextIntervals(7, learnt, atNight)).toEqual(fuzzy.nextIntervals(7, learnt, moment));
  });

  it('is another one at the next repetition', () => {
    const intervals = Array.from(
      { length: 20 },
      (_, reps) => fuzzy.nextIntervals(7, { ...learnt, reps }, moment).good,
    );

    expect(new Set(intervals).size).toBeGreaterThan(5);
  });
});

describe('retrievability', () => {
  it('is nine of ten when as many days have passed as the stability has', () => {
    const learnt: CardMemory = { ...answer(NEW_CARD, 'easy', BEGIN), stability: 10 };

    expect(plain.retrievability(learnt, later(BEGIN, 10))).toBeCloseTo(0.9, 6);
    expect(plain.retrievability(learnt, BEGIN)).toBe(1);
    expect(plain.retrievability(NEW_CARD, BEGIN)).toBe(0);
  });
});
