import type { JoinedCards, RepeatedCard } from '@scholar/contract';
import type { FlashcardsRepository } from '../flashcards/flashcards.ports';
import type { HoldingsRepository, PlansRepository } from '../plans/plans.ports';
import type { RequestsRepository } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';

export type DuplicatesRepository = {
  /** Groups of cards that ask the same, those with the oldest card first. */
  list(
    owner: OwnerId,
    page: { index: number; size: number },
  ): Promise<{ groups: RepeatedCard[][]; total: number }>;
  /** The card that stays stands where the others stand, in sets that it is not in yet. */
  takePlaces(owner: OwnerId, groups: JoinedCards[]): Promise<void>;
  /** The other way round: it leaves the places that it took. */
  leavePlaces(owner: OwnerId, groups: JoinedCards[]): Promise<void>;
};

export type DuplicatesStore = Transactional<{
  duplicates: DuplicatesRepository;
  flashcards: FlashcardsRepository;
  holdings: HoldingsRepository;
  plans: PlansRepository;
  requests: RequestsRepository;
}>;
