import { expect, it } from 'vitest';
import { countWords } from './count-words';

it.each([
  ['', 0],
  ['  \n\t ', 0],
  ['water', 1],
  ['  Water moves.\n\nIt does. ', 4],
  ['Thẩm thấu là gì?', 4],
  ['one\u00a0two', 2],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});

it('counts a megabyte without making a list of it', () => {
  expect(countWords('nước '.repeat(200_000))).toBe(200_000);
});
