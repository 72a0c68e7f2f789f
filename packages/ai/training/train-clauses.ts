import {
  CLAUSE_FEATURE_COUNT,
  createClauseDescriber,
} from '../src/english/definitions/clause-features';
import { cutClauses } from '../src/english/definitions/clauses';
import { mentionsOf, saysTerm } from '../src/english/definitions/find-definition';
import { createSentenceFinder } from '../src/reading/sentence-finder';
import type { LessonRows, TreeTask } from './learn-trees';
import { rougeL, wordsOf } from './measures';
import { perLesson } from './per-lesson';
import { createRandom } from './random';

const CLAUSES_SHARE = 0.5;

/** Learns how much of the book's own definition a clause says, from what the clause looks like. */
export const clauseTask: TreeTask = {
  columns: CLAUSE_FEATURE_COUNT,
  options: {
    goal: 'value',
    rounds: 200,
    leaves: 40,
    rate: 0.1,
    minRows: 60,
    damping: 10,
    columnShare: 0.5,
  },

  rowsOf: perLesson(({ example, document, candidates, answers }, lexicon) => {
    const found: LessonRows = { rows: [], labels: [] };
    const random = createRandom(document.text.length);
    const { text, tokens } = document;
    const sentenceAt = createSentenceFinder(document.sentences);
    const describe = createClauseDescriber(document, lexicon);
    const seen = new Set<number>();
    candidates.forEach((candidate, index) => {
      const entry = answers[index] ?? -1;
      const meaning = example.glossary[entry]?.meaning;
      if (meaning === undefined || seen.has(entry)) {
        return;
      }
      seen.add(entry);
      const wanted = wordsOf(meaning);
      for (const mention of mentionsOf(candidate, sentenceAt)) {
        const row = new Float32Array(CLAUSE_FEATURE_COUNT);
        const describeClause = describe(mention, row);
        for (const clause of cutClauses(document, mention)) {
          const written = text.slice(tokens.starts[clause.from], tokens.ends[clause.to - 1]);
          if (random() < CLAUSES_SHARE && !saysTerm(document, clause)) {
            describeClause(clause);
            found.rows.push(row.slice());
            found.labels.push(rougeL(wordsOf(written), wanted));
          }
        }
      }
    });
    return found;
  }),
};
