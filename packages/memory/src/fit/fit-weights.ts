import { checkParameters, clipParameters, default_w } from 'ts-fsrs';
import { GRADES } from '../grades';
import { RELEARNING_STEPS } from '../scheduler';
import { daysBetween, type History } from './history';
import { logLoss } from './log-loss';

/** Grades from 1 to 4 with the days since the one before, oldest first: the last one is to be foretold. */
export type TrainingItem = { grade: number; days: number }[];
/** Finds the 21 parameters of FSRS-6 that foretell the items best. */
export type Optimiser = (items: TrainingItem[]) => Promise<readonly number[]>;

/** Own parameters, and how both foretold answers that they were not fitted to; null where there were none. */
export type Fit = {
  weights: number[];
  losses: { default: number; own: number } | null;
};

/** The share of the log, the earlier part, that parameters are fitted to; the rest judges them. */
const FITTED_SHARE = 0.8;

export async function fitWeights(histories: readonly History[], optimise: Optimiser): Promise<Fit> {
  const from = findJudged(histories);
  const weights = toAllowed(await optimise(toTrainingItems(histories, from)));
  const [byDefault, own] = [logLoss(default_w, histories, from), logLoss(weights, histories, from)];
  return {
    weights,
    losses: byDefault === null || own === null ? null : { default: byDefault, own },
  };
}

export function isBetter({ losses }: Fit): boolean {
  return losses !== null && losses.own < losses.default;
}

/** When the part of the log begins that judges. */
export function findJudged(histories: readonly History[]): number {
  const times = Float64Array.from(histories.flatMap((history) => history.map(({ at }) => at)));
  return times.toSorted()[Math.floor(times.length * FITTED_SHARE)] ?? Number.POSITIVE_INFINITY;
}

/** For every answer before the moment that came on a later day than the one before it, with all that led to it. */
export function toTrainingItems(histories: readonly History[], until: number): TrainingItem[] {
  return histories.flatMap((history) => {
    const fitted = history.filter(({ at }) => at < until);
    const reviews = fitted.map((answer, index) => ({
      grade: GRADES[answer.rating],
      days: daysBetween(fitted[index - 1], answer),
    }));
    return reviews.flatMap(({ days }, index) => (days > 0 ? [reviews.slice(0, index + 1)] : []));
  });
}

/** Within the bounds of FSRS-6, as the schedule would set them itself. */
function toAllowed(weights: readonly number[]): number[] {
  if (weights.length !== default_w.length) {
    throw new RangeError(`FSRS-6 has ${default_w.length} parameters, not ${weights.length}.`);
  }
  // What is no number would be cut to a bound in silence.
  return clipParameters([...checkParameters(weights)], RELEARNING_STEPS.length);
}
