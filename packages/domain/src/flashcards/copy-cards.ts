import { CARDS_PER_CALL, type Flashcard } from '@scholar/contract';
import type { OwnerId } from '../shared/owner-id';
import type { FlashcardsRepository, NewCard } from './flashcards.ports';

/** Their ids in the order given; as many at a time as a call may bring. */
export async function copyCards(
  flashcards: FlashcardsRepository,
  owner: OwnerId,
  copies: readonly NewCard[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < copies.length; start += CARDS_PER_CALL) {
    const batch = copies.slice(start, start + CARDS_PER_CALL);
    const saved = (await flashcards.insert(owner, undefined, batch)) ?? [];
    ids.push(...saved.map(({ flashcardId }) => flashcardId));
  }
  return ids;
}

export function listMediaIds(cards: readonly Pick<Flashcard, 'media'>[]): string[] {
  return cards.flatMap(({ media = [] }) => media.map(({ mediaId }) => mediaId));
}

/** With the student's own pictures and sounds in place of those that stand there. */
export function toCopies(
  cards: readonly Flashcard[],
  ownMedia: ReadonlyMap<string, string>,
): NewCard[] {
  return cards.map(({ question, answer, kind, source, media = [] }) => ({
    question,
    answer,
    kind,
    source,
    media: media.flatMap(({ mediaId, side, alt }) => {
      const own = ownMedia.get(mediaId);
      return own === undefined ? [] : [{ mediaId: own, side, alt }];
    }),
  }));
}
