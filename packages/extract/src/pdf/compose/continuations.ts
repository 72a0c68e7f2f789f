import type { BodyStyle } from './body-style';
import { isHeading } from './headings';
import { endsInHyphen } from './hyphens';
import { toParagraphs, type Paragraph } from './paragraphs';
import type { PageText } from '../layout/text-line';

/** Notes at the foot of a column that a paragraph may step over. */
const LOOK_BACK = 12;
const SMALLER = 0.95;
const SENTENCE_END = /[.!?:;…。！？]["”’»)\]]*$/u;

/** All paragraphs of the document; one that goes on in the next column or page is one again. */
export function toFlow(pages: PageText[], body: BodyStyle): Paragraph[] {
  const flow: Paragraph[] = [];
  for (const block of pages.flatMap((page) => page.blocks)) {
    const [first, ...rest] = toParagraphs(block, body);
    if (first === undefined) {
      continue;
    }
    const open = findOpen(flow, first, body);
    if (open === undefined) {
      flow.push(first);
    } else {
      for (const line of first.lines) {
        open.lines.push(line);
      }
      open.isFull = first.isFull;
    }
    for (const paragraph of rest) {
      flow.push(paragraph);
    }
  }
  return flow;
}

function findOpen(flow: Paragraph[], next: Paragraph, body: BodyStyle): Paragraph | undefined {
  for (let back = 1; back <= Math.min(LOOK_BACK, flow.length); back++) {
    const paragraph = flow.at(-back);
    if (paragraph === undefined || paragraph.size >= SMALLER * next.size) {
      return paragraph !== undefined && goesOn(paragraph, next, body) ? paragraph : undefined;
    }
  }
  return undefined;
}

function goesOn(paragraph: Paragraph, next: Paragraph, body: BodyStyle): boolean {
  const end = paragraph.lines.at(-1)?.text ?? '';
  const start = next.lines[0]?.text ?? '';
  if (
    paragraph.kind === 'row' ||
    next.kind !== 'text' ||
    Math.abs(paragraph.size - next.size) > 0.08 * next.size ||
    SENTENCE_END.test(end) ||
    isHeading(paragraph, body)
  ) {
    return false;
  }
  if (/^[\p{Ll}]/u.test(start)) {
    return paragraph.isFull || endsInHyphen(end);
  }
  return (
    paragraph.isFull && paragraph.lines.length > 1 && !next.isIndented && !isHeading(next, body)
  );
}
