import type { MemoryParameters } from '@scholar/contract';

/** What there is to say of a student's own parameters. */
export type FitStory =
  | { kind: 'counting'; reviews: number; needed: number }
  | { kind: 'waiting'; reviews: number }
  | { kind: 'used'; reviews: number; percent: number }
  | { kind: 'general'; reviews: number };

export function describeFit({ reviews, needed, fitted }: MemoryParameters): FitStory {
  if (!fitted) {
    return reviews < needed ? { kind: 'counting', reviews, needed } : { kind: 'waiting', reviews };
  }
  const { isUsed, lossDefault, lossOwn } = fitted;
  return isUsed && lossDefault !== null && lossOwn !== null
    ? { kind: 'used', reviews: fitted.reviews, percent: (1 - lossOwn / lossDefault) * 100 }
    : { kind: 'general', reviews: fitted.reviews };
}
