import { expect, it } from 'vitest';
import { toRoundTop } from './round-top';

it.each([
  [0, 4],
  [3, 4],
  [5, 6],
  [9, 10],
  [11, 20],
  [41, 50],
  [100, 100],
  [101, 200],
  [238, 300],
  [950, 1000],
])('%d cards fit under %d', (most, top) => {
  expect(toRoundTop(most)).toBe(top);
});
