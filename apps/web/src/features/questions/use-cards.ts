import type { Flashcard, SetWithCards } from '@scholar/contract';
import { useMemo, useState } from 'react';
import { type Ask, canAsk, toAsks } from './ask/ask';

/** The cards as they are now: what is edited elsewhere meanwhile does not change what is being practised. */
export function useCards(set: SetWithCards, { isReversed = false } = {}) {
  const [cards] = useState(() => set.flashcards.filter(canAsk));
  const asks = useMemo<readonly Ask[]>(() => toAsks(cards, { isReversed }), [cards, isReversed]);

  const canReverse = useMemo(
    () => toAsks(cards, { isReversed: true }).some(({ kind }) => kind === 'answer'),
    [cards],
  );

  return {
    asks,
    /** Where every card asks with its answer anyway there is nothing to reverse. */
    canReverse,
    ids: asks.map(({ card }) => card.flashcardId),
    find: (cardId: number | undefined): Ask | undefined =>
      asks.find(({ card }) => card.flashcardId === cardId),
    /** In the order of the set. */
    pick: (ids: readonly number[]): Flashcard[] =>
      asks.filter(({ card }) => ids.includes(card.flashcardId)).map(({ card }) => card),
  };
}
