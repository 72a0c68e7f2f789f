import { STOP_WORDS } from '../../reading/stop-words';
import { contradicts } from './contradiction';
import { hasOnlyNamesOf } from './names';
import { numbersIn } from './numbers';
import { saysOpposite } from './opposites';
import { changesReach } from './qualifiers';
import { isTurnedAround } from './word-order';
import { hasStem, wordsIn } from './words';

/** Of the words that carry meaning, so many have to stand in the quote in some form. */
const SHARED_MIN = 0.5;

/** Tags and addresses: nothing that a definition needs. */
const MARKUP =
  /<[a-z!/][^>\s]*|\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|io|vn|info)\b/gi;

export type Speech = {
  isTranslated: boolean;
  /** Told a word in lower case: whether the document writes it so somewhere. */
  isOrdinary?: (word: string) => boolean;
  /** What it is said of, where that is not part of it. */
  term?: string;
};

/**
 * Whether what a model says in its own words is what the quote says: every number, every name and
 * every tag stands in it, what it denies is denied, and it holds as far. Unless it was translated, most
 * of the words are in it too, none for its opposite, and none changed places where that matters.
 */
export function isSupportedBy(said: string, quote: string, speech: Speech): boolean {
  const quotedWords = new Set(wordsIn(quote));
  return (
    hasOnlyNumbersOf(quote, said) &&
    hasOnlyMarkupOf(quote, said) &&
    hasOnlyNamesOf(quotedWords, said, speech) &&
    !contradicts(said, quote, speech) &&
    !changesReach(said, quote, speech) &&
    (speech.isTranslated ||
      (sharesWords(said, quotedWords) &&
        !saysOpposite(said, quote) &&
        !isTurnedAround(said, quote)))
  );
}

/** Whether the words of a title are the document's; names and what is denied say nothing there. */
export function isWordedLike(title: string, text: string): boolean {
  return (
    hasOnlyNumbersOf(text, title) &&
    hasOnlyMarkupOf(text, title) &&
    sharesWords(title, new Set(wordsIn(text)))
  );
}

export function hasOnlyNumbersOf(quote: string, said: string): boolean {
  const quoted = new Set(numbersIn(quote).flat());
  // Of several readings the first is the likeliest, and what a model means.
  return numbersIn(said).every(([number = '']) => quoted.has(number));
}

export function hasOnlyMarkupOf(quote: string, said: string): boolean {
  return (said.match(MARKUP) ?? []).every((markup) => quote.includes(markup));
}

function sharesWords(said: string, quoted: ReadonlySet<string>): boolean {
  const words = wordsIn(said).filter((word) => !STOP_WORDS.has(word));
  const shared = words.filter((word) => hasStem(quoted, word)).length;
  return words.length > 0 && shared >= SHARED_MIN * words.length;
}
