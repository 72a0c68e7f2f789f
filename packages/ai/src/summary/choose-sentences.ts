import type { ReadDocument, ReadSentence } from '../text/read-document';
import { contentOf } from './sentence-features';

/** Above this share of common words a sentence only repeats one that was chosen already. */
const REPEATED_SHARE = 0.6;
/** A whole sentence may run over the wished length by this much. */
const OVERRUN = 1.25;

/** How many of the best are looked at for each that fits: enough to fill up, never all of a long text. */
const LOOKED_AT = 400;

/** Best sentences first until the summary has its length; then in the order of the text. */
export function chooseSentences(
  document: ReadDocument,
  scores: ArrayLike<number>,
  { maxWords, isEligible }: { maxWords: number; isEligible: (sentence: ReadSentence) => boolean },
): ReadSentence[] {
  const ranked = document.sentences
    .map((sentence, index) => ({ sentence, score: scores[index] ?? 0 }))
    .filter(({ sentence }) => isEligible(sentence))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, LOOKED_AT);

  const chosen: ReadSentence[] = [];
  const said: Set<number>[] = [];
  let words = 0;
  for (const { sentence } of ranked) {
    const length = sentence.to - sentence.from;
    if (chosen.length > 0 && words + length > maxWords * OVERRUN) {
      continue;
    }
    const content = new Set(contentOf(document, sentence));
    if (said.some((earlier) => isRepeated(content, earlier))) {
      continue;
    }
    chosen.push(sentence);
    said.push(content);
    words += length;
    if (words >= maxWords) {
      break;
    }
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}

function isRepeated(content: Set<number>, earlier: Set<number>): boolean {
  let common = 0;
  for (const id of content) {
    if (earlier.has(id)) {
      common += 1;
    }
  }
  return common > REPEATED_SHARE * Math.min(content.size, earlier.size);
}
