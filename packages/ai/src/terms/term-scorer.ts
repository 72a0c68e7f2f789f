import { scoreLinear } from '../learning/linear';
import { createScorer, type Trees } from '../learning/trees';
import type { Lexicon } from '../lexicon/lexicon';
import type { ReadDocument } from '../text/read-document';
import { createSentenceFinder } from '../text/sentence-finder';
import type { Candidate } from './candidates';
import { createWordNamer, describeContext } from './context-features';
import { surroundingsOf } from './cues';
import { describeCandidates, FEATURE_COUNT } from './features';
import { describeWords } from './word-features';

/** Occurrences whose surroundings are looked at. */
const CONTEXTS = 4;
const LINEAR_FEATURES = 4;
export const TERM_FEATURE_COUNT = FEATURE_COUNT + LINEAR_FEATURES;

/** What was learnt about terms: from their words, from what stands around them, and from all together. */
export type LinearTermModel = { words: ArrayLike<number>; context: ArrayLike<number> };
export type TermModel = LinearTermModel & { trees: Trees };

/** The share of phrases that the linear models let through to the trees, and the least number. */
const QUICK_LOOK = { share: 0.4, least: 150 };

export type ScoredCandidate = { candidate: Candidate; score: number };

/** Candidates by how much they look like terms that a textbook explains, best first; hopeless ones left out. */
export function createTermRanker(model: TermModel, lexicon: Lexicon) {
  const score = createScorer(model.trees);
  return (
    document: ReadDocument,
    candidates: readonly Candidate[],
    always: ReadonlySet<Candidate>,
  ): ScoredCandidate[] => {
    const linear = scoreLinearly(document, candidates, { lexicon, model });
    const quickScore = (index: number) => (linear[index]?.[0] ?? 0) + (linear[index]?.[1] ?? 0);
    const limit = Math.max(QUICK_LOOK.least, Math.ceil(candidates.length * QUICK_LOOK.share));
    const kept = Array.from(candidates.keys())
      .toSorted((a, b) => quickScore(b) - quickScore(a))
      .filter((index, place) => place < limit || always.has(candidates[index] as Candidate));
    const described = kept.map((index) => candidates[index] as Candidate);
    const plain = describeCandidates(document, candidates, lexicon, described);
    const rows = joinFeatures(
      plain,
      kept.map((index) => linear[index] ?? []),
    );
    return described
      .map((candidate, index) => ({ candidate, score: score(rows, index * TERM_FEATURE_COUNT) }))
      .toSorted((a, b) => b.score - a.score);
  };
}

/** All features of each candidate, one row after the other; the linear models' answers come last. */
export function describeTerms(
  document: ReadDocument,
  candidates: readonly Candidate[],
  { lexicon, model }: { lexicon: Lexicon; model: LinearTermModel },
): Float32Array {
  return joinFeatures(
    describeCandidates(document, candidates, lexicon),
    scoreLinearly(document, candidates, { lexicon, model }),
  );
}

/** What the linear models say: about the words, and about the best, the first and the mean context. */
function scoreLinearly(
  document: ReadDocument,
  candidates: readonly Candidate[],
  { lexicon, model }: { lexicon: Lexicon; model: LinearTermModel },
): number[][] {
  const contextsOf = createContextReader(document, lexicon);
  return candidates.map((candidate) => {
    const contexts = contextsOf(candidate).map((row) => scoreLinear(model.context, row));
    return [
      scoreLinear(model.words, describeWords(document, candidate, lexicon)),
      Math.max(...contexts),
      contexts[0] ?? 0,
      contexts.reduce((sum, each) => sum + each, 0) / Math.max(1, contexts.length),
    ];
  });
}

function joinFeatures(plain: Float32Array, linear: readonly number[][]): Float32Array {
  const rows = new Float32Array(linear.length * TERM_FEATURE_COUNT);
  linear.forEach((answers, index) => {
    const own = plain.subarray(index * FEATURE_COUNT, (index + 1) * FEATURE_COUNT);
    rows.set(own, index * TERM_FEATURE_COUNT);
    rows.set(answers, index * TERM_FEATURE_COUNT + FEATURE_COUNT);
  });
  return rows;
}

export function createContextReader(document: ReadDocument, lexicon: Lexicon) {
  const sentenceAt = createSentenceFinder(document.sentences);
  const nameOf = createWordNamer(lexicon);
  return ({ places, size }: Candidate) =>
    places
      .slice(0, CONTEXTS)
      .map((at) =>
        describeContext(surroundingsOf(document, sentenceAt(at), at, size), size, nameOf),
      );
}
