import { expect, it } from 'vitest';
import { findBottom, toLine, toPoints } from './retention-points';

const aWeek = (answers: number, remembered: number) => ({
  from: '2026-11-16',
  answers,
  remembered,
  wished: 90,
});

it('has a point for each week with answers, at its place', () => {
  const points = toPoints([aWeek(0, 0), aWeek(8, 7), aWeek(0, 0), aWeek(3, 3)]);

  expect(points.map(({ at, share }) => [at, share])).toEqual([
    [1, 88],
    [3, 100],
  ]);
});

it.each([
  [50, 50],
  [49, 0],
])('begins the scale for %d percent at %d', (share, bottom) => {
  expect(findBottom([{ at: 0, from: '2026-11-16', answers: 1, share }])).toBe(bottom);
});

it('is drawn through its points', () => {
  expect(
    toLine([
      { x: 0, y: 1 },
      { x: 0.5, y: 0 },
    ]),
  ).toBe('M0 1L0.5 0');
});
