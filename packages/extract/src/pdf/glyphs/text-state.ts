import { IDENTITY, multiply, type Matrix } from './matrix';
import type { PageFont } from './page-fonts';

/** What the drawing commands of a PDF remember about text. */
export type TextState = {
  matrix: Matrix;
  font: PageFont | undefined;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  /** Width of the letters, 1 being as the font has them. */
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
};

const START: Omit<TextState, 'matrix'> = {
  font: undefined,
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  mode: 0,
};

/** The states that a page saves and restores, and the place of its pen. */
export function createTextStates(view: Matrix) {
  const saved: TextState[] = [];
  const pen = { matrix: IDENTITY, x: 0, y: 0, lineX: 0, lineY: 0 };
  let state: TextState = { ...START, matrix: view };
  return {
    pen,
    current: () => state,
    save() {
      saved.push({ ...state });
    },
    restore() {
      state = saved.pop() ?? state;
    },
    transform(matrix: Matrix) {
      state.matrix = multiply(state.matrix, matrix);
    },
    /** Annotations start from nothing. */
    reset(matrix: Matrix) {
      state = { ...START, matrix };
    },
    startLine(matrix: Matrix) {
      pen.matrix = matrix;
      pen.x = pen.y = pen.lineX = pen.lineY = 0;
    },
    moveLine(byX: number, byY: number) {
      pen.lineX += byX;
      pen.lineY += byY;
      pen.x = pen.lineX;
      pen.y = pen.lineY;
    },
  };
}

export type TextStates = ReturnType<typeof createTextStates>;
