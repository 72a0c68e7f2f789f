import { median } from './statistics';
import type { TextPiece } from '../glyphs/text-piece';

const PIECES_MIN = 4;
/** Letters with drawn spaces between them may be a list; only a long row of them is one word. */
const SPACED_LETTERS_MIN = 6;
const EVEN = 1.5;
/** In parts of the font's size: no space between two words is so narrow. */
const NARROW = 0.19;
const FRAGMENT = 4;
const FRAGMENTS_MEAN = 2.6;

/** 'C H A P T E R' is a word set wide: its gaps are even, those between its words are larger. */
export function closeLetterspacing(pieces: TextPiece[], glues: string[]): string[] {
  const closed = [...glues];
  for (let start = 0; start < pieces.length;) {
    let end = start;
    while (end < pieces.length && isFragment(pieces[end])) {
      end++;
    }
    closeRow(pieces.slice(start, end), start, closed);
    start = Math.max(end, start + 1);
  }
  return closed;
}

function closeRow(row: TextPiece[], start: number, closed: string[]) {
  const gaps = row.slice(1).map((piece, index) => piece.left - (row[index]?.right ?? 0));
  const usual = median(gaps);
  if (!isSetWide(row, usual)) {
    return;
  }
  for (const [index, gap] of gaps.entries()) {
    if (gap <= EVEN * usual && closed[start + index + 1] === ' ') {
      closed[start + index + 1] = '';
    }
  }
}

function isSetWide(row: TextPiece[], usual: number): boolean {
  const isDrawn = row.slice(1).some((piece) => piece.hasSpaceBefore);
  if (row.every(({ text }) => text.length === 1)) {
    return row.length >= (isDrawn ? SPACED_LETTERS_MIN : PIECES_MIN);
  }
  const letters = row.reduce((sum, { text }) => sum + text.length, 0);
  return (
    !isDrawn &&
    row.length >= PIECES_MIN &&
    letters <= FRAGMENTS_MEAN * row.length &&
    usual < NARROW * (row[0]?.size ?? 0)
  );
}

function isFragment(piece: TextPiece | undefined): boolean {
  return piece !== undefined && piece.text.length <= FRAGMENT && /^\p{L}+$/u.test(piece.text);
}
