import { describe, expect, it } from 'vitest';
import { toDate, toDay } from '../exam/exam-card';
import { type StudyDay, sumTime, toWeeks, weekOf } from './study-days';

const TODAY = toDay('2026-11-18');

function aDay(date: string, changes: Partial<StudyDay> = {}): StudyDay {
  return {
    day: toDay(date),
    answers: 1,
    recalls: 0,
    remembered: 0,
    ...changes,
  };
}

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['1970-01-01', '1969-12-29'],
  ['1969-12-28', '1969-12-22'],
])('%s lies in the week of Monday %s', (date, monday) => {
  expect(toDate(weekOf(toDay(date)))).toBe(monday);
});

describe('weeks', () => {
  it('end with that of today, and each has its Monday', () => {
    expect(toWeeks([], TODAY, 3).map(({ from }) => toDate(from))).toEqual([
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ]);
  });

  it('add up their days; what lies before them is left out', () => {
    const weeks = toWeeks(
      [
        aDay('2026-11-08', { recalls: 50, remembered: 50 }),
        aDay('2026-11-09', { recalls: 10, remembered: 9 }),
        aDay('2026-11-15', { recalls: 5, remembered: 3 }),
        aDay('2026-11-16', { recalls: 4, remembered: 4 }),
      ],
      TODAY,
      2,
    );

    expect(weeks).toEqual([
      { from: toDay('2026-11-09'), recalls: 15, remembered: 12 },
      { from: toDay('2026-11-16'), recalls: 4, remembered: 4 },
    ]);
  });
});

it('sums up the time of today and of its week', () => {
  const days = [
    { day: toDay('2026-11-15'), milliseconds: 10 },
    { day: toDay('2026-11-16'), milliseconds: 100 },
    { day: toDay('2026-11-18'), milliseconds: 1_000 },
  ];

  expect(sumTime(days, TODAY)).toEqual({ today: 1_000, week: 1_100 });
});
