import type { Lexicon } from '../lexicon/lexicon';
import type { Scorer } from '../learning/trees';
import type { Candidate } from '../terms/candidates';
import type { ReadDocument } from '../text/read-document';
import type { SentenceFinder } from '../text/sentence-finder';
import { describeClause, describeMention, CLAUSE_FEATURE_COUNT } from './clause-features';
import { type Clause, cutClauses, type Mention } from './clauses';

/** The definition is among the first mentions nine times in ten. */
const MENTIONS = 4;

export type Definition = { clause: Clause; score: number };

/** Best clause first; none where no sentence says what the term means. */
export function findDefinitions(
  document: ReadDocument,
  candidate: Candidate,
  {
    lexicon,
    score,
    sentenceAt,
  }: {
    lexicon: Lexicon;
    score: Scorer;
    sentenceAt: SentenceFinder;
  },
): Definition[] {
  const row = new Float32Array(CLAUSE_FEATURE_COUNT);
  return mentionsOf(candidate, sentenceAt)
    .flatMap((mention) => {
      const about = describeMention(document, mention);
      row.set(about);
      return cutClauses(document, mention).flatMap((clause) => {
        if (saysTerm(document, clause)) {
          return [];
        }
        row.set(describeClause(document, clause, lexicon), about.length);
        return [{ clause, score: score(row) }];
      });
    })
    .toSorted((a, b) => b.score - a.score);
}

/** Whether the clause has the term in it, in any number. */
export function saysTerm({ tokens: { ids, singulars } }: ReadDocument, clause: Clause): boolean {
  const { mention, from, to } = clause;
  const singularAt = (index: number) => singulars[ids[index] ?? 0] ?? 0;
  for (let at = from; at + mention.size <= to; at += 1) {
    let step = 0;
    while (step < mention.size && singularAt(at + step) === singularAt(mention.at + step)) {
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
