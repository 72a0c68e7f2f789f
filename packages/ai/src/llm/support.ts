import { foldWord } from '../text/fold-word';
import { STOP_WORDS } from '../text/stop-words';

/** Of the words that carry meaning, so many have to stand in the quote in some form. */
const SHARED_MIN = 0.5;
/** Words are the same from here on, whatever their endings. */
const STEM_LETTERS = 5;
/** Translated, short names are other ones: 'Anh' is England. */
const TRANSLATED_NAME_LETTERS = 4;

const NUMBER = /\d+(?:[.,\u00a0 ]\d+)*/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const NAME = /(?<=[\p{L}\p{N},;:)"’”]\s+)\p{Lu}[\p{L}\p{M}]*/gu;
const TAG = /<[a-z!/][^>\s]*/gi;

/**
 * Whether what a model says in its own words is what the quote says: every number, every name and
 * every tag stands in it, and most of the words do, unless it was translated.
 */
export function isSupportedBy(
  said: string,
  quote: string,
  { isTranslated }: { isTranslated: boolean },
): boolean {
  const quotedNumbers = new Set(numbersIn(quote));
  const quotedWords = new Set(wordsIn(quote));
  const names = (said.match(NAME) ?? []).filter(
    (name) => !isTranslated || (name.length >= TRANSLATED_NAME_LETTERS && /^[a-z]+$/i.test(name)),
  );
  return (
    numbersIn(said).every((number) => quotedNumbers.has(number)) &&
    names.every((name) => hasStem(quotedWords, foldWord(name))) &&
    (said.match(TAG) ?? []).every((tag) => quote.includes(tag)) &&
    (isTranslated || sharesWords(said, quotedWords))
  );
}

/** '1,000' is '1.000' and '1000': only the digits count. */
function numbersIn(text: string): string[] {
  return (text.match(NUMBER) ?? []).map((number) => number.replaceAll(/\D/g, ''));
}

function wordsIn(text: string): string[] {
  return (text.match(WORD) ?? []).map(foldWord);
}

function sharesWords(said: string, quoted: ReadonlySet<string>): boolean {
  const words = wordsIn(said).filter((word) => !STOP_WORDS.has(word));
  const shared = words.filter((word) => hasStem(quoted, word)).length;
  return shared >= SHARED_MIN * words.length;
}

function hasStem(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) {
    return true;
  }
  const stem = word.slice(0, STEM_LETTERS);
  return word.length >= STEM_LETTERS && [...words].some((each) => each.startsWith(stem));
}
