import { CARD_COUNT } from '@scholar/contract';

/** How many cards to ask for: the whole number from 1 to 50 nearest to what is typed, or 10 for none. */
export function toCardCount(typed: string): number {
  const count = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isNaN(count)
    ? CARD_COUNT.default
    : Math.min(CARD_COUNT.max, Math.max(1, Math.round(count)));
}
