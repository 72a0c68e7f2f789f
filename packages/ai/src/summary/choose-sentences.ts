import type { ReadSentence } from '../reading/read-document';

/** A whole sentence may run over the wished length by this much. */
const OVERRUN = 1.25;

/** A sentence that may be chosen: its pairs of words, and how much it is preferred to others. */
export type Choice = {
  sentence: ReadSentence;
  pairs: Int32Array;
  preference: number;
};

export type Wishes = {
  maxWords: number;
  /** 1 rates what a sentence says by its length, 0 by itself. */
  brevity: number;
};

/**
 * One sentence after the other, each time the one that says most of what was not said yet, until the
 * summary has its length; then in the order of the text. `worths` are the chances of each pair of
 * words to be in a summary.
 */
export function chooseSentences(
  choices: readonly Choice[],
  worths: ArrayLike<number>,
  { maxWords, brevity }: Wishes,
): ReadSentence[] {
  const said = new Set<number>();
  const left = new Set(choices);
  const chosen: ReadSentence[] = [];
  let words = 0;
  while (left.size > 0 && words < maxWords) {
    let best: Choice | undefined;
    let bestScore = -Infinity;
    for (const choice of left) {
      const length = lengthOf(choice.sentence);
      if (chosen.length > 0 && words + length > maxWords * OVERRUN) {
        left.delete(choice);
        continue;
      }
      const score =
        (addUp(choice.pairs, worths, said) / Math.max(1, length) ** brevity) * choice.preference;
      if (score > bestScore) {
        best = choice;
        bestScore = score;
      }
    }
    if (!best) {
      break;
    }
    left.delete(best);
    chosen.push(best.sentence);
    words += lengthOf(best.sentence);
    best.pairs.forEach((pair) => said.add(pair));
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}

/** What the pairs are worth that are new, each once. */
export function addUp(
  pairs: Int32Array,
  worths: ArrayLike<number>,
  said: ReadonlySet<number> = new Set(),
): number {
  let sum = 0;
  for (let at = 0; at < pairs.length; at += 1) {
    const pair = pairs[at] as number;
    if (!said.has(pair) && pairs.indexOf(pair) === at) {
      sum += worths[pair] ?? 0;
    }
  }
  return sum;
}

function lengthOf({ from, to }: ReadSentence): number {
  return to - from;
}
