import { type Footnote, type Passage, toPieces } from '../import-document/public';
import type { Heading } from './find-headings';

export type LinePiece = {
  at: number;
  text: string;
  isQuoted: boolean;
  isMarked: boolean;
  /** The footnotes whose passage ends here. */
  numbers: number[];
};
export type ReadingLine = {
  at: number;
  /** A line of a program, between its fences, is shown as it is written. */
  kind: 'heading' | 'text' | 'code';
  /** An empty line stands before it. */
  opens: boolean;
  pieces: LinePiece[];
};

/** Stands for the marked passage among the numbers, of which none is 0. */
const MARKED = 0;
/** Where a program begins and ends. */
const FENCE = /^\s*(?:```|~~~)/;

/**
 * A text line by line, cut where passages begin and end. `from` is where it begins in the whole text, in which the
 * places of headings, footnotes and the marked passage are counted.
 */
export function toReadingLines(
  text: string,
  {
    from = 0,
    headings,
    footnotes,
    marked,
  }: {
    from?: number;
    headings: readonly Heading[];
    footnotes: readonly Footnote[];
    marked: Passage | undefined;
  },
): ReadingLine[] {
  const headingAt = new Map(headings.map(({ start, heading }) => [start, heading]));
  const notes = marked ? [...footnotes, { number: MARKED, passage: marked }] : footnotes;
  const lines: ReadingLine[] = [];
  let start = from;
  let opens = true;
  let isProgram = false;
  for (const line of text.split('\n')) {
    const at = start + (line.length - line.replace(/^#{1,6}\s+/, '').length);
    const isHeading = headingAt.has(at) || headingAt.has(start);
    const first = isHeading ? at : start;
    const end = start + line.length;
    const isFence = FENCE.test(line);
    if (line.trim() !== '') {
      lines.push({
        at: first,
        kind: isHeading ? 'heading' : isProgram || isFence ? 'code' : 'text',
        opens,
        pieces: cut(line.slice(first - start), first, end, notes),
      });
    }
    isProgram = isProgram !== isFence;
    opens = line.trim() === '';
    start = end + 1;
  }
  return lines;
}

function cut(text: string, start: number, end: number, notes: readonly Footnote[]): LinePiece[] {
  const here = notes
    .filter(({ passage }) => passage.end > start && passage.start < end)
    .map(({ number, passage }) => ({
      number,
      passage: {
        start: Math.max(0, passage.start - start),
        end: Math.min(end, passage.end) - start,
      },
    }));
  const isOver = new Map(notes.map(({ number, passage }) => [number, passage.end <= end]));
  const isWithin = (at: number, number: number) =>
    here.some(
      (note) => note.number === number && note.passage.start <= at && note.passage.end > at,
    );
  return toPieces(text, here).map((piece) => ({
    at: start + piece.at,
    text: piece.text,
    isQuoted: here.some(({ number }) => number !== MARKED && isWithin(piece.at, number)),
    isMarked: isWithin(piece.at, MARKED),
    numbers: piece.numbers.filter((number) => number !== MARKED && isOver.get(number)),
  }));
}
