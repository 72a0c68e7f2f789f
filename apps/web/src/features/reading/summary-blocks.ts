import type { SummarySource } from '@scholar/contract';

/** A summary and where its sentences come from. */
export type CitedSummary = { content: string; sources: readonly SummarySource[] };

/** A piece of a line; `source` is the index of the source it comes from. `at` tells equal ones apart. */
export type Piece = { at: number; text: string; source: number | null; isLastOfSource: boolean };
export type Line = { at: number; pieces: Piece[] };
export type Block = { kind: 'heading' | 'paragraph' | 'list'; lines: Line[] };

type Range = { start: number; end: number; source: number };

const BULLET = /^\s*[-*•–]\s+/;
/** Names what is said below it, and is no sentence itself. */
const NAME = /[^\s.:;,!…]$/;

/** The summary as headings, paragraphs and lists, with each sentence tied to its source. */
export function toBlocks({ content, sources }: CitedSummary): Block[] {
  const ranges = locate(content, sources);
  const blocks: Block[] = [];
  const lines = content.split('\n');
  let start = 0;
  lines.forEach((line, index) => {
    const bullet = BULLET.exec(line)?.[0] ?? '';
    const pieces = cut(content, start + bullet.length, start + line.length, ranges);
    const last = blocks.at(-1);
    if (pieces.length > 0 && bullet !== '' && last?.kind === 'list') {
      last.lines.push({ at: start, pieces });
    } else if (pieces.length > 0) {
      const opens = !lines[index - 1]?.trim() && Boolean(lines[index + 1]?.trim());
      const isHeading = opens && NAME.test(line) && pieces.every(({ source }) => source === null);
      const kind = bullet !== '' ? 'list' : isHeading ? 'heading' : 'paragraph';
      blocks.push({ kind, lines: [{ at: start, pieces }] });
    }
    start += line.length + 1;
  });
  return blocks;
}

/** Where the sentences stand. One that the answer does not hold word for word stays without source. */
function locate(content: string, sources: CitedSummary['sources']): Range[] {
  const ranges: Range[] = [];
  let from = 0;
  sources.forEach(({ sentence, quote }, source) => {
    const start = sentence === '' || quote === '' ? -1 : content.indexOf(sentence, from);
    if (start !== -1) {
      from = start + sentence.length;
      ranges.push({ start, end: from, source });
    }
  });
  return ranges;
}

function cut(content: string, start: number, end: number, ranges: Range[]): Piece[] {
  const pieces: Piece[] = [];
  let at = start;
  const push = (until: number, range?: Range) => {
    const text = content.slice(at, until);
    if (text.trim() !== '' || (text !== '' && pieces.length > 0)) {
      const isLastOfSource = range !== undefined && range.end <= until;
      pieces.push({ at, text, source: range?.source ?? null, isLastOfSource });
    }
    at = until;
  };
  for (const range of ranges.filter((other) => other.end > start && other.start < end)) {
    push(Math.max(at, range.start));
    push(Math.min(end, range.end), range);
  }
  push(end);
  return pieces;
}
