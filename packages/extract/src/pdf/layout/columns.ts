import { isAligned, isMuchNarrower, isProse } from './column-text';
import { toRows, type Segment } from './segments';
import { median } from './statistics';
import { findTableRows } from './table-rows';

export type ColumnCut = {
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
  /**
   * Columns are read one after the other, the cells of a table row by row, and a box or a note in
   * the margin where the text beside it has a break.
   */
  kind: 'columns' | 'table' | 'aside';
  /** Of a table whose cells have several lines. */
  rows?: Segment[][];
};

const CANDIDATES_MAX = 8;
const ROWS_MIN = 3;
/** Ten times what fits on a page; a file that draws more is not laid out in columns. */
const SEGMENTS_MAX = 5_000;
/** In parts of the usual size of the text. */
const GUTTER = 0.7;
const EDGE_TOLERANCE = 0.3;
/** A column goes on over a gap of so many sizes, not over a larger one. */
const COLUMN_GAP = 2.6;
const CELL_GAP = 1.5;
const HEADING_SIZE = 1.15;
/** Rows with gaps through both sides are a table, unless much more of the page is columns. */
const GRID_SHARE = 0.7;

/**
 * The strip that keeps free of text over the most lines, with text on both sides. It is looked for
 * where several lines start, because a column has a straight edge.
 */
export function findColumns(segments: Segment[]): ColumnCut | undefined {
  if (segments.length < 2 * ROWS_MIN || segments.length > SEGMENTS_MAX) {
    return undefined;
  }
  const sorted = segments.toSorted((a, b) => a.base - b.base);
  const size = median(sorted.map((segment) => segment.size));
  const cuts = edgesOf(sorted, size).flatMap((edge) => cutsAt(edge, sorted, size));
  const grid = largest(cuts.filter((cut) => cut.rows !== undefined));
  const columns = largest(cuts.filter((cut) => cut.kind !== 'table'));
  if (grid !== undefined && weightOf(grid) >= GRID_SHARE * weightOf(columns)) {
    return grid;
  }
  return columns ?? largest(cuts);
}

function weightOf(cut: ColumnCut | undefined): number {
  return cut === undefined ? 0 : cut.left.length + cut.right.length;
}

function largest(cuts: ColumnCut[]): ColumnCut | undefined {
  return cuts.reduce<ColumnCut | undefined>(
    (best, cut) => (best === undefined || weightOf(cut) > weightOf(best) ? cut : best),
    undefined,
  );
}

/** Where a gutter may end: starts of several lines, and the ends of several for ragged starts. */
function edgesOf(segments: Segment[], size: number): number[] {
  const tolerance = EDGE_TOLERANCE * size;
  const starts = clusters(
    segments.map(({ left }) => left),
    tolerance,
  );
  const ends = clusters(
    segments.map(({ right }) => -right),
    tolerance,
  );
  return [
    ...starts.map(({ value, count }) => ({ edge: value, count })),
    ...ends.map(({ value, count }) => ({ edge: -value + GUTTER * size, count })),
  ]
    .filter(({ count }) => count >= ROWS_MIN)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, CANDIDATES_MAX)
    .map(({ edge }) => edge);
}

function clusters(values: number[], tolerance: number): { value: number; count: number }[] {
  const found: { value: number; count: number }[] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    const open = found.at(-1);
    if (open !== undefined && value - open.value <= tolerance) {
      open.count++;
    } else {
      found.push({ value, count: 1 });
    }
  }
  return found;
}

/** Stretches of the page in which no line crosses the strip that ends at the edge. */
function cutsAt(edge: number, sorted: Segment[], size: number): ColumnCut[] {
  const tolerance = EDGE_TOLERANCE * size;
  const isRight = (segment: Segment) => segment.left >= edge - tolerance / 2;
  const isLeft = (segment: Segment) => segment.right <= edge - GUTTER * size + tolerance / 2;
  const cuts: ColumnCut[] = [];
  let start = 0;
  for (let end = 0; end <= sorted.length; end++) {
    const segment = sorted[end];
    if (segment !== undefined && (isRight(segment) || isLeft(segment))) {
      continue;
    }
    const run = sorted.slice(start, end);
    const columns = toColumns(run.filter(isLeft), run.filter(isRight), size);
    if (columns !== undefined) {
      const { left, right } = columns;
      const kept = new Set([...left, ...right]);
      const top = Math.min(left[0]?.base ?? 0, right[0]?.base ?? 0);
      const rest = run.filter((other) => !kept.has(other));
      cuts.push({
        above: [...sorted.slice(0, start), ...rest.filter((other) => other.base < top)],
        left,
        right,
        below: [...rest.filter((other) => other.base >= top), ...sorted.slice(end)],
        kind: columns.kind,
        ...(columns.rows && { rows: columns.rows }),
      });
    }
    start = end + 1;
  }
  return cuts;
}

function kindOf(left: Segment[], right: Segment[]): ColumnCut['kind'] {
  const isLeftProse = isProse(left);
  const isRightProse = isProse(right);
  if (!isLeftProse && !isRightProse) {
    return 'table';
  }
  const isOneNarrow = isMuchNarrower(left, right) || isMuchNarrower(right, left);
  if (isLeftProse && isRightProse) {
    return isOneNarrow ? 'aside' : 'columns';
  }
  const [short, long] = isLeftProse ? [right, left] : [left, right];
  return isAligned(short, long) ? 'table' : 'aside';
}

/** Only where both sides have text are they columns; what hangs on without a gap belongs to them. */
function toColumns(
  left: Segment[],
  right: Segment[],
  size: number,
): Pick<ColumnCut, 'left' | 'right' | 'kind' | 'rows'> | undefined {
  const top = Math.max(left[0]?.base ?? Infinity, right[0]?.base ?? Infinity);
  const bottom = Math.min(left.at(-1)?.base ?? -Infinity, right.at(-1)?.base ?? -Infinity);
  const isShared = ({ base }: Segment) => base >= top - size && base <= bottom + size;
  const shared = { left: left.filter(isShared), right: right.filter(isShared) };
  if (toRows(shared.left).length < ROWS_MIN || toRows(shared.right).length < ROWS_MIN) {
    return undefined;
  }
  const kind = kindOf(shared.left, shared.right);
  const cells = {
    left: contiguous(left, isShared, size, CELL_GAP),
    right: contiguous(right, isShared, size, CELL_GAP),
  };
  const rows = findTableRows(cells.left, cells.right);
  if (rows !== undefined) {
    return { ...cells, kind: 'table', rows };
  }
  if (kind === 'table') {
    return { ...shared, kind };
  }
  return {
    left: contiguous(left, isShared, size, COLUMN_GAP),
    right: contiguous(right, isShared, size, COLUMN_GAP),
    kind,
  };
}

function contiguous(
  column: Segment[],
  isShared: (segment: Segment) => boolean,
  size: number,
  gap: number,
): Segment[] {
  const goesOn = (from: Segment | undefined, to: Segment | undefined) =>
    from !== undefined &&
    to !== undefined &&
    Math.abs(to.base - from.base) <= gap * size &&
    to.size <= HEADING_SIZE * size;
  let start = column.findIndex(isShared);
  while (goesOn(column[start], column[start - 1])) {
    start--;
  }
  let end = column.findLastIndex(isShared);
  while (goesOn(column[end], column[end + 1])) {
    end++;
  }
  return column.slice(start, end + 1);
}
