import { compareLetters, type Letter, type Likeness } from './letters';

/** A step from the typed letters to the expected ones; a place is left out where there is no letter. */
export type Step = { typed?: number; expected?: number; likeness: Likeness };

export type Alignment = {
  /** Damerau: letters that are missing, too many, another one, or swapped with their neighbour. */
  distance: number;
  steps: readonly Step[];
};

/** More than is ever forgiven. */
const ANOTHER_TONE = 3;

/** The cheapest way from one to the other. Missing marks cost nothing, other marks more than is forgiven. */
export function align(typed: readonly Letter[], expected: readonly Letter[]): Alignment {
  const table = measure(typed, expected);
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  const steps: Step[] = [];
  let row = typed.length;
  let column = expected.length;
  while (row > 0 || column > 0) {
    const one = typed[row - 1];
    const other = expected[column - 1];
    const here = at(row, column);
    if (one && other && here === at(row - 1, column - 1) + costOf(one, other)) {
      row -= 1;
      column -= 1;
      steps.push({ typed: row, expected: column, likeness: compareLetters(one, other) });
    } else if (areSwapped(typed, expected, row, column) && here === at(row - 2, column - 2) + 1) {
      row -= 2;
      column -= 2;
      steps.push({ typed: row + 1, expected: column + 1, likeness: 'different' });
      steps.push({ typed: row, expected: column, likeness: 'different' });
    } else if (column > 0 && here === at(row, column - 1) + 1) {
      column -= 1;
      steps.push({ expected: column, likeness: 'different' });
    } else {
      row -= 1;
      steps.push({ typed: row, likeness: 'different' });
    }
  }
  return { distance: at(typed.length, expected.length), steps: steps.toReversed() };
}

function measure(typed: readonly Letter[], expected: readonly Letter[]): number[][] {
  const table: number[][] = [Array.from({ length: expected.length + 1 }, (_, column) => column)];
  typed.forEach((one, before) => {
    const row = before + 1;
    const line = [row];
    const above = table[before] ?? [];
    expected.forEach((other, left) => {
      const column = left + 1;
      const swapped = areSwapped(typed, expected, row, column)
        ? (table[row - 2]?.[column - 2] ?? Infinity) + 1
        : Infinity;
      line.push(
        Math.min(
          (above[left] ?? Infinity) + costOf(one, other),
          (above[column] ?? Infinity) + 1,
          (line[left] ?? Infinity) + 1,
          swapped,
        ),
      );
    });
    table.push(line);
  });
  return table;
}

function costOf(typed: Letter, expected: Letter): number {
  const likeness = compareLetters(typed, expected);
  if (likeness === 'same' || likeness === 'bare') {
    return 0;
  }
  return likeness === 'swapped' ? ANOTHER_TONE : 1;
}

function areSwapped(
  typed: readonly Letter[],
  expected: readonly Letter[],
  row: number,
  column: number,
): boolean {
  const [first, second] = [typed[row - 2], typed[row - 1]];
  const [left, right] = [expected[column - 2], expected[column - 1]];
  return (
    first !== undefined &&
    second !== undefined &&
    left !== undefined &&
    right !== undefined &&
    costOf(first, right) === 0 &&
    costOf(second, left) === 0
  );
}
