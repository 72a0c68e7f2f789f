import { describe, expect, it } from 'vitest';
import { createGlyphJoiner } from './glyph-joiner';

const setting = {
  base: 100,
  size: 10,
  isBold: false,
  isItalic: false,
  turn: 0,
  isInvisible: false,
  isArtifact: false,
} as const;

describe('joining glyphs', () => {
  it('puts letters together that touch, and parts them at a drawn space', () => {
    const joiner = createGlyphJoiner();
    joiner.addGlyph('a', 0, 5, setting);
    joiner.addGlyph('b', 5.5, 10, setting);
    joiner.addSpace();
    joiner.addGlyph('c', 12, 17, setting);

    const pieces = joiner.finish();

    expect(
      pieces.map(({ text, left, right, hasSpaceBefore }) => [text, left, right, hasSpaceBefore]),
    ).toEqual([
      ['ab', 0, 10, false],
      ['c', 12, 17, true],
    ]);
  });

  it('parts words by their distance alone', () => {
    const joiner = createGlyphJoiner();
    joiner.addGlyph('a', 0, 5, setting);
    joiner.addGlyph('b', 7, 12, setting);

    expect(joiner.finish().map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('takes a space back that the next letter is drawn over', () => {
    const joiner = createGlyphJoiner();
    joiner.addGlyph('a', 0, 5, setting);
    joiner.addSpace();
    joiner.addGlyph('b', 5, 10, setting);

    expect(joiner.finish().map(({ text }) => text)).toEqual(['ab']);
  });

  it('composes an accent drawn before its letter, as TeX does', () => {
    const joiner = createGlyphJoiner();
    joiner.addGlyph('t', 0, 5, setting);
    joiner.addGlyph('\u00b4', 5, 10, setting);
    joiner.addGlyph('e', 5, 10, setting);

    expect(joiner.finish().map(({ text }) => text)).toEqual(['té']);
  });

  it('composes an accent drawn over the letter before it', () => {
    const joiner = createGlyphJoiner();
    joiner.addGlyph('ê', 0, 5, setting);
    joiner.addGlyph('\u0301', 1, 1, { ...setting, base: 97 });

    expect(joiner.finish().map(({ text }) => text)).toEqual(['ế']);
  });

  it('leaves a sign alone that stands beside a letter', () => {
    const joiner = createGlyphJoiner();
    joiner.addGlyph('~', 0, 5, setting);
    joiner.addGlyph('a', 5, 10, setting);

    expect(joiner.finish().map(({ text }) => text)).toEqual(['~a']);
  });
});
