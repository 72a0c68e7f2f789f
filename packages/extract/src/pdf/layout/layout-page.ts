import { toRegions } from './reading-order';
import { withoutDropCaps } from './drop-caps';
import { toLines, toRowLine } from './lines';
import { toSegments } from './segments';
import type { TextBlock } from './text-line';
import type { TextPiece, Turn } from '../glyphs/text-piece';

const TURNS: Turn[] = [0, 1, 3, 2];

/** Everything on a page that is text, in the order in which a person would read it. */
export function layoutPage(pieces: TextPiece[]): TextBlock[] {
  const read = withoutHidden(pieces);
  const turned = TURNS.map((turn) => read.filter((piece) => piece.turn === turn));
  const slanted = read.filter((piece) => piece.turn === 'slanted');
  const straight = turned.toSorted((a, b) => letters(b) - letters(a));
  // A slanted line across a page of text is a stamp; a page of slanted lines is a poster.
  const isStamp = letters(slanted) < letters(read) / 2;
  return [...straight, ...(isStamp ? [] : [slanted])].flatMap(layoutTurn);
}

function layoutTurn(pieces: TextPiece[]): TextBlock[] {
  const leftward = pieces.filter((piece) => piece.units !== undefined);
  const isLeftward = letters(leftward) > letters(pieces) / 2;
  return toRegions(toSegments(withoutDropCaps(pieces)), isLeftward)
    .map(({ segments, isTable, rows }) => ({
      lines: rows?.map(toRowLine) ?? toLines(segments, isTable),
      isTable,
    }))
    .filter((block) => block.lines.length > 0);
}

/** Under a scan lies its text without ink; beside ordinary text such letters are not for reading. */
function withoutHidden(pieces: TextPiece[]): TextPiece[] {
  const visible = pieces.filter((piece) => !piece.isInvisible);
  return letters(visible) * 2 >= letters(pieces) ? visible : pieces;
}

function letters(pieces: TextPiece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.text.length, 0);
}
