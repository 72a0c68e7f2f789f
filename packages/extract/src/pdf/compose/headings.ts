import type { BodyStyle } from './body-style';
import type { Paragraph } from './paragraphs';
import { isAllBold } from '../layout/text-line';

const LARGER = 1.15;
const LINES_MAX = 3;
const CHARACTERS_MAX = 160;
const BOLD_CHARACTERS_MAX = 110;
const CAPITALS_MAX = 80;
const NUMBERED =
  /^(?:(?:chapter|part|section|unit|lesson|appendix|chương|phần|bài|mục|phụ lục)\s+[\divxlc]+\b|\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+\p{Lu})/iu;

/** A short paragraph that is larger, bold, in capitals or numbered, and not a sentence. */
export function isHeading(paragraph: Paragraph, body: BodyStyle): boolean {
  const text = paragraph.lines.map((line) => line.text).join(' ');
  if (
    paragraph.kind === 'row' ||
    paragraph.lines.length > LINES_MAX ||
    text.length > CHARACTERS_MAX ||
    !/\p{L}{2}/u.test(text)
  ) {
    return false;
  }
  // Recognised text has no size to compare.
  if (paragraph.size > 0 && paragraph.size >= LARGER * body.size) {
    return !(text.endsWith('.') && text.length > 80);
  }
  if (/[.,;…]$/u.test(text) || paragraph.size < 0.9 * body.size) {
    return false;
  }
  const isBold = !body.isBold && paragraph.lines.every(isAllBold);
  if (isBold) {
    return text.length <= BOLD_CHARACTERS_MAX;
  }
  if (paragraph.isClose) {
    return false;
  }
  const isCapitals = text === text.toUpperCase() && /\p{Lu}{4}/u.test(text);
  return text.length <= CAPITALS_MAX && (isCapitals || NUMBERED.test(text));
}
