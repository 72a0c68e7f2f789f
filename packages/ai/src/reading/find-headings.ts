import { splitBlocks } from './blocks';
import { readMarkup } from './markup/read-markup';

/** The headings of a text as they are read for cards, and where each begins. */
export function findHeadings(text: string): { start: number; heading: string }[] {
  const { plain, lines } = readMarkup(text);
  return splitBlocks(plain, [], lines).flatMap(({ start, end, isHeading }) =>
    isHeading ? [{ start, heading: toLine(plain.slice(start, end)) }] : [],
  );
}

function toLine(heading: string): string {
  return heading.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
