import type { DrawingCommands } from '../glyphs/collect-pieces';
import { multiply, toMatrix, type Matrix } from '../glyphs/matrix';

const PICTURES = [
  'paintImageXObject',
  'paintInlineImageXObject',
  'paintInlineImageXObjectGroup',
  'paintImageXObjectRepeat',
  'paintImageMaskXObject',
  'paintImageMaskXObjectGroup',
  'paintImageMaskXObjectRepeat',
];
const DRAWINGS = ['constructPath', 'fill', 'eoFill', 'stroke', 'shadingFill', 'rawFillPath'];

export type PaintedArea = {
  /** Something is drawn that could be text. */
  isPainted: boolean;
  /** How much of the page its largest picture covers. */
  pictureShare: number;
};

/** What a page shows besides letters. */
export function findPaintedArea(
  { fnArray, argsArray }: DrawingCommands,
  codes: Record<string, number>,
  page: { view: Matrix; width: number; height: number },
): PaintedArea {
  const pictures = new Set(PICTURES.map((name) => codes[name]));
  const drawings = new Set(DRAWINGS.map((name) => codes[name]));
  const stack: Matrix[] = [];
  let matrix = page.view;
  let isPainted = false;
  let largest = 0;
  for (let index = 0; index < fnArray.length; index++) {
    const code = fnArray[index];
    const args = (argsArray[index] ?? []) as unknown[];
    if (code === codes['save'] || code === codes['paintFormXObjectBegin']) {
      stack.push(matrix);
    }
    if (code === codes['restore'] || code === codes['paintFormXObjectEnd']) {
      matrix = stack.pop() ?? matrix;
    } else if (code === codes['transform'] || code === codes['paintFormXObjectBegin']) {
      const values = args.length === 6 ? args : args[0];
      matrix = multiply(matrix, toMatrix(values as ArrayLike<number> | null));
    } else if (pictures.has(code)) {
      isPainted = true;
      // A picture fills the unit square of its own coordinates.
      largest = Math.max(largest, Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    } else if (drawings.has(code)) {
      isPainted = true;
    }
  }
  return { isPainted, pictureShare: largest / Math.max(1, page.width * page.height) };
}
