import type { CardMemory } from './card-memory';

type Queued = Pick<CardMemory, 'state' | 'due' | 'stability' | 'reviewedAt'> & {
  flashcardId: number;
};

/**
 * The order in which cards are answered: those being learnt whose minute has come; due ones, least remembered first, with
 * the new ones spread evenly among them; last those whose minute is still to come. New ones keep their order.
 */
export function orderQueue<Card extends Queued>(cards: readonly Card[], at: string): Card[] {
  const isLearnt = ({ state }: Card) => state === 'learning' || state === 'relearning';
  const learning = cards.filter(isLearnt).toSorted(compareDue);
  const due = cards
    .filter(({ state }) => state === 'review')
    .toSorted(
      (left, right) =>
        weakness(right, at) - weakness(left, at) || left.flashcardId - right.flashcardId,
    );
  const fresh = cards.filter(({ state }) => state === 'new');
  return [
    ...learning.filter((card) => hasCome(card, at)),
    ...mixEvenly(due, fresh),
    ...learning.filter((card) => !hasCome(card, at)),
  ];
}

/** Grows while a card is being forgotten, in the same order as the chance to remember it falls. */
export function weakness({ stability, reviewedAt }: Queued, at: string): number {
  return reviewedAt === null ? 0 : (Date.parse(at) - Date.parse(reviewedAt)) / stability;
}

function hasCome({ due }: Queued, at: string): boolean {
  return due === null || due <= at;
}

function compareDue(left: Queued, right: Queued): number {
  return (
    Date.parse(left.due ?? '') - Date.parse(right.due ?? '') || left.flashcardId - right.flashcardId
  );
}

/** Both lists keep their order; the longer one comes first. */
function mixEvenly<Item>(due: readonly Item[], fresh: readonly Item[]): Item[] {
  const placed = [
    ...due.map((item, index) => ({ item, at: (index + 0.5) / due.length })),
    ...fresh.map((item, index) => ({ item, at: (index + 0.5) / fresh.length })),
  ];
  return placed.toSorted((left, right) => left.at - right.at).map(({ item }) => item);
}
