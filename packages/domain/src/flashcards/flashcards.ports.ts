import type {
  CardEdit,
  CardChoices,
  CardDraft,
  CardKind,
  ChoiceTotal,
  Flashcard,
  FlashcardFilter,
} from '@scholar/contract';
import type { LimitsRepository } from '../accounts/limits.ports';
import type { HoldingsRepository, PlansRepository } from '../plans/plans.ports';
import type { RequestsRepository } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';

/** A draft whose kind is settled. */
export type NewCard = CardDraft & { kind: CardKind };
/** Without a kind or media the card keeps what it has. */
export type SettledEdit = Omit<CardEdit, 'kind'> & { kind?: CardKind };

/** Deleted cards are not there, except to be restored. */
export type FlashcardsRepository = {
  /** In the order given. Undefined when there is no such document. */
  insert(
    owner: OwnerId,
    documentId: number | undefined,
    cards: NewCard[],
  ): Promise<Flashcard[] | undefined>;
  /** Newest first, unless another order is asked for. */
  list(
    owner: OwnerId,
    filter: FlashcardFilter,
    page: { index: number; size: number },
  ): Promise<{ items: Flashcard[]; total: number }>;
  update(owner: OwnerId, flashcardId: number, edit: SettledEdit): Promise<Flashcard | undefined>;
  /** How many of them were there to be deleted. */
  remove(owner: OwnerId, flashcardIds: number[]): Promise<number>;
  /** How many of them are there now. */
  restore(owner: OwnerId, flashcardIds: number[], days: number): Promise<number>;
  /** Every spelling of every tag, and how many cards have it. */
  listTags(owner: OwnerId): Promise<TagCount[]>;
  /** Of the cards that are there. Others who want to change them wait until the transaction ends. */
  lockTags(owner: OwnerId, flashcardIds: number[]): Promise<TagsOfCard[]>;
  writeTags(owner: OwnerId, cards: TagsOfCard[]): Promise<void>;
  purgeRemoved(days: number): Promise<void>;
};

export type TagCount = { tag: string; count: number };
export type TagsOfCard = { flashcardId: number; tags: string[] };

/** Counters of each day, of everybody together. They hold no text, no account and no document. */
export type CardChoicesRepository = {
  add(choices: CardChoices): Promise<void>;
  /** Of the last days, today included; only groups in which something was counted. */
  sum(days: number): Promise<ChoiceTotal[]>;
  purgeOld(days: number): Promise<void>;
};

export type FlashcardsStore = Transactional<{
  flashcards: FlashcardsRepository;
  cardChoices: CardChoicesRepository;
  limits: LimitsRepository;
  holdings: HoldingsRepository;
  plans: PlansRepository;
  requests: RequestsRepository;
}>;
