import type { Trees } from '../src/learning/trees';
import { describeSentences, SENTENCE_FEATURE_COUNT } from '../src/summary/sentence-features';
import { isStatement } from '../src/summary/statements';
import type { Lesson } from './examples';
import { growTrees } from './grow-trees';
import { gramsOf, wordsOf } from './measures';
import { joinRows } from './train-terms';

/** Learns how much of a sentence the book's own summary says again. */
export function trainSentences(lessons: readonly Lesson[]): Trees {
  const rows: Float32Array[] = [];
  const labels: number[] = [];
  for (const { example, document } of lessons) {
    if (!example.summary) {
      continue;
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
        rows.push(table.slice(row, row + SENTENCE_FEATURE_COUNT));
        labels.push(share(own, words) / 2 + share(ownPairs, pairs));
      }
    });
  }
  return growTrees(
    joinRows(rows, SENTENCE_FEATURE_COUNT),
    SENTENCE_FEATURE_COUNT,
    Float32Array.from(labels),
    new Float32Array(labels.length).fill(1),
    {
      goal: 'value',
      rounds: 120,
      leaves: 16,
      rate: 0.08,
      minRows: 60,
      damping: 10,
      columnShare: 0.5,
    },
  );
}

function share(items: readonly string[], wanted: ReadonlySet<string>): number {
  return items.filter((item) => wanted.has(item)).length / Math.max(1, items.length);
}
