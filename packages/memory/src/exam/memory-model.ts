import { FSRSAlgorithm, Rating, computeDecayFactor, default_w } from 'ts-fsrs';

export type Memory = { stability: number; difficulty: number };

export type MemoryModel = {
  /** The chance to remember, whole days after the last answer. */
  recall(days: number, stability: number): number;
  /** How many days it takes until the chance has fallen to this one. */
  daysUntil(recall: number, stability: number): number;
  /** What one answer leaves behind; the first one finds no memory. */
  next(memory: Memory | null, days: number, remembered: boolean): Memory;
  /** The same of an answer with its repetition on the same day. */
  nextAfterDay(memory: Memory | null, days: number, remembered: boolean): Memory;
};

/**
 * FSRS with the weights the schedule believes in. `pace` stretches its forgetting curve to what a
 * student's answers showed (see `memory-pace.ts`).
 */
export function createMemoryModel(
  weights: readonly number[] = default_w,
  pace: number = 1,
): MemoryModel {
  const algorithm = new FSRSAlgorithm({ w: weights });
  const { decay, factor } = computeDecayFactor(weights);
  const next = (memory: Memory | null, days: number, remembered: boolean) =>
    algorithm.next_state(memory, days, remembered ? Rating.Good : Rating.Again);
  return {
    // Who travels west may have answered on a later day than today.
    recall: (days, stability) => (1 + (factor * Math.max(0, days)) / (stability * pace)) ** decay,
    daysUntil: (recall, stability) => ((recall ** (1 / decay) - 1) / factor) * stability * pace,
    next,
    nextAfterDay(memory, days, remembered) {
      const after = next(memory, days, remembered);
      return remembered && memory ? after : next(after, 0, true);
    },
  };
}
