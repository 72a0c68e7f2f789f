import type { Flashcard, SharedSet } from '@scholar/contract';

export type ShownCard = Pick<
  Flashcard,
  'flashcardId' | 'question' | 'answer' | 'kind' | 'document' | 'source' | 'media'
>;

/** A link tells neither the ids of cards nor where they come from: here their places tell them apart. */
export function toShownCards({ cards }: SharedSet): ShownCard[] {
  return cards.map((card, place) => ({
    ...card,
    flashcardId: place + 1,
    document: null,
    source: null,
  }));
}
