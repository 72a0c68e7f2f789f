import type { MemoryModel } from './memory-model';

/** How much longer or shorter than believed a student remembers, found from answers. */
export type PaceEvidence = { likelihoods: readonly number[] };

export type PaceAnswer = { days: number; stability: number; remembered: boolean };

/** Candidates a fifth apart, from a tenth to ten times. */
const STEP = 0.2;
const CANDIDATES = Array.from({ length: 23 }, (_, index) => Math.exp((index - 11) * STEP));
/** How far students lie apart, as the logarithm of the pace. */
const SPREAD = 0.7;

export const NO_EVIDENCE: PaceEvidence = {
  likelihoods: CANDIDATES.map((pace) => -0.5 * (Math.log(pace) / SPREAD) ** 2),
};

/** Answers of the day a card was met say nothing about forgetting. `model` has the pace 1. */
export function addEvidence(
  model: MemoryModel,
  evidence: PaceEvidence,
  answers: readonly PaceAnswer[],
): PaceEvidence {
  const telling = answers.filter(({ days }) => days > 0);
  return {
    likelihoods: evidence.likelihoods.map((likelihood, index) =>
      telling.reduce((sum, { days, stability, remembered }) => {
        const recall = model.recall(days, stability * CANDIDATES[index]!);
        return sum + Math.log(remembered ? recall : 1 - recall);
      }, likelihood),
    ),
  };
}

/** The likeliest candidate: in steps, so that a plan does not change with every answer. */
export function findPace({ likelihoods }: PaceEvidence): number {
  return CANDIDATES[likelihoods.indexOf(Math.max(...likelihoods))]!;
}
