import { phraseWords } from './compare-phrases';
import { STOP_WORDS } from './stop-words';

/** Small words that turn a sentence into its opposite: 'less electrons than protons', 'more electrons …'. */
const CONTRASTS =
  /^(?:more|less|fewer|most|least|no|not|never|without|before|after|above|below|over|under|up|down|in|out|off|ít|nhiều|không|chưa|trước|sau|trên|dưới)$/u;
/** Two that share so much of their words say the same. */
const SAME_SHARE = 0.8;

/**
 * Tells sentences that say what one it was asked about before has said. Cuts overlap, so there are some.
 * What differs in a number or in a contrast is something else: 'built in 1945', 'built in 1946'.
 */
export function createEchoFinder(): (sentence: string) => boolean {
  const byWord = new Map<string, Set<string>[]>();
  const having = (word: string) => byWord.get(word) ?? [];
  const contrastsOf = new Map<Set<string>, string>();

  /** What misses no more than it may has one of any so many words: the rarest lead to the fewest. */
  function mayEcho(words: ReadonlySet<string>): Set<Set<string>> {
    const missing = words.size - Math.ceil(SAME_SHARE * words.size);
    const rarest = [...words].toSorted((a, b) => having(a).length - having(b).length);
    return new Set(rarest.slice(0, missing + 1).flatMap(having));
  }

  return (sentence) => {
    const words = carryingWords(sentence);
    const contrasts = phraseWords(sentence)
      .filter((word) => CONTRASTS.test(word))
      .join(' ');
    for (const other of mayEcho(words)) {
      if (
        contrastsOf.get(other) === contrasts &&
        commonWords(words, other) >= SAME_SHARE * Math.max(words.size, other.size) &&
        hasNumbersOf(words, other) &&
        hasNumbersOf(other, words)
      ) {
        return true;
      }
    }
    contrastsOf.set(words, contrasts);
    for (const word of words) {
      const others = byWord.get(word);
      if (others) {
        others.push(words);
      } else {
        byWord.set(word, [words]);
      }
    }
    return false;
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
