import type { Trees } from '../src/learning/trees';
import type { Lexicon } from '../src/english/lexicon';
import { describeTitlePhrases, TITLE_FEATURE_COUNT } from '../src/title/title-features';
import { chooseTitlePhrases } from '../src/title/title-phrases';
import type { Lesson } from './examples';
import { growTrees } from './grow-trees';
import { rougeN, wordsOf } from './measures';
import { joinRows } from './train-terms';

/** Learns how much of a book's own title a phrase of the text says. */
export function trainTitles(lessons: readonly Lesson[], lexicon: Lexicon): Trees {
  const rows: Float32Array[] = [];
  const labels: number[] = [];
  for (const { example, document, candidates } of lessons) {
    const wanted = wordsOf(example.title);
    const phrases = chooseTitlePhrases(document, candidates);
    const table = describeTitlePhrases(document, { candidates, phrases }, lexicon);
    phrases.forEach(({ words }, index) => {
      const own = words.map((id) => document.tokens.vocabulary[id] ?? '');
      const plural = own.map((word) => (wanted.includes(`${word}s`) ? `${word}s` : word));
      rows.push(table.slice(index * TITLE_FEATURE_COUNT, (index + 1) * TITLE_FEATURE_COUNT));
      labels.push(rougeN(plural, wanted, 1));
    });
  }
  return growTrees(
    joinRows(rows, TITLE_FEATURE_COUNT),
    TITLE_FEATURE_COUNT,
    Float32Array.from(labels),
    new Float32Array(labels.length).fill(1),
    {
      goal: 'value',
      rounds: 240,
      leaves: 12,
      rate: 0.08,
      minRows: 60,
      damping: 10,
      columnShare: 0.4,
    },
  );
}
