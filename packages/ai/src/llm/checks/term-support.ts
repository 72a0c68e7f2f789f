import type { Source } from '@scholar/contract';
import { phraseWords } from '../../reading/compare-phrases';
import type { ReadDocument } from '../../reading/read-document';
import { STOP_WORDS } from '../../reading/stop-words';
import { findPlace } from '../../reading/find-place';
import { isForeign } from './names';
import { hasOnlyMarkupOf, hasOnlyNumbersOf } from './support';
import { hasStem } from './words';

/** How far before a quote the thing that it calls 'it' is named. */
const NAMED_BEFORE_CHARACTERS = 400;
/** Further down nobody has a heading in mind. */
const HEADING_ABOVE_BLOCKS = 40;
const POINTS_BACK =
  /^\W*(?:it|its|they|their|this|these|those|such|he|she|the (?:process|term|word|method|former|latter|result|concept|idea|phenomenon|effect))\b|^\P{L}*(?:nó|chúng|đây|đó)(?!\p{L})|^.{0,40}\s(?:này|đó)(?!\p{L})/iu;
const BRACKETED = /[([]([^()[\]]+)[)\]]\s*$/u;

/**
 * Whether the term is the document's, and the one its quote is about: it stands in the quote, in the
 * heading above it, or just before a quote that points back. Of a translated one that is asked of the
 * document's own word in brackets behind it.
 */
export function isTermOf(
  term: string,
  source: Source,
  { document, isTranslated }: { document: ReadDocument; isTranslated: boolean },
): boolean {
  if (!hasOnlyMarkupOf(source.quote, term) || !hasOnlyNumbersOf(source.quote, term)) {
    return false;
  }
  const original = isTranslated ? (BRACKETED.exec(term)?.[1] ?? term) : term;
  const translation = isTranslated ? term.replace(BRACKETED, '') : '';
  const quoted = new Set(phraseWords(source.quote));
  const isReal = phraseWords(translation).every(
    (word) => !isForeign(word) || hasStem(quoted, word),
  );
  return (
    isReal &&
    (namesTerm(source.quote, original) ||
      namesTerm(headingAbove(document, source.start), original) ||
      (POINTS_BACK.test(source.quote) && namesTerm(justBefore(document, source), original)))
  );
}

function headingAbove({ text, blocks }: ReadDocument, at: number): string {
  const last = Math.max(0, findPlace(blocks, at));
  const heading = blocks
    .slice(Math.max(0, last - HEADING_ABOVE_BLOCKS), last)
    .findLast(({ isHeading }) => isHeading);
  return heading ? text.slice(heading.start, heading.end) : '';
}

function justBefore({ text }: ReadDocument, { start }: Source): string {
  return text.slice(Math.max(0, start - NAMED_BEFORE_CHARACTERS), start);
}

/** All words of the term that carry meaning, in any form and order. */
function namesTerm(context: string, term: string): boolean {
  const there = new Set(phraseWords(context));
  const words = phraseWords(term);
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  const asked = meaningful.length > 0 ? meaningful : words;
  return asked.length > 0 && asked.every((word) => hasStem(there, word));
}
