import type { Passage } from './find-passage';

/** A passage that something on the screen comes from, and the number of that. */
export type Footnote = { number: number; passage: Passage };

/** A stretch of the text between two ends of passages, with the numbers that stand after it. */
export type Piece = { at: number; text: string; isQuoted: boolean; numbers: number[] };

/** Passages may touch, overlap and hold one another; each number stands at the end of its own. */
export function toPieces(text: string, footnotes: readonly Footnote[]): Piece[] {
  const ends = footnotes.flatMap(({ passage: { start, end } }) => [start, end]);
  const cuts = [...new Set([0, ...ends, text.length])].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((at, index) => {
    const end = cuts[index + 1] ?? text.length;
    return {
      at,
      text: text.slice(at, end),
      isQuoted: footnotes.some(({ passage }) => passage.start <= at && passage.end >= end),
      numbers: footnotes.filter(({ passage }) => passage.end === end).map(({ number }) => number),
    };
  });
}
