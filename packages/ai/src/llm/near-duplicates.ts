import { phraseWords } from '../text/compare-phrases';
import { STOP_WORDS } from '../text/stop-words';

/** Two that share so much of their words say the same. */
const SAME_SHARE = 0.8;

/** Tells sentences that say what one it was asked about before has said. Cuts overlap, so there are some. */
export function createEchoFinder(): (sentence: string) => boolean {
  const earlier: Set<string>[] = [];
  return (sentence) => {
    const words = new Set(phraseWords(sentence).filter((word) => !STOP_WORDS.has(word)));
    const isEcho = earlier.some((other) => shareOf(words, other) >= SAME_SHARE);
    if (!isEcho) {
      earlier.push(words);
    }
    return isEcho;
  };
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const word of one) {
    common += other.has(word) ? 1 : 0;
  }
  return common / Math.max(1, one.size, other.size);
}
