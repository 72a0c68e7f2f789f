/** So many times a card is forgotten before it is a leech. */
export const LEECH_LAPSES = 8;

/** Rewriting a card forgives what was forgotten before. */
export function isLeech({ lapses, forgiven }: { lapses: number; forgiven: number }): boolean {
  return lapses - forgiven >= LEECH_LAPSES;
}
