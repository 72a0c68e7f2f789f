import {
  CLAUSE_FEATURE_COUNT,
  createClauseDescriber,
} from '../src/english/definitions/clause-features';
import { cutClauses } from '../src/english/definitions/clauses';
import { mentionsOf, saysTerm } from '../src/english/definitions/find-definition';
import type { Trees } from '../src/learning/trees';
import type { Lexicon } from '../src/english/lexicon';
import { createSentenceFinder } from '../src/reading/sentence-finder';
import type { Lesson } from './examples';
import { growTrees } from './grow-trees';
import { createRandom } from './random';
import { rougeL, wordsOf } from './measures';
import { joinRows } from './train-terms';

const CLAUSES_SHARE = 0.5;

/** Learns how much of the book's own definition a clause says, from what the clause looks like. */
export function trainClauses(lessons: readonly Lesson[], lexicon: Lexicon): Trees {
  const random = createRandom(2);
  const rows: Float32Array[] = [];
  const labels: number[] = [];
  for (const { example, document, candidates, answers } of lessons) {
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
            rows.push(row.slice());
            labels.push(rougeL(wordsOf(written), wanted));
          }
        }
      }
    });
  }
  return growTrees(
    joinRows(rows, CLAUSE_FEATURE_COUNT),
    CLAUSE_FEATURE_COUNT,
    Float32Array.from(labels),
    new Float32Array(labels.length).fill(1),
    {
      goal: 'value',
      rounds: 200,
      leaves: 40,
      rate: 0.1,
      minRows: 60,
      damping: 10,
      columnShare: 0.5,
    },
  );
}
