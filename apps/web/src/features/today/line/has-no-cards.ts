import type { Today } from '@scholar/contract';

/** No set of the student has a card, or all of them are put away. */
export function hasNoCards({ cards, done, leeches, nextDueAt, waiting }: Today): boolean {
  const isAnythingDone = done.due + done.new > 0;
  const isAnythingWaiting = waiting.due > 0 || waiting.hasNew || nextDueAt !== null;
  return cards.length === 0 && leeches.length === 0 && !isAnythingDone && !isAnythingWaiting;
}
