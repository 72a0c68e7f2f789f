import type { Models } from '../embedded/models';
import type { ReadDocument } from '../text/read-document';
import { findKeyPhrase, findLearntPhrases } from './key-phrase';

const TITLE_MAX_CHARACTERS = 80;

/** The document's own title line or heading, else the phrases it is about. */
export function makeTitle(
  document: ReadDocument,
  { models, headings = [] }: { models: Models; headings?: readonly string[] | undefined },
): string {
  const own = headings.find((heading) => /\p{L}/u.test(heading)) ?? findTitleLine(document);
  return shorten(toReadable(own ?? inventTitle(document, models) ?? firstWords(document)));
}

/** A heading that opens the document, when there is something under it. */
function findTitleLine({ text, blocks }: ReadDocument): string | undefined {
  const [first] = blocks;
  return first?.isHeading && blocks.length > 1 ? text.slice(first.start, first.end) : undefined;
}

function inventTitle(document: ReadDocument, models: Models): string | undefined {
  if (document.language === 'en') {
    const phrases = findLearntPhrases(document, models);
    if (phrases.length > 0) {
      return phrases.join(' and ');
    }
  }
  return findKeyPhrase(document);
}

function firstWords({ text }: ReadDocument): string {
  return text.trim().slice(0, TITLE_MAX_CHARACTERS * 2);
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
