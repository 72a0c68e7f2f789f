import { CARD_COUNT } from '@scholar/contract';

/** How many cards to ask for: what is typed, or 10 where that is no number from 1 to 50. */
export function toCardCount(typed: string): number {
  const count = Number(typed);
  const isInRange = Number.isInteger(count) && count >= 1 && count <= CARD_COUNT.max;
  return typed.trim() !== '' && isInRange ? count : CARD_COUNT.default;
}
