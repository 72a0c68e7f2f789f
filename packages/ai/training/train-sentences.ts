import { describeSentences, SENTENCE_FEATURE_COUNT } from '../src/summary/sentence-features';
import { isStatement } from '../src/summary/statements';
import type { LessonRows, TreeTask } from './learn-trees';
import { gramsOf, wordsOf } from './measures';
import { perLesson } from './per-lesson';

/** Learns how much of a sentence the book's own summary says again. */
export const sentenceTask: TreeTask = {
  columns: SENTENCE_FEATURE_COUNT,
  options: {
    goal: 'value',
    rounds: 120,
    leaves: 16,
    rate: 0.08,
    minRows: 60,
    damping: 10,
    columnShare: 0.5,
  },

  rowsOf: perLesson(({ example, document }) => {
    const found: LessonRows = { rows: [], labels: [] };
    if (!example.summary) {
      return found;
    }
    const wanted = wordsOf(example.summary);
    const words = new Set(wanted);
    const pairs = new Set(gramsOf(wanted, 2));
    const { table } = describeSentences(document);
    document.sentences.forEach((sentence, index) => {
      if (isStatement(document, sentence)) {
        const own = wordsOf(document.text.slice(sentence.start, sentence.end));
        const ownPairs = gramsOf(own, 2);
        const row = index * SENTENCE_FEATURE_COUNT;
        found.rows.push(table.slice(row, row + SENTENCE_FEATURE_COUNT));
        found.labels.push(share(own, words) / 2 + share(ownPairs, pairs));
      }
    });
    return found;
  }),
};

function share(items: readonly string[], wanted: ReadonlySet<string>): number {
  return items.filter((item) => wanted.has(item)).length / Math.max(1, items.length);
}
