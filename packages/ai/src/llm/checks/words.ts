import { foldWord } from '../../reading/fold-word';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts without spaces between words, which are counted and compared by their characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Words are the same from here on, whatever their endings. */
const STEM_LETTERS = 5;

export function wordsIn(text: string): string[] {
  const runs = text.match(WORD) ?? [];
  return runs.flatMap((run) => (UNSPACED.test(run) ? [...run] : [foldWord(run)]));
}

/** Whether two words are one in different forms. */
export function isSameStem(one: string, other: string): boolean {
  return (
    one === other ||
    (one.length >= STEM_LETTERS && other.length >= STEM_LETTERS && sharesStem(one, other))
  );
}

function sharesStem(one: string, other: string): boolean {
  return one.startsWith(other.slice(0, STEM_LETTERS));
}

/** Whether a word stands among the others in some form. */
export function hasStem(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || [...words].some((each) => isSameStem(each, word));
}
