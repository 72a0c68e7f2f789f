import type { ReadDocument } from '../text/read-document';

export const TITLE_MAX_CHARACTERS = 80;

/** What the document calls itself: a heading that came along with it, else its first line. */
export function findOwnTitle(
  document: ReadDocument,
  headings: readonly string[] = [],
): string | undefined {
  return headings.find((heading) => /\p{L}/u.test(heading)) ?? findTitleLine(document);
}

/** As a title is written: readable, and no longer than a list shows. */
export function writeTitle(words: string): string {
  return shorten(toReadable(words));
}

/** A heading that opens the document, when there is something under it. */
function findTitleLine({ plain: text, blocks }: ReadDocument): string | undefined {
  const [first] = blocks;
  return first?.isHeading && blocks.length > 1 ? text.slice(first.start, first.end) : undefined;
}

/** One line, first letter large, shouting toned down. */
function toReadable(title: string): string {
  const line = title
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.:;,–—-]+$/u, '')
    .trim();
  const isShouted = line.length > 6 && line === line.toUpperCase();
  const calm = isShouted ? line.toLowerCase() : line;
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}

function shorten(title: string): string {
  const characters = [...title];
  if (characters.length <= TITLE_MAX_CHARACTERS) {
    return title;
  }
  return characters
    .slice(0, TITLE_MAX_CHARACTERS)
    .join('')
    .replace(/\s+\S*$/u, '');
}
