import { median } from './statistics';
import type { TextPiece } from '../glyphs/text-piece';

/** In parts of the usual size of the page's text. */
const LARGE = 1.8;
/** More of them are a text in large letters. */
const CAPS_MAX = 12;
const BESIDE = 1.5;
/** How much of its size a capital letter is high. */
const CAPITAL_HEIGHT = 0.75;

/** A large initial letter belongs to the first of the lines that it stands beside. */
export function withoutDropCaps(pieces: TextPiece[]): TextPiece[] {
  const size = median(pieces.map((piece) => piece.size));
  const caps = pieces.filter(
    (piece) => piece.size > LARGE * size && /^["“‘«]?\p{Lu}$/u.test(piece.text),
  );
  if (caps.length === 0 || caps.length > CAPS_MAX) {
    return pieces;
  }
  const lowered = new Map(caps.flatMap((cap) => lower(cap, pieces, size)));
  return pieces.map((piece) => lowered.get(piece) ?? piece);
}

/** The letter as it would stand in its line; the lines beside it then start at its left edge. */
function lower(cap: TextPiece, pieces: TextPiece[], size: number): [TextPiece, TextPiece][] {
  const beside = pieces.filter(
    (piece) =>
      piece !== cap &&
      piece.turn === cap.turn &&
      piece.size < LARGE * size &&
      piece.left >= cap.right - size / 2 &&
      piece.left <= cap.right + BESIDE * size &&
      piece.base > cap.base - CAPITAL_HEIGHT * cap.size &&
      piece.base <= cap.base + 0.9 * size,
  );
  const starts = new Map<number, TextPiece>();
  for (const piece of beside.toSorted((a, b) => b.left - a.left)) {
    starts.set(Math.round(piece.base), piece);
  }
  const [first, ...others] = [...starts.values()].toSorted((a, b) => a.base - b.base);
  // Beside one line only it is a large letter, not an initial over several lines.
  if (first === undefined || others.length === 0) {
    return [];
  }
  return [
    [cap, { ...cap, base: first.base, size: first.size, right: first.left }],
    [first, { ...first, hasSpaceBefore: false }],
    ...others.map((piece): [TextPiece, TextPiece] => [piece, { ...piece, left: cap.left }]),
  ];
}
