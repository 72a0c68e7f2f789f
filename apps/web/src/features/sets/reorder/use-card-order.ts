import type { Flashcard } from '@scholar/contract';
import { useState } from 'react';
import { byOrder, isSameOrder } from './card-order';

/** The cards of a set in the order in which they are wanted. */
export function useCardOrder(flashcards: readonly Flashcard[]) {
  // Until something is moved there is no wish: an order that another tab saves is then the order here.
  const [wanted, setWanted] = useState<number[] | null>(null);
  // Cards may come and go in another tab: the server takes only an order of all of them.
  const cards = wanted === null ? flashcards : byOrder(flashcards, wanted);
  const ids = cards.map((card) => card.flashcardId);
  const saved = flashcards.map((card) => card.flashcardId);
  return {
    cards,
    ids,
    isMoved: !isSameOrder(ids, saved),
    move: setWanted,
    reset: () => setWanted(null),
  };
}
