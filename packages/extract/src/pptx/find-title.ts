import type { TextBlock } from '../blocks/text-blocks';
import { lettersOf, type SlideParagraph } from './text-body';

/** A shape's text as it is read, and as it was written. */
export type ShapeText = { blocks: TextBlock[]; paragraphs: SlideParagraph[] };

const TITLE_MAX_CHARACTERS = 120;

/** Many slides have their title in a box like any other: short, and in larger letters than all the rest. */
export function findTitle(texts: readonly ShapeText[]): ShapeText | undefined {
  const [first, second] = texts
    .filter(({ paragraphs }) => lettersOf(paragraphs) !== '')
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const isLargest = first && second && sizeOf(first) > sizeOf(second);
  return isLargest && isTitle(lettersOf(first.paragraphs)) ? first : undefined;
}

function isTitle(letters: string): boolean {
  return letters.length <= TITLE_MAX_CHARACTERS && /\p{L}{2}/u.test(letters);
}

function sizeOf({ paragraphs }: ShapeText): number {
  return paragraphs.reduce((largest, { size }) => Math.max(largest, size), 0);
}
