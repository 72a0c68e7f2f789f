import type { EmphasisedRun } from '../extracted-document';

export const BOLD = 1;
export const ITALIC = 2;
export const HEADING = 4;

/** Text in one style: a sum of BOLD, ITALIC and HEADING. */
export type Piece = { text: string; style: number };

/** Consecutive items, and consecutive rows, are lines of one paragraph. */
export type BlockKind = 'paragraph' | 'item' | 'row';
export type TextBlock = {
  kind: BlockKind;
  pieces: Piece[];
  /** What an item is written behind: its indent and its bullet or number. */
  lead?: string;
  /** The first of a list or table, although the block before it is of the same kind. */
  startsAnew?: boolean;
};

const KINDS = [
  { kind: 'heading', flag: HEADING },
  { kind: 'bold', flag: BOLD },
  { kind: 'italic', flag: ITALIC },
] as const;

// A mark belongs to the letter before it, whichever run it lies in; so do the later parts of a Korean syllable.
const CONTINUES_LETTER = /^[\p{M}\u1160-\u11ff]+/u;
const MAY_CHANGE = /[\u0300-\uffff]/;
// Everything that is no text: control characters, byte order marks, soft hyphens, halves of characters.
const NO_TEXT = /(?![\t\n])[\p{Cc}\p{Cs}\u00ad\u200b\u2060\ufeff\ufffe\uffff]/gu;
const HAS_NO_TEXT = new RegExp(NO_TEXT.source, 'u');

/** Puts blocks together and says where in the text the emphasised runs lie. */
export function joinBlocks(blocks: readonly TextBlock[]): {
  text: string;
  emphasis: EmphasisedRun[];
} {
  let text = '';
  let previous: BlockKind | undefined;
  let startsAnew = false;
  const emphasis: EmphasisedRun[] = [];
  for (const block of blocks) {
    const pieces = trimPieces(composePieces(block.pieces));
    startsAnew ||= block.startsAnew === true;
    if (pieces.length === 0) {
      continue;
    }
    if (previous !== undefined) {
      const goesOn = previous === block.kind && block.kind !== 'paragraph' && !startsAnew;
      text += goesOn ? '\n' : '\n\n';
    }
    startsAnew = false;
    text += block.lead ?? '';
    collectEmphasis(pieces, text.length, emphasis);
    for (const piece of pieces) {
      text += piece.text;
    }
    previous = block.kind;
  }
  return { text, emphasis };
}

/** One form for every letter, also where an accent lies in the next run. */
function composePieces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const { text, style } of pieces) {
    const cleaned = trimLines(cleanText(text));
    const previous = joined.at(-1);
    const marks =
      previous && MAY_CHANGE.test(cleaned) ? (CONTINUES_LETTER.exec(cleaned)?.[0] ?? '') : '';
    if (previous && marks !== '') {
      previous.text += marks;
    }
    if (cleaned.length > marks.length) {
      joined.push({ text: cleaned.slice(marks.length), style });
    }
  }
  // Last of all, because a letter may have its marks in thousands of runs.
  for (const piece of joined) {
    if (MAY_CHANGE.test(piece.text)) {
      piece.text = piece.text.normalize('NFC');
    }
  }
  return joined;
}

/** Without white space at the ends of lines. A pattern would look at long white space again and again. */
export function trimLines(text: string): string {
  return text.includes(' \n') || text.includes('\t\n')
    ? text
        .split('\n')
        .map((line, index, { length }) => (index < length - 1 ? line.trimEnd() : line))
        .join('\n')
    : text;
}

export function cleanText(text: string): string {
  const plain = text.includes('\u00a0') ? text.replaceAll('\u00a0', ' ') : text;
  return HAS_NO_TEXT.test(plain) ? plain.replace(NO_TEXT, '') : plain;
}

function trimPieces(pieces: readonly Piece[]): Piece[] {
  let first = 0;
  while (first < pieces.length && pieces[first]?.text.trim() === '') {
    first += 1;
  }
  let last = pieces.length - 1;
  while (last > first && pieces[last]?.text.trim() === '') {
    last -= 1;
  }
  return pieces.slice(first, last + 1).map(({ text, style }, index, { length }) => ({
    text: trimSides(text, index === 0, index === length - 1),
    style,
  }));
}

function trimSides(text: string, isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? text.trimStart() : text;
  return isLast ? start.trimEnd() : start;
}

function collectEmphasis(pieces: readonly Piece[], offset: number, into: EmphasisedRun[]): void {
  const found: EmphasisedRun[] = [];
  for (const { kind, flag } of KINDS) {
    let start = offset;
    let run = '';
    let position = offset;
    for (const { text, style } of pieces) {
      if ((style & flag) !== 0) {
        if (run === '') {
          start = position;
        }
        run += text;
      } else if (run !== '') {
        pushRun(found, kind, start, run);
        run = '';
      }
      position += text.length;
    }
    pushRun(found, kind, start, run);
  }
  for (const run of found.toSorted((a, b) => a.start - b.start)) {
    into.push(run);
  }
}

/** Without the white space around it, which is nobody's emphasis. */
function pushRun(into: EmphasisedRun[], kind: EmphasisedRun['kind'], start: number, run: string) {
  const inner = run.trim();
  if (inner !== '') {
    const from = start + run.length - run.trimStart().length;
    into.push({ kind, start: from, end: from + inner.length });
  }
}

/** Cells side by side, the paragraphs of one cell below each other. */
export function joinCells(cells: readonly TextBlock[][]): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, blocks] of cells.entries()) {
    if (index > 0) {
      pieces.push({ text: '\t', style: 0 });
    }
    const filled = blocks.filter((block) => block.pieces.some(({ text }) => text.trim() !== ''));
    for (const [line, block] of filled.entries()) {
      if (line > 0) {
        pieces.push({ text: '\n', style: 0 });
      }
      for (const piece of trimPieces(block.pieces)) {
        pieces.push(piece);
      }
    }
  }
  return pieces;
}
