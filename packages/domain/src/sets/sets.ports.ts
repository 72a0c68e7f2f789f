import type { CardSet, SetWithCards, CardSetFilter } from '@scholar/contract';
import type { FlashcardsRepository } from '../flashcards/flashcards.ports';
import type { HoldingsRepository, PlansRepository } from '../plans/plans.ports';
import type { RequestsRepository } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';
import type { TeamSetsRepository } from '../teams/team-sets.ports';
import type { TeamsRepository } from '../teams/teams.ports';

/** Deleted sets are not there, except to be restored; nor are deleted cards in them. */
export type SetsRepository = {
  insert(owner: OwnerId, title: string): Promise<{ setId: number }>;
  /** Newest first, unless another order is asked for. */
  list(
    owner: OwnerId,
    filter: Omit<CardSetFilter, 'page' | 'pageSize'>,
    page: { index: number; size: number },
  ): Promise<{ sets: CardSet[]; total: number }>;
  find(owner: OwnerId, setId: number): Promise<CardSet | undefined>;
  findWithCards(owner: OwnerId, setId: number): Promise<SetWithCards | undefined>;
  /** False when it is not there. Others who want to change the same set wait until the transaction ends. */
  lock(owner: OwnerId, setId: number): Promise<boolean>;
  rename(owner: OwnerId, setId: number, title: string): Promise<void>;
  /** Puts cards behind those of the set; which of them were not in it yet. Undefined when one is missing. */
  addCards(owner: OwnerId, setId: number, flashcardIds: number[]): Promise<number[] | undefined>;
  /** The ids of its cards, in order. */
  listCardIds(owner: OwnerId, setId: number): Promise<number[]>;
  /** Its cards change places with each other; deleted ones keep theirs. */
  reorder(owner: OwnerId, setId: number, flashcardIds: number[]): Promise<void>;
  hasCard(owner: OwnerId, setId: number, flashcardId: number): Promise<boolean>;
  /** How many of them were in the set. */
  removeCards(owner: OwnerId, setId: number, flashcardIds: number[]): Promise<number>;
  /** Puts the cards of other sets into an empty one, in their order, each once; it lies where the first of them lies. */
  joinCards(owner: OwnerId, setId: number, fromIds: number[]): Promise<void>;
  /** What the owner marked and planned of the cards in other sets holds in this one too. */
  takeOver(owner: OwnerId, setId: number, fromIds: number[]): Promise<void>;
  /** How many of them were there to be deleted. */
  remove(owner: OwnerId, setIds: number[]): Promise<number>;
  /** How many of them are there now. Undo may be sent twice. */
  restore(owner: OwnerId, setIds: number[], days: number): Promise<number>;
  purgeRemoved(days: number): Promise<void>;
};

export type SetsStore = Transactional<{
  sets: SetsRepository;
  flashcards: FlashcardsRepository;
  holdings: HoldingsRepository;
  plans: PlansRepository;
  requests: RequestsRepository;
  teams: TeamsRepository;
  teamSets: TeamSetsRepository;
}>;
