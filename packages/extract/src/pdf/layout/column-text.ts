import { toRows, type Segment } from './segments';
import { average, greatest, median, smallest } from './statistics';

/** Cells are short, lines of text are not. */
const PROSE_CHARACTERS = 15;
const PROSE_WORDS = 2.6;
const ALIGNED_SHARE = 0.75;
const NARROW = 0.62;
const SMALLER = 0.96;

export function isProse(column: Segment[]): boolean {
  const lines = toRows(column).map((row) =>
    row.flatMap(({ pieces }) => pieces.map(({ text }) => text)),
  );
  const characters = average(lines.map((line) => line.join('').length));
  const words = average(lines.map((line) => line.length));
  const isWithoutSpaces = /[\u3040-\u30ff\u4e00-\u9fff]/.test(lines[0]?.join('') ?? '');
  return characters >= PROSE_CHARACTERS && (words >= PROSE_WORDS || isWithoutSpaces);
}

/** Whether the short lines share their height and size with lines on the other side: cells do. */
export function isAligned(short: Segment[], long: Segment[]): boolean {
  const [size, otherSize] = [short, long].map((side) => median(side.map((one) => one.size)));
  if (size === undefined || otherSize === undefined || size < SMALLER * otherSize) {
    return false;
  }
  const rows = toRows(short);
  const bases = long.map(({ base }) => base);
  const aligned = rows.filter((row) =>
    bases.some((base) => Math.abs(base - (row[0]?.base ?? 0)) < 0.2 * size),
  );
  return aligned.length >= ALIGNED_SHARE * rows.length;
}

/** A box beside the text is narrower and set smaller; a second column is neither. */
export function isMuchNarrower(column: Segment[], other: Segment[]): boolean {
  return (
    widthOf(column) < NARROW * widthOf(other) &&
    median(column.map(({ size }) => size)) < SMALLER * median(other.map(({ size }) => size))
  );
}

export function widthOf(column: Segment[]): number {
  return greatest(column.map(({ right }) => right)) - smallest(column.map(({ left }) => left));
}
