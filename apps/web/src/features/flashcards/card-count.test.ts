import { expect, it } from 'vitest';
import { toCardCount } from './card-count';

it.each([
  ['1', 1],
  ['10', 10],
  ['50', 50],
])('[B-120] takes %j as it is', (typed, count) => {
  expect(toCardCount(typed)).toBe(count);
});

it.each(['', ' ', '0', '-1', '51', '1.5', 'ten', '1e9', 'NaN'])(
  '[B-120] falls back to 10 for %j',
  (typed) => {
    expect(toCardCount(typed)).toBe(10);
  },
);
