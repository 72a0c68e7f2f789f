import { withAsides } from './asides';
import { findColumns, type ColumnCut } from './columns';
import { toRows, type Segment } from './segments';
import { smallest } from './statistics';
import { toCells } from './table-rows';

/** A part of the page that is read from top to bottom. */
export type Region = {
  segments: Segment[];
  isTable: boolean;
  /** Of a table whose cells have several lines. */
  rows?: Segment[][];
};

const DEPTH_MAX = 12;
const CELL_LINES_MAX = 4;
/** More changes between the columns mean that they were drawn row by row. */
const RUNS_MAX = 5;

/**
 * Cuts the page where columns stand side by side: what is above them, the columns one after the
 * other, what is below them. Each part is cut again.
 */
export function toRegions(segments: Segment[], isRightToLeft = false, depth = 0): Region[] {
  const cut = depth < DEPTH_MAX ? findColumns(segments) : undefined;
  if (cut === undefined) {
    return segments.length === 0 ? [] : [{ segments, isTable: false }];
  }
  const again = (part: Segment[]) => toRegions(part, isRightToLeft, depth + 1);
  return [
    ...again(cut.above),
    ...(cut.kind === 'table' ? tableRegions(cut) : partsOf(cut, isRightToLeft).flatMap(again)),
    ...again(cut.below),
  ];
}

/** Rows of short cells are lines; a row of long ones is read like columns, cell after cell. */
function tableRegions({ left, right, rows }: ColumnCut): Region[] {
  if (rows === undefined) {
    return [{ segments: [...left, ...right], isTable: true }];
  }
  const regions: Region[] = [];
  for (const row of rows) {
    const cells = toCells(row);
    const open = regions.at(-1);
    if (cells.some((cell) => toRows(cell).length > CELL_LINES_MAX)) {
      regions.push(...cells.map((segments) => ({ segments, isTable: false })));
    } else if (open?.rows === undefined) {
      regions.push({ segments: row, isTable: true, rows: [row] });
    } else {
      open.rows.push(row);
    }
  }
  return regions;
}

function partsOf({ kind, left, right }: ColumnCut, isRightToLeft: boolean): Segment[][] {
  if (kind === 'aside') {
    return withAsides(left, right);
  }
  return isRightToLeft ? inDrawnOrder(right, left) : inDrawnOrder(left, right);
}

/**
 * One column after the other, unless the author's program drew a part of the second between two
 * parts of the first: a box beside the text that belongs to what stands before it.
 */
function inDrawnOrder(first: Segment[], second: Segment[]): Segment[][] {
  const isFirst = new Set(first);
  const runs: Segment[][] = [];
  for (const segment of [...first, ...second].toSorted((a, b) => a.order - b.order)) {
    const open = runs.at(-1);
    if (open?.[0] !== undefined && isFirst.has(open[0]) === isFirst.has(segment)) {
      open.push(segment);
    } else {
      runs.push([segment]);
    }
  }
  const startsFirst = runs[0]?.[0] !== undefined && isFirst.has(runs[0][0]);
  return startsFirst && runs.length > 2 && runs.length <= RUNS_MAX && runs.every(isBelowEarlier)
    ? runs
    : [first, second];
}

/** Whether a part starts below where the part before it in its own column ended. */
function isBelowEarlier(run: Segment[], index: number, runs: Segment[][]): boolean {
  const top = smallest(run.map(({ base }) => base));
  const earlier = runs[index - 2] ?? [];
  return earlier.every(({ base }) => base < top);
}
