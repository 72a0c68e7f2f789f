import { widthOf } from './column-text';
import { toRows, type Segment } from './segments';
import { greatest, median, smallest } from './statistics';

/** In parts of the distance of two lines. */
const BREAK = 1.4;
/** In parts of the font's size: notes in a margin stand further apart than their lines. */
const NOTE_GAP = 2.6;

/** Text with the boxes and notes beside it, each put in at the first break below its top. */
export function withAsides(left: Segment[], right: Segment[]): Segment[][] {
  const [text, aside] = widthOf(left) >= widthOf(right) ? [left, right] : [right, left];
  const parts = splitAtGaps(text, (gap, _size, usual) => gap > BREAK * usual);
  const notes = splitAtGaps(aside, (gap, size) => gap > NOTE_GAP * size);
  const ordered: Segment[][] = [];
  let next = 0;
  for (const [index, part] of parts.entries()) {
    ordered.push(part);
    const bottom = greatest(part.map(({ base }) => base));
    while (next < notes.length && (topOf(notes[next]) <= bottom || index === parts.length - 1)) {
      ordered.push(notes[next] ?? []);
      next++;
    }
  }
  return ordered;
}

function topOf(segments: Segment[] | undefined): number {
  return smallest((segments ?? []).map(({ base, size }) => base - size));
}

function splitAtGaps(
  segments: Segment[],
  isBreak: (gap: number, size: number, usual: number) => boolean,
): Segment[][] {
  const rows = toRows(segments);
  const gaps = rows.slice(1).map((row, index) => baseOf(row) - baseOf(rows[index]));
  const usual = median(gaps);
  const parts: Segment[][] = [];
  for (const [index, row] of rows.entries()) {
    const open = parts.at(-1);
    const gap = index === 0 ? Infinity : (gaps[index - 1] ?? 0);
    if (open === undefined || isBreak(gap, row[0]?.size ?? 0, usual)) {
      parts.push([...row]);
    } else {
      for (const segment of row) {
        open.push(segment);
      }
    }
  }
  return parts;
}

function baseOf(row: Segment[] | undefined): number {
  return row?.[0]?.base ?? 0;
}
