import type { CardMemory } from './card-memory';

/** Whoever remembers a card for a week has it. */
const FIRM_DAYS = 7;

/** Begun but not firm: being learnt, forgotten, or soon forgotten again. A new card is not weak but unknown. */
export function isWeak({ state, stability }: Pick<CardMemory, 'state' | 'stability'>): boolean {
  return state !== 'new' && (state !== 'review' || stability < FIRM_DAYS);
}
