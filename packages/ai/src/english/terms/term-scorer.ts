import { scoreLinear } from '../../learning/linear';
import { createScorer, type Trees } from '../../learning/trees';
import type { Lexicon } from '../lexicon';
import type { ReadDocument } from '../../reading/read-document';
import { createSentenceFinder } from '../../reading/sentence-finder';
import type { Candidate } from './candidates';
import { createWordNamer, describeContext } from './context-features';
import { surroundingsOf } from './cues';
import { describeCandidates, FEATURE_COUNT } from './features';
import { createWordScorer } from './word-features';

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

/**
 * The `most` candidates that look most like terms that a textbook explains, best first, and those
 * that are `always` wanted.
 */
export function createTermRanker(model: TermModel, lexicon: Lexicon) {
  const score = createScorer(model.trees);
  const weights = {
    words: Float64Array.from(model.words),
    context: Float64Array.from(model.context),
  };
  return (
    document: ReadDocument,
    candidates: readonly Candidate[],
    { most, always }: { most: number; always: ReadonlySet<Candidate> },
  ): ScoredCandidate[] => {
    const linear = scoreLinearly(document, candidates, { lexicon, model: weights });
    const quickScores = Float64Array.from(linear, ([words = 0, context = 0]) => words + context);
    const limit = Math.max(QUICK_LOOK.least, Math.ceil(candidates.length * QUICK_LOOK.share));
    const kept = Array.from(candidates.keys())
      .toSorted((a, b) => (quickScores[b] ?? 0) - (quickScores[a] ?? 0))
      .filter((index, place) => place < limit || always.has(candidates[index] as Candidate));
    const described = kept.map((index) => candidates[index] as Candidate);
    const plain = describeCandidates(document, candidates, lexicon, described);
    const rows = joinFeatures(
      plain,
      kept.map((index) => linear[index] ?? []),
    );
    const best = createBestScores(most);
    return described
      .map((candidate, index) => {
        const isAlways = always.has(candidate);
        const worth = score(rows, index * TERM_FEATURE_COUNT, isAlways ? undefined : best.least());
        best.add(isAlways ? -Infinity : worth);
        return { candidate, score: worth };
      })
      .filter(({ score: worth }) => worth > -Infinity)
      .toSorted((a, b) => b.score - a.score);
  };
}

/** Keeps the best so many scores; `least` is what a further one has to reach. */
function createBestScores(most: number) {
  const scores: number[] = [];
  return {
    least: () => (scores.length < most ? -Infinity : (scores[0] ?? -Infinity)),
    add(score: number) {
      const isFull = scores.length >= most;
      if (score === -Infinity || (isFull && score <= (scores[0] ?? 0))) {
        return;
      }
      if (isFull) {
        scores.shift();
      }
      const place = scores.findIndex((each) => each > score);
      scores.splice(place === -1 ? scores.length : place, 0, score);
    },
  };
}

/** What the linear models say: about the words, and about the best, the first and the mean context. */
export function scoreLinearly(
  document: ReadDocument,
  candidates: readonly Candidate[],
  { lexicon, model }: { lexicon: Lexicon; model: LinearTermModel },
): number[][] {
  const contextsOf = createContextReader(document, lexicon);
  const scoreWords = createWordScorer(document, lexicon, model.words);
  return candidates.map((candidate) => {
    const contexts = contextsOf(candidate).map((row) => scoreLinear(model.context, row));
    return [
      scoreWords(candidate),
      Math.max(...contexts),
      contexts[0] ?? 0,
      contexts.reduce((sum, each) => sum + each, 0) / Math.max(1, contexts.length),
    ];
  });
}

/** All features of each candidate, one row after the other; the linear models' answers come last. */
export function joinFeatures(plain: Float32Array, linear: readonly number[][]): Float32Array {
  const rows = new Float32Array(linear.length * TERM_FEATURE_COUNT);
  linear.forEach((answers, index) => {
    const own = plain.subarray(index * FEATURE_COUNT, (index + 1) * FEATURE_COUNT);
    rows.set(own, index * TERM_FEATURE_COUNT);
    for (let column = 0; column < LINEAR_FEATURES; column += 1) {
      rows[index * TERM_FEATURE_COUNT + FEATURE_COUNT + column] = answers[column] ?? 0;
    }
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
