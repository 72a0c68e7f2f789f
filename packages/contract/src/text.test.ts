import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, isBlank, text } from './text';

describe('text', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['ế'.normalize('NFC'), 1],
    ['ế'.normalize('NFD'), 1],
    ['😀', 1],
  ])('%j is as long as a person counts: %i', (value, length) => {
    expect(countCharacters(value)).toBe(length);
  });

  it.each([
    ['', true],
    [' \t\n\u00a0\u3000', true],
    ['\u200b\u200d\ufeff', true],
    ['\u202e', true],
    ['a', false],
    [' . ', false],
    ['\u200bx', false],
  ])('%j is blank: %s', (value, expected) => {
    expect(isBlank(value)).toBe(expected);
  });

  it('reads back as NFC, exactly, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(text().parse(value)).toBe(value.normalize('NFC'));
        expect(text().parse(value.normalize('NFD'))).toBe(text().parse(value));
      }),
    );
  });
});
