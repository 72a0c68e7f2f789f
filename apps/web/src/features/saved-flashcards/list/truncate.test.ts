import fc from 'fast-check';
import { expect, it } from 'vitest';
import { truncate } from './truncate';

it.each([
  ['', ''],
  ['a'.repeat(49), 'a'.repeat(49)],
  ['a'.repeat(50), 'a'.repeat(50)],
  ['a'.repeat(51), `${'a'.repeat(50)}...`],
])('keeps %s within fifty characters', (text, shown) => {
  expect(truncate(text, 50)).toBe(shown);
});

it.each([
  ['Ti\u0323\u0302ng', 3, 'Ti\u0323\u0302n...'],
  ['👩‍🔬👩‍🔬', 1, '👩‍🔬...'],
])('never cuts a letter from its marks: %s', (text, most, shown) => {
  expect(truncate(text, most)).toBe(shown);
});

it('shows a beginning of the text, whole where it fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(60), (text, most) => {
      const shown = truncate(text, most);
      expect(shown === text || text.startsWith(shown.slice(0, -3))).toBe(true);
    }),
  );
});
