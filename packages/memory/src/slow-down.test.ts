import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEW_CARD } from './card-memory';
import { DAY_MS } from './days';
import { createMemoryModel } from './exam/memory-model';
import { createScheduler } from './scheduler';
import { default_w } from 'ts-fsrs';
import { findStretch, SLOW_RETENTION, stretchDue, stretchIntervals } from './slow-down';

const AT = '2026-11-16T08:00:00.000Z';
const plain = createScheduler({ hasFuzz: false });
const slow = createScheduler({ hasFuzz: false, retention: SLOW_RETENTION });

/** A card after so many answers, each when it was due. */
function learn(scheduler: typeof plain, answers: number) {
  let memory = NEW_CARD;
  for (let given = 0; given < answers; given += 1) {
    memory = scheduler.answer(1, memory, {
      rating: 'good',
      mode: 'today',
      how: 'shown',
      answeredAt: memory.due ?? AT,
      utcOffset: 0,
    });
  }
  return memory;
}
const daysBetween = (from: string | null, to: string | null) =>
  (Date.parse(to ?? '') - Date.parse(from ?? '')) / DAY_MS;

describe('a slowed-down card', () => {
  it.each([
    ['in general', null],
    ['with parameters of their own', default_w.with(20, 0.3)],
  ])('is due when four of five are remembered instead of nine of ten, %s', (_, weights) => {
    const model = createMemoryModel(weights ?? default_w);
    const stretch = findStretch(weights);

    expect(model.recall(100, 100)).toBeCloseTo(0.9, 5);
    expect(model.recall(100 * stretch, 100)).toBeCloseTo(0.8, 5);
    expect(stretch).toBeGreaterThan(2);
  });

  it.each([2, 3, 4, 5])(
    'comes on the day on which a schedule for less retention would bring it: answer %i',
    (answers) => {
      const memory = learn(plain, answers);
      const interval = daysBetween(memory.reviewedAt, memory.due);

      const stretched = daysBetween(memory.reviewedAt, stretchDue(memory, findStretch()));
      const { good } = stretchIntervals(
        plain.nextIntervals(1, memory, { at: memory.due ?? AT, utcOffset: 0 }),
        findStretch(),
      );

      // Half a day of rounding, stretched.
      const tolerance = findStretch() / 2 + 0.5;
      expect(stretched).toBe(Math.round(interval * findStretch()));
      const asked = slow.nextIntervals(1, memory, { at: memory.due ?? AT, utcOffset: 0 });
      expect(Math.abs(good - asked.good) / 86_400).toBeLessThanOrEqual(tolerance);
    },
  );

  it('goes on with its steps of learning at the same minutes', () => {
    const learning = learn(plain, 1);

    expect(learning.state).toBe('learning');
    expect(stretchDue(learning, findStretch())).toBe(learning.due);
    expect(stretchDue(NEW_CARD, findStretch())).toBeNull();
    const next = plain.nextIntervals(1, NEW_CARD, { at: AT, utcOffset: 0 });
    expect(stretchIntervals(next, 3)).toMatchObject({ again: next.again, good: next.good });
  });

  it('never comes earlier than before, and always after whole days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 36_500 }), (days) => {
        const due = new Date(Date.parse(AT) + days * DAY_MS).toISOString();
        const card = { state: 'review', due, reviewedAt: AT } as const;
        const waited = daysBetween(AT, stretchDue(card, findStretch()));
        expect(waited).toBeGreaterThanOrEqual(days);
        expect(waited).toBe(Math.round(waited));
        expect(stretchDue(card, 1)).toBe(due);
      }),
    );
  });
});
