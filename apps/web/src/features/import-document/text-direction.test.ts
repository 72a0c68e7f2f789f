import { expect, it } from 'vitest';
import { directionOf } from './text-direction';

it('[B-77] leaves the direction to the browser, paragraph by paragraph', () => {
  expect(directionOf('مرحبا\n\nHello')).toBe('auto');
});

it.each([
  ['“Water” moves. ', 'ltr'],
  ['1. الماء يتحرك. ', 'rtl'],
  ['   ', 'ltr'],
])('takes that of the first letter for a book of %j', (text, direction) => {
  expect(directionOf(text.repeat(40_000))).toBe(direction);
});
