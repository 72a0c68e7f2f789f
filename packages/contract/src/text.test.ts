import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, countUtf8Bytes, isBlank, text } from './text';

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

  it.each([
    ['', 0],
    ['abc', 3],
    ['é', 2],
    ['ế', 3],
    ['😀', 4],
  ])('%j takes %i bytes', (value, bytes) => {
    expect(countUtf8Bytes(value)).toBe(bytes);
  });

  it('takes as many bytes as its encoding has, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(countUtf8Bytes(value)).toBe(new TextEncoder().encode(value).length);
      }),
    );
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
