const TONE_MARKS = '\u0300\u0301\u0303\u0309\u0323';
/** Letters and further marks behind it, as in 'hoàn' and 'hoặc', leave the tone only one place. */
const MISPLACED_TONE = new RegExp(`(?<!q)(o[ae]|uy)([${TONE_MARKS}])(?![\\p{L}\\p{M}])`, 'gu');

/** Most words of an English text: nothing to compose. */
const PLAIN = /^[a-z0-9]*$/i;

/**
 * One form for all spellings of a word: lower case, composed, and for Vietnamese the tone on the
 * vowel where schoolbooks of today put it ('hoà' is 'hòa').
 */
export function foldWord(word: string): string {
  if (PLAIN.test(word)) {
    return word.toLowerCase();
  }
  const lower = word.normalize('NFKC').toLowerCase();
  if (!/[\u00c0-\u1ef9]/.test(lower)) {
    return lower;
  }
  return lower
    .normalize('NFD')
    .replace(MISPLACED_TONE, (_, vowels: string, tone: string) => vowels[0] + tone + vowels[1])
    .normalize('NFC');
}
