import { foldWord } from '../../reading/fold-word';
import { STOP_WORDS } from '../../reading/stop-words';
import { hasStem } from './words';

const CAPITALISED = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}]*/gu;
const LOWER_CASE = /(?<![\p{L}\p{M}\p{N}])\p{Ll}[\p{L}\p{M}]*/gu;
const SENTENCE_START = /(?:^|[.!?…:])["“‘'(\s]*$/u;
/** Translated, short names are other ones: 'Anh' is England. */
const TRANSLATED_NAME_LETTERS = 4;
/** Endings that words have and names do not, and what definitions like to begin with. */
const WORD_ENDING =
  /(?:tion|sion|ment|ness|ity|ing|ed|ism|ance|ence|able|ible|ical|ous|ive|ly|ure|ship|hood|ogy|phy)s?$/;
const OPENINGS = new Set(
  'ability act amount area art body branch cell change chemical condition copy device disease early energy event expert fact feeling field first force form formula gas group human idea kind large law layer level line liquid list living long loss low machine main material measure method model name natural number object organ organism pair part path pattern people period person piece place plan plant point power process product quality quantity rate ratio relation result rise rule science sequence series set shape sign simple single size skill small smallest solid sort space special stage state step study substance sum surface system technique theory thing time tiny tool tube type unit value way whole word work'.split(
    ' ',
  ),
);
const VIETNAMESE_SYLLABLE =
  /^(?:b|ch?|d|gh?|gi|h|kh?|l|m|ngh?|nh?|ph?|qu|r|s|th?|tr|v|x)?(?:a[iouy]?|e[ou]?|i[aeu]?|o[aeio]?[iy]?|u[aeioy]?[iuy]?|ye?)(?:ch?|m|n[gh]?|p|t)?$/;

/** Whether every name that is said stands in the quote. */
export function hasOnlyNamesOf(
  quotedWords: ReadonlySet<string>,
  said: string,
  {
    isTranslated,
    isOrdinary = () => false,
  }: {
    isTranslated: boolean;
    /** Told a word in lower case: whether the document writes it so somewhere. */
    isOrdinary?: ((word: string) => boolean) | undefined;
  },
): boolean {
  for (const { 0: name, index } of said.matchAll(CAPITALISED)) {
    const word = foldWord(name);
    const isFirst = SENTENCE_START.test(said.slice(0, index));
    const isName = isTranslated
      ? isForeign(name)
      : !isFirst || !(isCommon(word) || isOrdinary(word));
    if (isName && !hasStem(quotedWords, word)) {
      return false;
    }
  }
  return true;
}

/** Whether a word is none of Vietnamese: spelt with plain letters, and not as a syllable. */
export function isForeign(word: string): boolean {
  return (
    word.length >= TRANSLATED_NAME_LETTERS &&
    /^[a-z]+$/i.test(word) &&
    !VIETNAMESE_SYLLABLE.test(word.toLowerCase())
  );
}

function isCommon(word: string): boolean {
  return STOP_WORDS.has(word) || OPENINGS.has(word) || WORD_ENDING.test(word);
}

/** Tells words that the text writes in lower case somewhere; those are no names. */
export function createOrdinaryFinder(text: string): (word: string) => boolean {
  let words: Set<string> | undefined;
  return (word) => {
    words ??= new Set(Array.from(new Set(text.match(LOWER_CASE)), foldWord));
    return words.has(word);
  };
}
