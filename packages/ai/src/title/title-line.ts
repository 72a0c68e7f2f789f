import type { ReadDocument } from '../reading/read-document';

export const TITLE_MAX_CHARACTERS = 80;
const ABBREVIATIONS = new Set(
  'AI AIDS API ATP CEO CPU DNA EU FBI GDP GPU HIV IQ ISO NASA NATO OECD RAM RNA SQL UK UN UNESCO UNICEF URL USA USSR UV WTO ASEAN'.split(
    ' ',
  ),
);
/** Enough of a text to see how it writes a word. */
const CHARACTERS_READ = 50_000;

/** What the document calls itself: a heading that came along with it, else its first line. */
export function findOwnTitle(
  document: ReadDocument,
  headings: readonly string[] = [],
): string | undefined {
  return headings.find((heading) => /\p{L}/u.test(heading)) ?? findTitleLine(document);
}

/** As a title is written: readable, and no longer than a list shows. `text` tells names and abbreviations. */
export function writeTitle(words: string, text = ''): string {
  return shorten(toReadable(words, text.slice(0, CHARACTERS_READ)));
}

/** A heading that opens the document, when there is something under it. */
function findTitleLine({ plain: text, blocks }: ReadDocument): string | undefined {
  const [first] = blocks;
  return first?.isHeading && blocks.length > 1 ? text.slice(first.start, first.end) : undefined;
}

/** One line, first letter large, shouting toned down. */
function toReadable(title: string, text: string): string {
  const line = title
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.:;,–—-]+$/u, '')
    .trim();
  const isShouted = line.length > 6 && line === line.toUpperCase();
  const calm = isShouted
    ? line.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => toCalm(word, text))
    : line;
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}

/** 'DNA' stays as it is: everybody writes it so, or the text does among small letters. */
function toCalm(word: string, text: string): string {
  if (word.length < 2) {
    return word.toLowerCase();
  }
  const isUnspeakable = /^[B-DF-HJ-NP-TV-XZ]+$/.test(word);
  const isWrittenSo = new RegExp(
    `\\p{Ll}[ (]+${word}(?!\\p{L})|(?<!\\p{L})${word}[ )]+\\p{Ll}`,
    'u',
  );
  return ABBREVIATIONS.has(word) || isUnspeakable || isWrittenSo.test(text)
    ? word
    : word.toLowerCase();
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
