import type { Flashcard, SetWithCards } from '@scholar/contract';
import { useState } from 'react';
import { type Ask, canAsk, toAsk } from './ask/ask';

/** The cards as they are now: what is edited elsewhere meanwhile does not change what is being practised. */
export function useCards(set: SetWithCards) {
  const [asks] = useState<readonly Ask[]>(() => set.flashcards.filter(canAsk).map(toAsk));

  return {
    asks,
    ids: asks.map(({ card }) => card.flashcardId),
    find: (cardId: number | undefined): Ask | undefined =>
      asks.find(({ card }) => card.flashcardId === cardId),
    /** In the order of the set. */
    pick: (ids: readonly number[]): Flashcard[] =>
      asks.filter(({ card }) => ids.includes(card.flashcardId)).map(({ card }) => card),
  };
}
