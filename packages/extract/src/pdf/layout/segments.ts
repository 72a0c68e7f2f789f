import type { TextPiece } from '../glyphs/text-piece';

/** Pieces on one line with nothing wider than a space between them. */
export type Segment = {
  pieces: TextPiece[];
  left: number;
  right: number;
  base: number;
  size: number;
  /** Its place among the others as the PDF draws them. */
  order: number;
};

/** In parts of the font's size: wider gaps may part two columns. */
const SEGMENT_GAP = 0.8;
const OVERLAP = -0.4;
const SAME_LINE = 0.22;
/** A raised or lowered figure is smaller and sits beside its word. */
const SCRIPT_SIZE = 0.85;
const SCRIPT_SHIFT = 0.55;
const SCRIPT_GAP = 0.35;

/** First as drawn, which keeps raised figures with their words, then by place on the page. */
export function toSegments(pieces: TextPiece[]): Segment[] {
  const drawn: Segment[] = [];
  for (const piece of pieces) {
    const open = drawn.at(-1);
    if (open !== undefined && continues(open, piece)) {
      append(open, piece);
    } else {
      drawn.push({ ...boxOf(piece), pieces: [piece], order: drawn.length });
    }
  }
  return toRows(drawn).flatMap(mergeNeighbours);
}

/** Segments whose lines are the same, from the top; each row from left to right. */
export function toRows(segments: Segment[]): Segment[][] {
  const sorted = segments.toSorted((a, b) => a.base - b.base);
  const rows: Segment[][] = [];
  let first: Segment | undefined;
  for (const segment of sorted) {
    const open = rows.at(-1);
    if (
      open !== undefined &&
      first !== undefined &&
      segment.base - first.base <= SAME_LINE * Math.min(first.size, segment.size)
    ) {
      open.push(segment);
    } else {
      first = segment;
      rows.push([segment]);
    }
  }
  return rows.map((row) => (row.length > 1 ? row.toSorted((a, b) => a.left - b.left) : row));
}

function mergeNeighbours(row: Segment[]): Segment[] {
  const merged: Segment[] = [];
  const interleaved = new Set<Segment>();
  for (const segment of row) {
    const open = merged.at(-1);
    const gap = open === undefined ? 0 : segment.left - open.right;
    const size = Math.max(open?.size ?? 0, segment.size);
    if (open === undefined || gap > SEGMENT_GAP * size) {
      merged.push(segment);
      continue;
    }
    open.order = Math.min(open.order, segment.order);
    for (const piece of segment.pieces) {
      append(open, piece);
    }
    if (gap < 0) {
      interleaved.add(open);
    }
  }
  for (const segment of interleaved) {
    segment.pieces.sort((a, b) => a.left - b.left);
  }
  return merged;
}

function continues(segment: Segment, piece: TextPiece): boolean {
  const larger = Math.max(segment.size, piece.size);
  const gap = (piece.left - segment.right) / larger;
  const shift = Math.abs(piece.base - segment.base) / larger;
  if (gap < OVERLAP || gap > SEGMENT_GAP) {
    return false;
  }
  const isScript = Math.min(segment.size, piece.size) <= SCRIPT_SIZE * larger;
  return shift <= SAME_LINE || (isScript && shift <= SCRIPT_SHIFT && gap <= SCRIPT_GAP);
}

function append(segment: Segment, piece: TextPiece) {
  segment.pieces.push(piece);
  segment.left = Math.min(segment.left, piece.left);
  segment.right = Math.max(segment.right, piece.right);
  if (piece.size > segment.size * 1.05) {
    segment.size = piece.size;
    segment.base = piece.base;
  }
}

function boxOf({ left, right, base, size }: TextPiece) {
  return { left, right, base, size };
}
