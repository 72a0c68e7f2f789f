import type { Scorer } from '../../learning/trees';
import type { Candidate } from '../terms/candidates';
import type { ReadDocument } from '../../reading/read-document';
import type { SentenceFinder } from '../../reading/sentence-finder';
import { CLAUSE_FEATURE_COUNT, type ClauseDescriber } from './clause-features';
import { type Clause, cutClauses, type Mention, writeClause } from './clauses';

/** The definition is among the first mentions nine times in ten. */
const MENTIONS = 4;

export type Definition = { clause: Clause; score: number };

/** The clause that says most; none where no sentence says what the term means. */
export function findDefinition(
  document: ReadDocument,
  candidate: Candidate,
  {
    describe,
    score,
    sentenceAt,
    isFit,
    least,
  }: {
    describe: ClauseDescriber;
    score: Scorer;
    sentenceAt: SentenceFinder;
    /** Whether words can be shown as the definition: where not, the next best clause is taken. */
    isFit: (definition: string) => boolean;
    /** A clause that scores lower is none. */
    least: number;
  },
): Definition | undefined {
  const row = new Float32Array(CLAUSE_FEATURE_COUNT);
  let best: Definition | undefined;
  for (const mention of mentionsOf(candidate, sentenceAt)) {
    const describeClause = describe(mention, row);
    for (const clause of cutClauses(document, mention)) {
      if (saysTerm(document, clause)) {
        continue;
      }
      describeClause(clause);
      const bar = best?.score ?? least;
      const worth = score(row, 0, bar);
      if (worth > bar && isFit(writeClause(document, clause))) {
        best = { clause, score: worth };
      }
    }
  }
  return best;
}

/** Whether the clause has the term in it, in any number. */
export function saysTerm({ tokens: { ids, singulars } }: ReadDocument, clause: Clause): boolean {
  const { mention, from, to } = clause;
  for (let at = from; at + mention.size <= to; at += 1) {
    let step = 0;
    while (
      step < mention.size &&
      singulars[ids[at + step] ?? 0] === singulars[ids[mention.at + step] ?? 0]
    ) {
      step += 1;
    }
    if (step === mention.size) {
      return true;
    }
  }
  return false;
}

/** One mention a sentence, in the order of the text. */
export function mentionsOf({ places, size }: Candidate, sentenceAt: SentenceFinder): Mention[] {
  const mentions: Mention[] = [];
  for (const at of places) {
    const sentence = sentenceAt(at);
    if (mentions.at(-1)?.sentence !== sentence && mentions.length < MENTIONS) {
      mentions.push({ sentence, at, size, order: mentions.length });
    }
  }
  return mentions;
}
