import type { CardStatus, Flashcard } from '@scholar/contract';
import { isDue, isWeak } from '@scholar/memory';
import type { WhichCards } from './test-setup';

/** The cards of a set that a test may ask, by what the student remembers of them. */
export function chooseCards(
  cards: readonly Flashcard[],
  which: WhichCards,
  { statuses, now }: { statuses: readonly CardStatus[]; now: Date },
): Flashcard[] {
  if (which === 'all') {
    return [...cards];
  }
  const at = now.toISOString();
  const utcOffset = -now.getTimezoneOffset();
  const chosen = statuses.filter((status) =>
    which === 'weak' ? isWeak(status) : isDue(status, at, utcOffset),
  );
  const ids = new Set(chosen.map(({ flashcardId }) => flashcardId));
  return cards.filter(({ flashcardId }) => ids.has(flashcardId));
}
