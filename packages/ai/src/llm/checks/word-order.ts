import { STOP_WORDS } from '../../reading/stop-words';
import { numbersIn } from './numbers';
import { isSameStem, wordsIn } from './words';

/** How far one text follows another, word by word. */
export type WordOrder = {
  /** Of the words that carry meaning, the share that stands in the quote in this order. */
  share: number;
  /** What both have comes in the same order. */
  isKept: boolean;
};

const START = '(?<![\\p{L}\\p{M}])';
const END = '(?![\\p{L}\\p{M}])';
/** Beside these it matters which word comes first: 'from low to high', 'faster than light'. */
const DIRECTION = new RegExp(
  `${START}(?:from|to|into|onto|than|before|after|by|over|under|above|below|towards?|against|từ|đến|tới|sang|thành|hơn|trước|sau|bởi|bằng|vào)${END}`,
  'iu',
);

export function compareOrder(said: string, quote: string): WordOrder {
  const words = carryingIn(said);
  const quoted = carryingIn(quote);
  const shared = words.filter((word) => quoted.some((each) => isSameStem(each, word)));
  const inOrder = longestCommon(shared, quoted);
  return {
    share: words.length === 0 ? 0 : inOrder / words.length,
    isKept: inOrder === shared.length,
  };
}

/**
 * Whether words changed places where that may turn the sense around: beside a word of direction, or
 * among numbers.
 */
export function isTurnedAround(said: string, quote: string): boolean {
  const isDelicate = DIRECTION.test(said) || numbersIn(said).length > 1;
  return isDelicate && !compareOrder(said, quote).isKept;
}

function carryingIn(text: string): string[] {
  return wordsIn(text).filter((word) => !STOP_WORDS.has(word));
}

/** Length of the longest run of words that both have in this order, with gaps. */
function longestCommon(words: readonly string[], quoted: readonly string[]): number {
  let row: number[] = Array.from({ length: quoted.length + 1 }, () => 0);
  for (const word of words) {
    const next = [0];
    quoted.forEach((each, at) => {
      const isSame = isSameStem(each, word);
      next.push(isSame ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}
