import { phraseWords } from './compare-phrases';
import { STOP_WORDS } from './stop-words';

/** Two that share so much of their words say the same. */
const SAME_SHARE = 0.8;

/**
 * Tells sentences that say what one it was asked about before has said. Cuts overlap, so there are some.
 * What differs in a number is something else: 'built in 1945', 'built in 1946'.
 */
export function createEchoFinder(): (sentence: string) => boolean {
  const earlier: Set<string>[] = [];
  return (sentence) => {
    const words = carryingWords(sentence);
    const isEcho = earlier.some(
      (other) =>
        commonWords(words, other) >= SAME_SHARE * Math.max(1, words.size, other.size) &&
        hasNumbersOf(words, other) &&
        hasNumbersOf(other, words),
    );
    if (!isEcho) {
      earlier.push(words);
    }
    return isEcho;
  };
}

function hasNumbersOf(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...other].every((word) => !/\p{N}/u.test(word) || one.has(word));
}

/** The words that say something. */
export function carryingWords(sentence: string): Set<string> {
  return new Set(phraseWords(sentence).filter((word) => !STOP_WORDS.has(word)));
}

export function commonWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const word of one) {
    common += other.has(word) ? 1 : 0;
  }
  return common;
}
