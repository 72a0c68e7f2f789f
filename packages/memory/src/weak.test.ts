import { expect, it } from 'vitest';
import { isWeak } from './weak';

it.each([
  ['new', 0, false],
  ['learning', 2.3, true],
  ['relearning', 40, true],
  ['review', 6.9, true],
  ['review', 7, false],
] as const)('a card in %s that lasts %d days is weak: %s', (state, stability, expected) => {
  expect(isWeak({ state, stability })).toBe(expected);
});
