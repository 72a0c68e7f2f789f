import { closeLetterspacing } from './letterspacing';
import { mergeRuns } from './merge-runs';
import { isRightToLeft, toReadingOrder } from '../glyphs/right-to-left';
import type { Segment } from './segments';
import { toCells } from './table-rows';
import { evenOutWords } from './word-style';
import { greatest, smallest } from './statistics';
import type { StyledRun, TextLine } from './text-line';
import type { TextPiece } from '../glyphs/text-piece';
import { isWordGap } from '../glyphs/word-gap';

/** In parts of the font's size. */
const RIGHT_TO_LEFT_GAP = 0.1;
const CELL_GAP = 0.8;
const SAME_PLACE = 0.15;
const ROW_SHIFT = 0.3;
const SCRIPT_ROW_SHIFT = 0.5;
const EAST_ASIAN = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** The segments of one region, put together to lines from top to bottom. */
export function toLines(segments: Segment[], isTable: boolean): TextLine[] {
  return groupByLine(segments)
    .map((row) => toLine(row, isTable))
    .filter((line) => line.text !== '');
}

/** A row of a table whose cells have several lines, as one line. */
export function toRowLine(row: Segment[]): TextLine {
  const cells = toCells(row).map((cell) => toLines(cell, false));
  const runs = cells.flatMap((lines, column) =>
    lines.flatMap((line, index) => {
      const glue = index > 0 ? ' ' : column > 0 ? '\t' : '';
      return line.runs.map((run, place) => (place === 0 ? { ...run, text: glue + run.text } : run));
    }),
  );
  return { ...toLine(row, true), runs, text: runs.map((run) => run.text).join('') };
}

function groupByLine(segments: Segment[]): Segment[][] {
  const rows: { segments: Segment[]; base: number; size: number }[] = [];
  for (const segment of segments.toSorted((a, b) => a.base - b.base)) {
    const open = rows.at(-1);
    if (open !== undefined && isSameLine(open, segment)) {
      open.segments.push(segment);
      if (segment.size > open.size) {
        Object.assign(open, { base: segment.base, size: segment.size });
      }
    } else {
      rows.push({ segments: [segment], base: segment.base, size: segment.size });
    }
  }
  return rows.map((row) => row.segments);
}

function isSameLine(row: { segments: Segment[]; base: number; size: number }, next: Segment) {
  const larger = Math.max(row.size, next.size);
  const smaller = Math.min(row.size, next.size);
  const shift = next.base - row.base;
  if (shift <= ROW_SHIFT * smaller) {
    return true;
  }
  const isScript = smaller < 0.8 * larger && smaller > 0.45 * larger;
  return (
    isScript &&
    shift <= SCRIPT_ROW_SHIFT * larger &&
    !row.segments.some(
      (other) => next.left < other.right - 0.2 * larger && next.right > other.left + 0.2 * larger,
    )
  );
}

type Word = StyledRun & { units: string[]; glue: string };

function toLine(segments: Segment[], isTable: boolean): TextLine {
  const pieces = withoutDoubles(
    segments.flatMap((segment) => segment.pieces).toSorted((a, b) => a.left - b.left),
  );
  const isLeftward = pieces.some((piece) => piece.units !== undefined);
  const glues = closeLetterspacing(
    pieces,
    pieces.map((piece, index) => glueBefore(pieces[index - 1], piece, isTable, isLeftward)),
  );
  const words = evenOutWords(
    pieces.map((piece, index): Word => ({
      text: piece.text,
      units: piece.units ?? [piece.text],
      isBold: piece.isBold,
      isItalic: piece.isItalic,
      glue: glues[index] ?? '',
    })),
  );
  const runs = mergeRuns(isLeftward ? reordered(words) : words.map(toRun));
  const widest = segments.reduce((best, segment) =>
    segment.right - segment.left > best.right - best.left ? segment : best,
  );
  const first = isLeftward ? pieces.at(-1) : pieces[0];
  return {
    runs,
    text: runs.map((run) => run.text).join(''),
    left: smallest(segments.map(({ left }) => left)),
    right: greatest(segments.map(({ right }) => right)),
    base: widest.base,
    size: widest.size,
    firstWordWidth: first === undefined ? 0 : first.right - first.left,
    isArtifact: pieces.every((piece) => piece.isArtifact),
  };
}

/** Drawn twice at the same place: a way of making bold letters, or a shadow. */
function withoutDoubles(pieces: TextPiece[]): TextPiece[] {
  const kept: TextPiece[] = [];
  for (const piece of pieces) {
    const twin = kept
      .slice(-3)
      .find(
        (other) =>
          other.text === piece.text &&
          Math.abs(other.left - piece.left) < SAME_PLACE * piece.size &&
          Math.abs(other.base - piece.base) < SAME_PLACE * piece.size,
      );
    if (twin === undefined) {
      kept.push(piece);
    } else {
      twin.isBold = true;
    }
  }
  return kept;
}

function glueBefore(
  before: TextPiece | undefined,
  piece: TextPiece,
  isTable: boolean,
  isLeftward: boolean,
): string {
  if (before === undefined) {
    return '';
  }
  const gap = (piece.left - before.right) / Math.min(before.size, piece.size);
  if (isTable && gap > CELL_GAP) {
    return '\t';
  }
  if (isLeftward) {
    return gap > RIGHT_TO_LEFT_GAP ? ' ' : '';
  }
  if (!piece.hasSpaceBefore && isEastAsianPair(before.text, piece.text)) {
    return gap > CELL_GAP ? ' ' : '';
  }
  return piece.hasSpaceBefore || isWordGap(gap, before.text, piece.text) ? ' ' : '';
}

function isEastAsianPair(before: string, after: string): boolean {
  return EAST_ASIAN.test(before.slice(-1)) && EAST_ASIAN.test(after.slice(0, 1));
}

function toRun({ text, glue, isBold, isItalic }: Word): StyledRun {
  return { text: glue + text, isBold, isItalic };
}

/** Letter by letter, because numbers and foreign words inside a word's line keep their direction. */
function reordered(words: Word[]): StyledRun[] {
  const units = words.flatMap(({ units: letters, glue, isBold, isItalic }) => [
    ...(glue === '' ? [] : [{ text: glue, isBold, isItalic }]),
    ...letters.flatMap((text) =>
      isRightToLeft(text) ? [{ text, isBold, isItalic }] : splitLetters(text, isBold, isItalic),
    ),
  ]);
  return toReadingOrder(
    units,
    (unit) => unit.text,
    (unit, text) => ({ ...unit, text }),
  );
}

function splitLetters(text: string, isBold: boolean, isItalic: boolean): StyledRun[] {
  return [...text].map((letter) => ({ text: letter, isBold, isItalic }));
}
