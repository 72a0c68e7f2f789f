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

/** Whether one says no where the other says yes. Translated, words cannot tell what is denied. */
export function contradicts(
  said: string,
  quote: string,
  { isTranslated }: { isTranslated: boolean },
): boolean {
  if (NEGATION.test(said)) {
    return !isDenied(quote);
  }
  const denied = NEGATION.exec(quote);
  if (!denied || isDenied(said)) {
    return false;
  }
  return isTranslated || repeatsDenied(said, quote.slice(denied.index + denied[0].length));
}

function isDenied(text: string): boolean {
  return NEGATION.test(text) || DENIAL.test(text);
}

/** 'Cells' after 'viruses are not cells': the word that was denied, now without the 'not'. */
function repeatsDenied(said: string, afterNegation: string): boolean {
  const words = new Set(wordsIn(said));
  const denied = wordsIn(afterNegation).find((word) => word.length >= DENIED_LETTERS);
  return denied !== undefined && hasStem(words, denied);
}
