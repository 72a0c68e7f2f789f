import { hasStem, wordsIn } from './words';

const START = '(?<![\\p{L}\\p{M}])';
const END = '(?![\\p{L}\\p{M}])';
/** 'Không khí' is air and 'chân không' a vacuum; nobody denies anything there. */
const NEGATION = new RegExp(
  `${START}(?:not(?! only)|never|no(?!\\.\\s*\\d)|none|nothing|neither|nor|cannot|\\p{L}+n['’]t|(?<!chân |hàng |số |trên )không(?! (?:khí|gian|quân|phận|chỉ))|chưa|chẳng)${END}`,
  'iu',
);
/** What says no in other words. */
const DENIAL = new RegExp(
  `${START}(?:without|non|unable|impossible|unlike|instead|except|hardly|absen(?:t|ce)|lack\\p{L}*|fail\\p{L}*|prevent\\p{L}*|avoid\\p{L}*|rather than|free (?:of|from)|independent(?:ly)? of|thiếu|vô|phi|khỏi|trừ|tránh|ngăn|mất|bất)${END}`,
  'iu',
);

/** Shorter words after a 'not' are 'a', 'be' and 'the'. */
const DENIED_LETTERS = 4;
/** So far a 'not' reaches. */
const CLAUSE_END = /[.;:,!?]|(?<!\p{L})(?:but|nhưng|mà)(?!\p{L})/iu;

/** Whether one says no where the other says yes. Translated, words cannot tell what is denied. */
export function contradicts(
  said: string,
  quote: string,
  { isTranslated }: { isTranslated: boolean },
): boolean {
  if (isTranslated) {
    return (NEGATION.test(said) && !isDenied(quote)) || (NEGATION.test(quote) && !isDenied(said));
  }
  return (
    (isDenied(said) && !isDenied(quote)) ||
    deniesOnly(said, quote, [NEGATION, DENIAL]) ||
    deniesOnly(quote, said, [NEGATION])
  );
}

function isDenied(text: string): boolean {
  return NEGATION.test(text) || DENIAL.test(text);
}

/** 'Cells' after 'viruses are not cells': a word that one denies and the other has without a 'not'. */
function deniesOnly(one: string, other: string, ways: readonly RegExp[]): boolean {
  const words = new Set(wordsIn(other));
  const denied = new Set(clausesAfter(other, [NEGATION, DENIAL]).flatMap(wordsIn));
  return clausesAfter(one, ways).some((clause) => {
    const word = wordsIn(clause).find((each) => each.length >= DENIED_LETTERS);
    return word !== undefined && hasStem(words, word) && !hasStem(denied, word);
  });
}

/** What stands behind each of the words, to the end of its clause. */
function clausesAfter(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) =>
    Array.from(text.matchAll(new RegExp(pattern, 'giu')), ({ 0: found, index }) => {
      const rest = text.slice(index + found.length);
      const end = rest.search(CLAUSE_END);
      return end === -1 ? rest : rest.slice(0, end);
    }),
  );
}
