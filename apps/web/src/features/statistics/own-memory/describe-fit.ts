import type { MemoryParameters } from '@scholar/contract';

/** What there is to say of a student's own parameters. */
export type FitStory =
  | { kind: 'counting'; reviews: number; needed: number }
  | { kind: 'waiting'; reviews: number }
  | { kind: 'used'; reviews: number; percent: number }
  | { kind: 'general'; reviews: number }
  | { kind: 'never' };

export function describeFit({ reviews, needed, canFit, fitted }: MemoryParameters): FitStory {
  if (fitted?.isUsed && fitted.lossDefault !== null && fitted.lossOwn !== null) {
    const percent = (1 - fitted.lossOwn / fitted.lossDefault) * 100;
    return { kind: 'used', reviews: fitted.reviews, percent };
  }
  if (!canFit) {
    return { kind: 'never' };
  }
  if (fitted) {
    return { kind: 'general', reviews: fitted.reviews };
  }
  return reviews < needed ? { kind: 'counting', reviews, needed } : { kind: 'waiting', reviews };
}
