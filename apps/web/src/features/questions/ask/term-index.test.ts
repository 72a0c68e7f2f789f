import { expect, it } from 'vitest';
import { foldTerm } from './term-index';

it.each([
  ['Osmosis', 'osmosis'],
  [' Cell  wall\n', 'cell wall'],
  ['Osmosis.', 'osmosis'],
  ['What is osmosis?', 'what is osmosis'],
  ['Tha\u0302\u0309m tha\u0302\u0301u', 'thẩm thấu'],
])('[B-109] takes %j and %j for the same term', (one, other) => {
  expect(foldTerm(one)).toBe(foldTerm(other));
});

it.each([
  ['má', 'mà'],
  ['C', 'C#'],
  ['x²', 'x2'],
  ['?', '!'],
])('tells %j from %j', (one, other) => {
  expect(foldTerm(one)).not.toBe(foldTerm(other));
});
