import { describeSentences } from '../src/summary/sentence-features';
import { isStatement } from '../src/summary/statements';
import { describePairs, PAIR_FEATURE_COUNT } from '../src/summary/word-pairs';
import type { LessonRows, TreeTask } from './learn-trees';
import { gramsOf, wordsOf } from './measures';
import { perLesson } from './per-lesson';
import { createRandom } from './random';

/** There are more pairs than anybody needs to learn from. */
const PAIRS_SHARE = 0.2;

/** Learns how likely the book's own summary has a pair of neighbouring words of the text. */
export const pairTask: TreeTask = {
  columns: PAIR_FEATURE_COUNT,
  options: { rounds: 120, leaves: 16, rate: 0.08, minRows: 100, damping: 10, columnShare: 0.5 },

  rowsOf: perLesson(({ example, document }) => {
    const found: LessonRows = { rows: [], labels: [] };
    if (!example.summary) {
      return found;
    }
    const random = createRandom(document.text.length);
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
        const row = index * PAIR_FEATURE_COUNT;
        found.rows.push(table.slice(row, row + PAIR_FEATURE_COUNT));
        found.labels.push(wanted.has(pair) ? 1 : 0);
      }
    });
    return found;
  }),
};
