import { expect, it } from 'vitest';
import { toCardCount } from './card-count';

it.each([
  ['1', 1],
  ['10', 10],
  ['50', 50],
])('[B-120] takes %j as it is', (typed, count) => {
  expect(toCardCount(typed)).toBe(count);
});

it.each([
  ['0', 1],
  ['-3', 1],
  ['51', 50],
  ['60', 50],
  ['99', 50],
  ['1e9', 50],
  ['7.6', 8],
])('[B-120] keeps %j to 1–50, as near as can be', (typed, count) => {
  expect(toCardCount(typed)).toBe(count);
});

it.each(['', ' ', 'ten', 'NaN'])('[B-120] falls back to 10 for %j', (typed) => {
  expect(toCardCount(typed)).toBe(10);
});
