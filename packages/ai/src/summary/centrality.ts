import type { ReadDocument } from '../reading/read-document';
import { STOP_WORDS } from '../reading/stop-words';

const ROUNDS = 8;
const DAMPING = 0.85;

/**
 * How central each sentence is: a random walk from sentences to their words and back. It ranks like
 * a walk over all pairs of sentences, but its cost grows with the words, not with the pairs.
 */
export function rankByCentrality({ sentences, tokens }: ReadDocument): Float64Array {
  const isContent = tokens.vocabulary.map((word) => word.length > 1 && !STOP_WORDS.has(word));
  const counts = new Float64Array(tokens.vocabulary.length);
  const lengths = sentences.map(({ from, to }) => {
    let length = 0;
    for (let at = from; at < to; at += 1) {
      const id = tokens.ids[at] ?? 0;
      if (isContent[id]) {
        counts[id] = (counts[id] ?? 0) + 1;
        length += 1;
      }
    }
    return length;
  });

  let scores = new Float64Array(sentences.length).fill(1 / Math.max(1, sentences.length));
  for (let round = 0; round < ROUNDS; round += 1) {
    const words = new Float64Array(tokens.vocabulary.length);
    const next = new Float64Array(sentences.length).fill((1 - DAMPING) / sentences.length);
    sentences.forEach(({ from, to }, index) => {
      for (let at = from; at < to; at += 1) {
        const id = tokens.ids[at] ?? 0;
        if (isContent[id]) {
          words[id] = (words[id] ?? 0) + (scores[index] ?? 0) / (lengths[index] ?? 1);
        }
      }
    });
    sentences.forEach(({ from, to }, index) => {
      let sum = 0;
      for (let at = from; at < to; at += 1) {
        const id = tokens.ids[at] ?? 0;
        if (isContent[id]) {
          sum += (words[id] ?? 0) / (counts[id] ?? 1);
        }
      }
      next[index] = (next[index] ?? 0) + DAMPING * sum;
    });
    scores = next;
  }
  return scores;
}
