import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MESSAGES } from '../wire/messages';
import { boundedText, countCharacters, countUtf8Bytes, isBlank, MARKS_MAX, text } from './text';

const WIDE = { max: 10_000 };

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
        expect(text(WIDE).parse(value)).toBe(value.normalize('NFC'));
        expect(text(WIDE).parse(value.normalize('NFD'))).toBe(text(WIDE).parse(value));
      }),
    );
  });
});

describe('the bounds of a text', () => {
  const normalized = () => vi.spyOn(String.prototype, 'normalize');
  afterEach(() => vi.restoreAllMocks());

  it('[D-73] are four UTF-16 units a character: nothing longer is put in order', () => {
    const title = text({ max: 255, message: 'Title?', tooLong: 'Too long.' });
    const normalize = normalized();

    const [fitting, tooLong] = [4 * 255, 4 * 255 + 1].map((units) =>
      title.safeParse('x'.repeat(units)),
    );

    expect(fitting?.success).toBe(true);
    expect(tooLong?.error?.issues.map(({ message }) => message)).toEqual(['Too long.']);
    expect(normalize).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['one kind of mark', (marks: number) => `a${'\u0301'.repeat(marks)}`],
    ['marks of several classes', (marks: number) => `b${'\u0301\u0323'.repeat(marks / 2)}`],
    ['marks that stand on nothing', (marks: number) => '\u0489'.repeat(marks)],
    [
      'marks far into the text',
      (marks: number) => `${'word '.repeat(99)}c${'\u0307'.repeat(marks)}`,
    ],
  ])('[B-77] are 30 marks on a letter: %s', (_, marked) => {
    const note = text(WIDE);
    const few = marked(MARKS_MAX);
    const normalize = normalized();
    const refused = note.safeParse(marked(MARKS_MAX + 2));

    expect(refused.error?.issues.map(({ message }) => message)).toEqual([MESSAGES.tooManyMarks]);
    expect(normalize).not.toHaveBeenCalled();
    expect(note.parse(few)).toBe(few.normalize('NFC'));
  });

  it('hold for what is kept to the letter as well, which stays as it was typed', () => {
    const content = boundedText(WIDE);

    expect(content.parse('e\u0301')).toBe('e\u0301');
    expect(content.safeParse('x'.repeat(40_001)).success).toBe(false);
    expect(content.safeParse(`e${'\u0301'.repeat(31)}`).success).toBe(false);
  });
});
