import type { ReadSentence } from './read-document';

export type SentenceFinder = (token: number) => ReadSentence;

const NOWHERE: ReadSentence = { start: 0, end: 0, block: 0, from: 0, to: 0 };

/** Finds the sentence of a word, by halving. */
export function createSentenceFinder(sentences: readonly ReadSentence[]): SentenceFinder {
  return (token) => {
    let low = 0;
    let high = sentences.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((sentences[middle]?.from ?? 0) <= token) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return sentences[low] ?? NOWHERE;
  };
}
