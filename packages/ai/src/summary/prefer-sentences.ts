import type { Scorer } from '../learning/trees';
import type { Kind } from './kinds';
import { columnOf, type DescribedSentences, SENTENCE_FEATURE_COUNT } from './sentence-features';

/** No sentence is liked or disliked beyond all measure. */
const LIKING = { min: -2, max: 3 };

/** How much each sentence is preferred, before anybody looks at what it says. */
export function preferSentences(
  described: DescribedSentences,
  score: Scorer,
  { liking, opening, ownWork }: Kind,
): { learnt: number[]; preferences: number[] } {
  const { table } = described;
  const count = table.length / SENTENCE_FEATURE_COUNT;
  const learnt = standardise(
    Array.from({ length: count }, (_, index) => score(table, index * SENTENCE_FEATURE_COUNT)),
  );
  const isOwnWork = columnOf(described, 'own work');
  const preferences = learnt.map(
    (value, index) =>
      (1 + liking * Math.min(LIKING.max, Math.max(LIKING.min, value))) *
      (1 + opening.weight * Math.max(0, 1 - index / opening.reach)) *
      (1 + ownWork * (isOwnWork[index] ?? 0)),
  );
  return { learnt, preferences };
}

/** Mean 0, spread 1: what is added to a score then weighs the same in every text. */
export function standardise(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const spread = Math.sqrt(
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length),
  );
  return values.map((value) => (value - mean) / (spread || 1));
}
