import type { CardDraft, CardText, Flashcard, FlashcardFilter } from '@scholar/contract';
import type { HoldingsRepository, PlansRepository } from '../plans/plans.ports';
import type { RequestsRepository } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';

/** Deleted cards are not there, except to be restored. */
export type FlashcardsRepository = {
  /** In the order given. Undefined when there is no such document. */
  insert(
    owner: OwnerId,
    documentId: number | undefined,
    drafts: CardDraft[],
  ): Promise<Flashcard[] | undefined>;
  /** Newest first. */
  list(
    owner: OwnerId,
    filter: FlashcardFilter,
    page: { index: number; size: number },
  ): Promise<{ items: Flashcard[]; total: number }>;
  update(owner: OwnerId, flashcardId: number, text: CardText): Promise<Flashcard | undefined>;
  /** How many of them were there to be deleted. */
  remove(owner: OwnerId, flashcardIds: number[]): Promise<number>;
  /** How many of them are there now. */
  restore(owner: OwnerId, flashcardIds: number[], days: number): Promise<number>;
  purgeRemoved(days: number): Promise<void>;
};

export type FlashcardsStore = Transactional<{
  flashcards: FlashcardsRepository;
  holdings: HoldingsRepository;
  plans: PlansRepository;
  requests: RequestsRepository;
}>;
