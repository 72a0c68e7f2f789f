import { CARDS_PER_CALL } from '@scholar/contract';
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
