import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editPart, layOutParts, partAt, shownPart } from './text-parts';

const BOOK = 'Plants turn light into sugar.\n\n'.repeat(10_000);

describe('a text in parts', () => {
  it('leaves a text of a chapter whole', () => {
    const chapter = 'x'.repeat(100_000);
    expect(shownPart(layOutParts(chapter))).toEqual({ start: 0, text: chapter });
  });

  it('cuts a book after paragraphs, and loses nothing', () => {
    const parts = layOutParts(BOOK);
    const shown = parts.lengths.map((_, index) => shownPart({ ...parts, index }).text);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.join('')).toBe(BOOK);
    expect(shown.every((text) => text.endsWith('.\n\n'))).toBe(true);
    expect(Math.max(...parts.lengths)).toBeLessThanOrEqual(100_000);
  });

  it('never cuts a character in two', () => {
    const parts = layOutParts(`x${'🌱'.repeat(100_000)}`);
    const shown = parts.lengths.map((_, index) => shownPart({ ...parts, index }).text);
    expect(shown.every((text) => text.isWellFormed())).toBe(true);
  });

  it('keeps the part where it is while it is edited', () => {
    const parts = layOutParts(BOOK, 2);
    const { start, text } = shownPart(parts);
    const edited = editPart(parts, `${text}More.`);
    expect(shownPart(edited)).toEqual({ start, text: `${text}More.` });
    expect(edited.text).toBe(
      `${BOOK.slice(0, start + text.length)}More.${BOOK.slice(start + text.length)}`,
    );
  });

  it('shows the neighbour of a part that was emptied', () => {
    const parts = layOutParts(BOOK, layOutParts(BOOK).lengths.length - 1);
    const edited = editPart(parts, '');
    expect(edited.lengths).toHaveLength(parts.lengths.length - 1);
    expect(edited.index).toBe(edited.lengths.length - 1);
  });

  it('cuts what was pasted into a part', () => {
    const edited = editPart(layOutParts('Short'), BOOK);
    expect(edited.text).toBe(BOOK);
    expect(edited.lengths.length).toBeGreaterThan(3);
  });

  it('finds the part of every place', () => {
    const parts = layOutParts(BOOK);
    fc.assert(
      fc.property(fc.nat(BOOK.length - 1), (offset) => {
        const { start, text } = shownPart({ ...parts, index: partAt(parts, offset) });
        expect(offset).toBeGreaterThanOrEqual(start);
        expect(offset).toBeLessThan(start + text.length);
      }),
    );
  });
});
