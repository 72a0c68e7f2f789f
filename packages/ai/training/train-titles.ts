import { describeTitlePhrases, TITLE_FEATURE_COUNT } from '../src/title/title-features';
import { chooseTitlePhrases } from '../src/title/title-phrases';
import type { TreeTask } from './learn-trees';
import { rougeN, wordsOf } from './measures';
import { perLesson } from './per-lesson';

/** Learns how much of a book's own title a phrase of the text says. */
export const titleTask: TreeTask = {
  columns: TITLE_FEATURE_COUNT,
  options: {
    goal: 'value',
    rounds: 240,
    leaves: 12,
    rate: 0.08,
    minRows: 60,
    damping: 10,
    columnShare: 0.4,
  },

  rowsOf: perLesson(({ example, document, candidates }, lexicon) => {
    const wanted = wordsOf(example.title);
    const phrases = chooseTitlePhrases(document, candidates);
    const table = describeTitlePhrases(document, { candidates, phrases }, lexicon);
    return {
      rows: phrases.map((_, index) =>
        table.slice(index * TITLE_FEATURE_COUNT, (index + 1) * TITLE_FEATURE_COUNT),
      ),
      labels: phrases.map(({ words }) => {
        const own = words.map((id) => document.tokens.vocabulary[id] ?? '');
        const plural = own.map((word) => (wanted.includes(`${word}s`) ? `${word}s` : word));
        return rougeN(plural, wanted, 1);
      }),
    };
  }),
};
