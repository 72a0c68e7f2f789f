import type { Trees } from '../src/learning/trees';
import { describeSentences } from '../src/summary/sentence-features';
import { isStatement } from '../src/summary/statements';
import { describePairs, PAIR_FEATURE_COUNT } from '../src/summary/word-pairs';
import type { Lesson } from './examples';
import { growTrees } from './grow-trees';
import { gramsOf, wordsOf } from './measures';
import { createRandom } from './random';
import { joinRows } from './train-terms';

/** There are more pairs than anybody needs to learn from. */
const PAIRS_SHARE = 0.2;

/** Learns how likely the book's own summary has a pair of neighbouring words of the text. */
export function trainPairs(lessons: readonly Lesson[]): Trees {
  const random = createRandom(11);
  const rows: Float32Array[] = [];
  const labels: number[] = [];
  for (const { example, document } of lessons) {
    if (!example.summary) {
      continue;
    }
    const wanted = new Set(gramsOf(wordsOf(example.summary), 2));
    const { sentences, tokens } = document;
    const indexes = Array.from(sentences.keys()).filter((index) => {
      const sentence = sentences[index];
      return sentence !== undefined && isStatement(document, sentence);
    });
    const { pairsOf, table } = describePairs(document, indexes, describeSentences(document));
    const written: string[] = [];
    const wordAt = (at: number) => tokens.vocabulary[tokens.ids[at] ?? 0] ?? '';
    pairsOf.forEach((pairs, order) => {
      const from = sentences[indexes[order] ?? 0]?.from ?? 0;
      pairs.forEach((pair, step) => {
        written[pair] = `${wordAt(from + step)} ${wordAt(from + step + 1)}`;
      });
    });
    written.forEach((pair, index) => {
      if (random() < PAIRS_SHARE) {
        rows.push(table.slice(index * PAIR_FEATURE_COUNT, (index + 1) * PAIR_FEATURE_COUNT));
        labels.push(wanted.has(pair) ? 1 : 0);
      }
    });
  }
  return growTrees(
    joinRows(rows, PAIR_FEATURE_COUNT),
    PAIR_FEATURE_COUNT,
    Float32Array.from(labels),
    new Float32Array(labels.length).fill(1),
    { rounds: 120, leaves: 16, rate: 0.08, minRows: 100, damping: 10, columnShare: 0.5 },
  );
}
