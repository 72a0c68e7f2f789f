import { expect, it } from 'vitest';
import { toDay } from '../exam/exam-card';
import { dayBorders, toForecast } from './forecast';

it('knows when days begin, where clocks change too', () => {
  expect(dayBorders(toDay('2026-10-24'), 'Europe/Berlin', 3)).toEqual([
    '2026-10-25T03:00:00.000Z',
    '2026-10-26T03:00:00.000Z',
    '2026-10-27T03:00:00.000Z',
  ]);
  expect(dayBorders(toDay('2026-10-23'), 'Europe/Berlin', 1)).toEqual(['2026-10-24T02:00:00.000Z']);
});

it('has a line for every day', () => {
  const counts = [
    { place: 2, due: 7 },
    { place: 0, due: 3 },
  ];

  expect(toForecast(counts, 100, 4)).toEqual([
    { day: 100, due: 3 },
    { day: 101, due: 0 },
    { day: 102, due: 7 },
    { day: 103, due: 0 },
  ]);
});
