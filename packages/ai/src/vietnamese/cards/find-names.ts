import type { TaggedWord } from '../words/read-words';
import {
  isCounting,
  isHead,
  isHyphen,
  isInnerPart,
  isPart,
  LINK,
  MANNER,
  NOUN,
} from './word-classes';
import { isPassedOver, verbAt, type VerbPlace } from './verb-place';
import { wordSet } from '../word-lists';

const NAME_MAX_WORDS = 6;
const NEVER_IN_NAME = wordSet('verbs/never-in-names');

/** Where a name and the verb that says something about it stand, in words. */
export type NamedPlace = { from: number; to: number; verb: VerbPlace; isVerbal: boolean };

/** The names that a clause from `offset` on may begin with, shortest first, each before a verb. */
export function findNames(
  words: readonly TaggedWord[],
  offset: number,
  hasGloss: (place: number) => boolean,
): NamedPlace[] {
  let from = words.findIndex(({ start }) => start >= offset);
  while (isCounting(words[from])) {
    from += 1;
  }
  const head = words[from];
  const glossed = from < 0 ? undefined : endOfGlossed(words, from, hasGloss);
  const said = glossed && verbAt(words, glossed);
  if (said) {
    return [{ from, to: glossed, verb: said, isVerbal: false }];
  }
  if (from < 0 || !head || !isHead(head)) {
    return [];
  }
  const isVerbal = /^[VA]$/u.test(head.tag);
  const found: NamedPlace[] = [];
  let at = from + 1;
  while (at < words.length && at - from <= NAME_MAX_WORDS) {
    const verb = verbAt(words, at);
    if (verb && !isPassedOver(words, verb)) {
      found.push({ from, to: at, verb, isVerbal });
    }
    const { folded = '' } = words[at] ?? {};
    if (!isPart(words, at) || (verb && (MANNER.has(folded) || NEVER_IN_NAME.has(folded)))) {
      break;
    }
    at += 1;
  }
  return found;
}

/** The noun phrase that ends where the verb at `offset` begins. */
export function nameEndingAt(
  words: readonly TaggedWord[],
  offset: number,
): { from: number; to: number } | undefined {
  const to = words.findIndex(({ start }) => start >= offset);
  let from = to;
  while (from > 0 && to - from < NAME_MAX_WORDS && isInnerPart(words, from - 1)) {
    from -= 1;
  }
  while (from < to && !NOUN.test(words[from]?.tag ?? '')) {
    from += 1;
  }
  // A piece of 'front-end', or of 'chuẩn hóa theo batch'.
  const isCut = isHyphen(words, from - 1) || LINK.test(words[from - 1]?.folded ?? '');
  return from < to && to > 0 && !isCut ? { from, to } : undefined;
}

/** The name that begins at `offset`, up to the first word that is no part of one. */
export function nameStartingAt(
  words: readonly TaggedWord[],
  offset: number,
  hasGloss: (place: number) => boolean,
): { from: number; to: number } | undefined {
  let from = words.findIndex(({ start }) => start >= offset);
  while (isCounting(words[from])) {
    from += 1;
  }
  const glossed = from < 0 ? undefined : endOfGlossed(words, from, hasGloss);
  if (glossed) {
    return { from, to: glossed };
  }
  let to = from;
  while (to >= 0 && to - from < NAME_MAX_WORDS && isPart(words, to)) {
    to += 1;
  }
  while (to > from && LINK.test(words[to - 1]?.folded ?? '')) {
    to -= 1;
  }
  return from >= 0 && to > from ? { from, to } : undefined;
}

/** What the text itself translates is a name up to there, whatever its words are: 'quá khớp'. */
function endOfGlossed(
  words: readonly TaggedWord[],
  from: number,
  hasGloss: (place: number) => boolean,
): number | undefined {
  for (let at = from; at < Math.min(words.length, from + NAME_MAX_WORDS); at += 1) {
    const word = words[at];
    if (!word || (/^(?:CH|C|P|L)$/u.test(word.tag) && !isHyphen(words, at))) {
      return undefined;
    }
    if (hasGloss(word.end)) {
      return at + 1;
    }
  }
  return undefined;
}
