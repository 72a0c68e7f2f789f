import { default_w } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import type { Rating } from '../card-memory';
import { DAY_MS } from '../days';
import type { LogEntry } from '../log';
import { createScheduler } from '../scheduler';
import { fitWeights, isBetter, toTrainingItems } from './fit-weights';
import { type History, listCounted } from './history';

function history(...answers: [Rating, number][]): History {
  return answers.map(([rating, day]) => ({ rating, day, at: day * DAY_MS }));
}

/** Ten answers, the last two of which judge: whoever has a long first stability foretells them best. */
const REMEMBERED = Array.from({ length: 5 }, (_, card) =>
  history(['good', card], ['good', card + 30]),
);
const LONG = default_w.map((weight, index) => (index === 2 ? 60 : weight));
const SHORT = default_w.map((weight, index) => (index === 2 ? 0.1 : weight));

describe('fitting', () => {
  it('shows the optimiser the first four fifths of the log, and judges by the last', async () => {
    const shown: unknown[] = [];
    const fit = await fitWeights(REMEMBERED, async (items) => {
      shown.push(...items);
      return LONG;
    });

    expect(shown).toEqual(
      Array.from({ length: 3 }, () => [
        { grade: 3, days: 0 },
        { grade: 3, days: 30 },
      ]),
    );
    expect(fit.weights).toEqual(LONG);
    expect(fit.losses?.own).toBeLessThan(fit.losses?.default ?? 0);
    expect(isBetter(fit)).toBe(true);
  });

  it('is no better where the defaults foretell as well or better, or nothing can be judged', async () => {
    expect(isBetter(await fitWeights(REMEMBERED, async () => SHORT))).toBe(false);
    expect(isBetter(await fitWeights(REMEMBERED, async () => default_w))).toBe(false);

    const sameDay = [history(['good', 0], ['good', 0], ['good', 0])];
    const fit = await fitWeights(sameDay, async () => LONG);
    expect(fit.losses).toBe(null);
    expect(isBetter(fit)).toBe(false);
  });

  it('cuts parameters to what FSRS-6 allows and takes nothing else for parameters', async () => {
    const wild = default_w.map((weight, index) => (index === 20 ? 5 : index === 4 ? -3 : weight));
    const { weights } = await fitWeights(REMEMBERED, async () => wild);
    expect([weights[4], weights[20]]).toEqual([1, 0.8]);

    await expect(fitWeights(REMEMBERED, async () => default_w.slice(2))).rejects.toThrow('21');
    await expect(
      fitWeights(REMEMBERED, async () => default_w.map(() => Number.NaN)),
    ).rejects.toThrow('NaN');
  });

  it('learns from every answer on a later day, with all that led to it', () => {
    const items = toTrainingItems(
      [history(['again', 3], ['good', 3], ['good', 5], ['easy', 9])],
      9 * DAY_MS,
    );

    expect(items).toEqual([
      [
        { grade: 1, days: 0 },
        { grade: 3, days: 0 },
        { grade: 3, days: 2 },
      ],
    ]);
  });
});

describe('answers that count', () => {
  const at = (day: number, hour = 8) =>
    new Date(Date.UTC(2026, 10, 16, hour) + day * DAY_MS).toISOString();
  const answer = (reviewId: string, changes: object): LogEntry => ({
    reviewId,
    rating: 'good',
    mode: 'today',
    how: 'shown',
    answeredAt: at(0),
    utcOffset: 420,
    ...changes,
  });

  it('are those that moved the schedule: not undone ones, not chance hits, imported ones too', () => {
    const counted = listCounted(createScheduler(), 7, [
      answer('later', { answeredAt: at(9), rating: 'easy' }),
      answer('import', { answeredAt: at(-40), mode: 'import' }),
      answer('first', {}),
      answer('mistaken', { answeredAt: at(1), rating: 'again' }),
      { undoes: 'mistaken' },
      // Right among options, long before its day.
      answer('chosen', { answeredAt: at(2), mode: 'learn', how: 'chosen' }),
      answer('typed', { answeredAt: at(4), mode: 'write', how: 'typed', rating: 'easy' }),
    ]);

    const today = Date.UTC(2026, 10, 16) / DAY_MS;
    expect(counted.map(({ rating, day }) => [rating, day - today])).toEqual([
      ['good', -40],
      ['good', 0],
      ['good', 4],
      ['easy', 9],
    ]);
  });

  it('belong to the day of the student', () => {
    const night = answer('night', { answeredAt: '2026-11-16T20:30:00.000Z' });
    const [counted] = listCounted(createScheduler(), 7, [night]);

    expect(counted?.day).toBe(Date.UTC(2026, 10, 16) / DAY_MS);
  });
});
