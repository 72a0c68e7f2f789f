import type { Flashcard } from '@scholar/contract';
import { useState } from 'react';

/** The cards in that order. Cards it does not name come last, in their old order. */
export function byOrder<Card extends Pick<Flashcard, 'flashcardId'>>(
  cards: readonly Card[],
  order: readonly number[],
): Card[] {
  const places = new Map(order.map((flashcardId, place) => [flashcardId, place]));
  const placeOf = ({ flashcardId }: Card) => places.get(flashcardId) ?? order.length;
  return cards.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** One item taken out and put in at another place, which may lie beyond the ends. */
export function moveTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const place = Math.min(Math.max(to, 0), items.length - 1);
  const moved = items[from];
  if (moved === undefined || place === from) {
    return [...items];
  }
  return items.toSpliced(from, 1).toSpliced(place, 0, moved);
}

export function isSameOrder(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place]);
}

/** The cards of a set in the order in which they are wanted. */
export function useCardOrder(flashcards: readonly Flashcard[]) {
  // Until something is moved, an order that another tab saves is shown here too.
  const [wanted, setWanted] = useState<number[] | null>(null);
  // Another tab may add or remove cards, and the server takes only an order of all of them.
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
