import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../reading/read-document';
import { cutChunks } from './chunks';

const chunksOf = (text: string, maxChunks = 24) =>
  cutChunks(readDocument(text), { most: maxChunks });

describe('parts of a text', () => {
  it('are one for a short text', () => {
    expect(chunksOf('A cell is a unit. It lives.')).toEqual([{ start: 0, end: 27 }]);
  });

  it('end with their sections and begin with what was said just before', () => {
    const chapter = (name: string) =>
      `Chapter ${name}\n\n${`Sentence of chapter ${name} that is here. `.repeat(220).trim()}`;
    const text = ['One', 'Two', 'Three'].map(chapter).join('\n\n');

    const chunks = chunksOf(text);

    expect(chunks).toHaveLength(3);
    expect(chunks.map(({ end }) => text.slice(end).trimStart().slice(0, 9))).toEqual([
      'Chapter T',
      'Chapter T',
      '',
    ]);
    expect(text.slice(chunks[1]?.start, chunks[1]?.end)).toMatch(
      /^Sentence of chapter One [^]*Chapter Two/,
    );
  });

  it.each([
    ['no sentence end', 'water and light '.repeat(65_000)],
    ['one word', 'x'.repeat(1_000_000)],
    ['characters of two units', '😀'.repeat(250_000)],
    ['many sections', 'Heading\n\nA short sentence stands here.\n\n'.repeat(20_000)],
  ])('cover %s with no more calls than allowed', (_, text) => {
    const chunks = chunksOf(text);

    expect(chunks.length).toBeLessThanOrEqual(24);
    expect(chunks.every(({ start, end }) => text.slice(start, end).isWellFormed())).toBe(true);
  });

  it('leave nothing out, whatever the text', () => {
    const piece = fc.oneof(
      fc.lorem({ mode: 'sentences', maxCount: 30 }),
      fc.constant('\n\n'),
      fc.constant('Heading\n\n'),
      fc.string({ maxLength: 3_000, unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join(' ');
        const { sentences } = readDocument(text);
        const chunks = chunksOf(text, 4);

        const isCovered = (at: number) => chunks.some(({ start, end }) => start <= at && at < end);
        expect(sentences.every(({ start, end }) => isCovered(start) && isCovered(end - 1))).toBe(
          true,
        );
        expect(chunks.length).toBeLessThanOrEqual(4);
      }),
      { numRuns: 60 },
    );
  });
});
