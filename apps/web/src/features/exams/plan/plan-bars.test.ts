import type { ExamDay } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { someDays } from '../../../testing/exams';
import { daysPerBar, findLabelled, findPeak, toBars } from './plan-bars';

function aDay(changes: Partial<ExamDay>): ExamDay {
  return { date: '2026-12-01', reviews: 0, new: 0, minutes: 0, ...changes };
}

it.each([
  [1, 1],
  [42, 1],
  [43, 7],
  [294, 7],
  [295, 14],
  [1096, 28],
])('%d days are drawn with %d to a bar', (days, perBar) => {
  expect(daysPerBar(days)).toBe(perBar);
  expect(toBars(someDays(days)).length).toBe(Math.ceil(days / perBar));
});

it('adds up what is to be done in the days of a bar, and loses none', () => {
  const bars = toBars(someDays(50));

  expect(bars[0]).toEqual({
    from: '2026-11-16',
    to: '2026-11-22',
    reviews: 70,
    new: 28,
    minutes: 42,
  });
  expect(bars.at(-1)).toMatchObject({ from: '2027-01-04', to: '2027-01-04', reviews: 10 });
});

describe('the peak', () => {
  it('is the first of the days with most cards', () => {
    const bars = toBars([
      aDay({ date: '2026-12-01', reviews: 3 }),
      aDay({ date: '2026-12-02', reviews: 4, new: 4 }),
      aDay({ date: '2026-12-03', new: 8 }),
    ]);

    expect(findPeak(bars)?.from).toBe('2026-12-02');
  });

  it('is none where there is nothing to do', () => {
    expect(findPeak(toBars([aDay({})]))).toBeUndefined();
  });
});

it.each([
  [1, []],
  [2, [1]],
  [7, [2, 4, 6]],
  [38, [10, 20, 30]],
])('%d bars: days are written under %j', (bars, labelled) => {
  expect(findLabelled(bars)).toEqual(labelled);
});
