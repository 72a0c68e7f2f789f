import { type Fit, fitWeights, type Optimiser } from '@scholar/memory';
import { type PackedHistories, unpackHistories } from './packed-histories';

/** Loaded when it is needed: its native part does not exist for every machine. */
const loadOptimiser = () => import('@open-spaced-repetition/binding');

export async function isThere(): Promise<boolean> {
  try {
    await loadOptimiser();
    return true;
  } catch {
    return false;
  }
}

export async function fit(packed: PackedHistories): Promise<Fit> {
  const { computeParameters, FSRSBindingItem, FSRSBindingReview } = await loadOptimiser();
  const optimise: Optimiser = (items) =>
    computeParameters(
      items.map(
        (item) =>
          new FSRSBindingItem(item.map(({ grade, days }) => new FSRSBindingReview(grade, days))),
      ),
      { enableShortTerm: true, numRelearningSteps: 1 },
    );
  return fitWeights(unpackHistories(packed), optimise);
}
