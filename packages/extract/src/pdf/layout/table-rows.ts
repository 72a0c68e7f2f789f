import { toRows, type Segment } from './segments';
import { average, greatest, median, smallest } from './statistics';

/** In parts of the distance of two lines: rows of a table stand further apart than their lines. */
const ROW_GAP = 1.25;
const ALIGNED_SHARE = 0.8;
/** In parts of the font's size. */
const SAME_HEIGHT = 0.4;
const LEADING_MAX = 1.8;
/** Cells are short; columns of text are not. */
const CELL_LINES = 7;
/** Rows of single lines may be columns that were drawn line by line. */
const DRAWN_LINES_MIN = 1.3;

type Row = { left: Segment[]; right: Segment[] };

/**
 * The rows of a table whose cells have several lines. Undefined where the sides are columns of
 * text, or a table that can be read line by line.
 */
export function findTableRows(left: Segment[], right: Segment[]): Segment[][] | undefined {
  const all = [...left, ...right];
  if (all.some(hasLeader)) {
    return undefined;
  }
  const rows = rowsByDrawing(left, right) ?? rowsByGaps(left, right);
  return rows?.map((row) => [...row.left, ...row.right]);
}

/** Programs draw a table cell by cell: down one side, then beside it, then below both. */
function rowsByDrawing(left: Segment[], right: Segment[]): Row[] | undefined {
  const isLeft = new Set(left);
  const rows: Row[] = [];
  let wasLeft = false;
  for (const segment of [...left, ...right].toSorted((a, b) => a.order - b.order)) {
    const open = rows.at(-1);
    if (isLeft.has(segment)) {
      if (open === undefined || !wasLeft) {
        rows.push({ left: [segment], right: [] });
      } else {
        open.left.push(segment);
      }
    } else if (open === undefined) {
      rows.push({ left: [], right: [segment] });
    } else {
      open.right.push(segment);
    }
    wasLeft = isLeft.has(segment);
  }
  const lines = average(
    rows.map((row) => Math.max(toRows(row.left).length, toRows(row.right).length)),
  );
  const isDownward = rows.every((row, index) => {
    const above = rows[index - 1];
    return above === undefined || topOf(row) > Math.max(topOf(above), bottomOf(above.left));
  });
  return rows.length > 2 && isDownward && lines >= DRAWN_LINES_MIN && areLevel(rows)
    ? rows
    : undefined;
}

/** Gaps go through both sides at the same height, and after each both sides begin on one line. */
function rowsByGaps(left: Segment[], right: Segment[]): Row[] | undefined {
  const isLeft = new Set(left);
  const lines = toRows([...left, ...right]);
  const leading = Math.max(leadingOf(left), leadingOf(right));
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    const open = rows.at(-1);
    const row = {
      left: line.filter((one) => isLeft.has(one)),
      right: line.filter((one) => !isLeft.has(one)),
    };
    if (open === undefined || baseOf(line) - baseOf(lines[index - 1]) > ROW_GAP * leading) {
      rows.push(row);
    } else {
      open.left.push(...row.left);
      open.right.push(...row.right);
    }
  }
  const isTable =
    leading > 0 &&
    rows.length > 2 &&
    rows.length < lines.length &&
    average(rows.map((row) => toRows([...row.left, ...row.right]).length)) <= CELL_LINES;
  return isTable && areLevel(rows) ? rows : undefined;
}

/** The cells of one row, from left to right: segments that lie below each other. */
export function toCells(row: Segment[]): Segment[][] {
  const cells: { right: number; segments: Segment[] }[] = [];
  for (const segment of row.toSorted((a, b) => a.left - b.left)) {
    const open = cells.at(-1);
    if (open !== undefined && segment.left < open.right) {
      open.segments.push(segment);
      open.right = Math.max(open.right, segment.right);
    } else {
      cells.push({ right: segment.right, segments: [segment] });
    }
  }
  return cells.map((cell) => cell.segments);
}

/** Dots that lead to a page number: every line of a table of contents stands for itself. */
function hasLeader({ pieces }: Segment): boolean {
  return /(?:\. ?){6}/.test(pieces.map(({ text }) => text).join(' '));
}

/** The usual distance of two lines within a cell; 0 where no cell has two. */
function leadingOf(side: Segment[]): number {
  const lines = toRows(side);
  const gaps = lines
    .slice(1)
    .map((line, index) => baseOf(line) - baseOf(lines[index]))
    .filter((gap) => gap <= LEADING_MAX * sizeOf(side));
  return median(gaps);
}

/** Most rows have text on both sides, which begins at their top or stands in their middle. */
function areLevel(rows: Row[]): boolean {
  const tolerance = SAME_HEIGHT * sizeOf(rows.flatMap((row) => [...row.left, ...row.right]));
  const level = rows.filter(({ left, right }) => {
    const [top, otherTop] = [smallest(left.map(toBase)), smallest(right.map(toBase))];
    const [end, otherEnd] = [bottomOf(left), bottomOf(right)];
    const isTopLevel = Math.abs(top - otherTop) < tolerance;
    return isTopLevel || Math.abs(top + end - otherTop - otherEnd) < 2 * tolerance;
  });
  return level.length >= ALIGNED_SHARE * rows.length;
}

function topOf({ left, right }: Row): number {
  return smallest([...left, ...right].map(toBase));
}

function bottomOf(segments: Segment[]): number {
  return greatest(segments.map(toBase));
}

function toBase({ base }: Segment): number {
  return base;
}

function baseOf(line: Segment[] | undefined): number {
  return line?.[0]?.base ?? 0;
}

function sizeOf(segments: Segment[]): number {
  return Math.max(median(segments.map(({ size }) => size)), 1);
}
