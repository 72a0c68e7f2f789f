import type { TextPiece } from '../pdf/glyphs/text-piece';

type LineStyle = Partial<Omit<TextPiece, 'text' | 'units' | 'left' | 'right' | 'base'>> & {
  /** How wide a space is, in parts of the font's size. */
  space?: number;
};

const LETTER = 0.5;

/** The words of a line as a PDF draws them, every letter half as wide as high. */
export function lineOf(
  text: string,
  left: number,
  base: number,
  style: LineStyle = {},
): TextPiece[] {
  const { space = 0.3, size = 10, ...rest } = style;
  let x = left;
  return text.split(' ').map((word, index) => {
    const width = word.length * LETTER * size;
    const piece: TextPiece = {
      text: word,
      left: x,
      right: x + width,
      base,
      size,
      isBold: false,
      isItalic: false,
      hasSpaceBefore: index > 0,
      turn: 0,
      isInvisible: false,
      isArtifact: false,
      ...rest,
    };
    x += width + space * size;
    return piece;
  });
}

/** Lines below each other, 12 apart. */
export function linesOf(
  lines: string[],
  left: number,
  top: number,
  style: LineStyle = {},
): TextPiece[] {
  const leading = 1.2 * (style.size ?? 10);
  return lines.flatMap((line, index) => lineOf(line, left, top + index * leading, style));
}
