import { describe, expect, it } from 'vitest';
import { findPassage, paragraphOf } from './find-passage';

const TEXT = 'Water moves. It moves fast.\n\nThis is osmosis. Water moves.';

function sourceOf(quote: string, start: number) {
  return { quote, start, end: start + quote.length };
}

describe('findPassage', () => {
  it('finds a passage where the source says', () => {
    expect(findPassage(TEXT, sourceOf('Water moves.', 46))).toEqual({ start: 46, end: 58 });
  });

  it('finds it again after an edit, nearest to its old place', () => {
    const edited = `Cells. ${TEXT}`;

    expect(findPassage(edited, sourceOf('Water moves.', 46))).toEqual({ start: 53, end: 65 });
    expect(findPassage(edited, sourceOf('Water moves.', 0))).toEqual({ start: 7, end: 19 });
  });

  it('finds it before its old place, too', () => {
    expect(findPassage(TEXT.slice(29), sourceOf('This is osmosis.', 29))).toEqual({
      start: 0,
      end: 16,
    });
  });

  it.each(['Diffusion', ''])('finds nothing for %j', (quote) => {
    expect(findPassage(TEXT, sourceOf(quote, 3))).toBeUndefined();
  });
});

describe('paragraphOf', () => {
  it.each([
    [0, 1],
    [20, 1],
    [35, 2],
  ])('places offset %i in paragraph %i', (at, paragraph) => {
    expect(paragraphOf(TEXT, at)).toBe(paragraph);
  });

  it('counts lines where no line is empty, and no empty beginning', () => {
    expect(paragraphOf('one\ntwo\nthree', 9)).toBe(3);
    expect(paragraphOf('\n\none\n\ntwo', 8)).toBe(2);
  });
});
