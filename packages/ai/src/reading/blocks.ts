import { findLineBreaks, isWrapped, type Line, linesOf } from './lines';

/** A paragraph, a list item, a table row or a heading: `text.slice(start, end)` without outer spaces. */
export type Block = { start: number; end: number; isHeading: boolean };

const HEADING_MAX_CHARACTERS = 100;
const HEADING_MAX_WORDS = 12;
/** A text with more pieces than this is data: of the rest only those are kept that could say something. */
export const PIECES_MAX = 60_000;
export const PIECE_CHARACTERS = 25;
/** Nobody ends a heading with one of these: it is the first half of a sentence. */
const ENDS_OPEN =
  /\s(?:a|an|the|of|by|and|or|but|with|from|for|to|as|at|into|that|which|is|are|was|were|has|have|của|và|là|các|những|với|bởi|để|cho)$/iu;

/** `headings` are lines that are known to be some, whatever they look like. */
export function splitBlocks(text: string, headings: readonly string[] = []): Block[] {
  const known = new Set(headings.map(toLine));
  const breaks = findLineBreaks(text);
  const blocks: Block[] = [];
  let open: Line | undefined;
  let last: Line | undefined;

  function close() {
    if (open && (blocks.length < PIECES_MAX || open.end - open.start >= PIECE_CHARACTERS)) {
      blocks.push({ ...open, isHeading: isHeading(text.slice(open.start, open.end)) });
    }
    open = undefined;
  }

  for (const line of linesOf(text)) {
    if (line.start === line.end) {
      close();
    } else if (isKnown(text, line, known)) {
      close();
      blocks.push({ ...line, isHeading: true });
    } else if (open && last && isWrapped(text, last, line, breaks)) {
      open.end = line.end;
    } else {
      close();
      open = { ...line };
    }
    last = line;
  }
  close();
  return blocks;
}

function isKnown(text: string, { start, end }: Line, known: ReadonlySet<string>): boolean {
  return known.size > 0 && known.has(toLine(text.slice(start, end)));
}

function toLine(heading: string): string {
  return heading.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function isHeading(block: string): boolean {
  return (
    block.length <= HEADING_MAX_CHARACTERS &&
    !/[.!?…,;:]["”’)\]]*$/.test(block) &&
    !/[\n\r\t\f]/.test(block) &&
    /^[^\p{L}]{0,8}\p{Lu}/u.test(block) &&
    !/[=<>{}|\\]/.test(block) &&
    block.split(/\s+/).length <= HEADING_MAX_WORDS &&
    !ENDS_OPEN.test(block)
  );
}
