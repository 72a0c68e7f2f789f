import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../reading/read-document';
import { cutChunks } from './chunks';

const chunksOf = (text: string, maxChunks = 24) =>
  cutChunks(readDocument(text), { reach: { calls: maxChunks, parallel: 1 } }).chunks;

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

  it('stay short enough for a small model, and come from all over a text that is too long for it', () => {
    const text = 'Sentence of a long book that is here. '.repeat(4_000);
    const document = readDocument(text);
    const cut = (contextTokens: number, calls: number) =>
      cutChunks(document, { reach: { calls, parallel: 1, contextTokens } });

    const few = cut(4_096, 5);

    expect([few.chunks.length, few.isPartial]).toEqual([5, true]);
    expect(few.chunks.every(({ start, end }) => (end - start) / 3.5 < 4_096 / 2)).toBe(true);
    expect(few.chunks[0]?.start).toBe(0);
    expect(few.chunks.at(-1)?.end).toBe(text.trimEnd().length);
    expect(cut(4_096, 50).isPartial).toBe(false);
  });

  it('are shorter in Vietnamese, which takes more tokens', () => {
    const sizeIn = (text: string) => {
      const { chunks } = cutChunks(readDocument(text), {
        reach: { calls: 99, parallel: 1, contextTokens: 4_096 },
      });
      return Math.max(...chunks.map(({ start, end }) => end - start));
    };

    expect(sizeIn('Tế bào là đơn vị cơ bản của sự sống. '.repeat(900))).toBeLessThan(
      0.6 * sizeIn('A cell is the smallest unit of all life. '.repeat(900)),
    );
  });
});
