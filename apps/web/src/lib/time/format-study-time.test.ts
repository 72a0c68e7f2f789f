import { expect, it } from 'vitest';
import { formatStudyTime } from './dates';

it.each([
  [undefined, '0h 0m'],
  [null, '0h 0m'],
  [Number.NaN, '0h 0m'],
  [Infinity, '0h 0m'],
  [-5, '0h 0m'],
  [0, '0h 0m'],
  [59, '0h 0m'],
  [60, '0h 1m'],
  [3599, '0h 59m'],
  [3600, '1h 0m'],
  [45_659.9, '12h 40m'],
  [3_600_000, '1,000h 0m'],
])('shows %s seconds as %s', (seconds, shown) => {
  expect(formatStudyTime(seconds)).toBe(shown);
});
