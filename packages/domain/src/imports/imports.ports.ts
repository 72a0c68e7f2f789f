import type { CardText } from '@scholar/contract';
import type { DocumentsRepository } from '../documents/documents.ports';
import type { LimitsRepository } from '../accounts/limits.ports';
import type { CardChoicesRepository, NewCard } from '../flashcards/flashcards.ports';
import type { MemoryParametersRepository } from '../memory/memory-parameters.ports';
import type { MemorySettingsRepository } from '../memory/memory-settings.ports';
import type { MemoryRepository } from '../memory/memory.ports';
import type { HoldingsRepository, PlansRepository } from '../plans/plans.ports';
import type { RequestsRepository } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { SetsRepository } from '../sets/sets.ports';
import type { Transactional } from '../shared/transactional';

/** A card to be written, with all that stood on it elsewhere. */
export type BroughtCard = NewCard & {
  documentId: number | null;
  note: string | null;
  tags: string[];
  original: string | null;
};

/** Thousands of rows at a time, in as few statements as others can wait for. */
export type ImportsRepository = {
  /**
   * The places of those cards in the list whose texts stand on a card of the student, to the letter, and whose pictures and
   * sounds do, where `mediaKey` names them.
   */
  findPresent(
    owner: OwnerId,
    cards: readonly (CardText & { mediaKey?: string })[],
  ): Promise<number[]>;
  /** Their ids, in the order given. */
  insertCards(owner: OwnerId, cards: readonly BroughtCard[]): Promise<number[]>;
  /** Their ids, in the order given. */
  insertSets(owner: OwnerId, titles: readonly string[]): Promise<number[]>;
  /** Puts new cards into new sets, in the order given. */
  fillSets(
    owner: OwnerId,
    members: readonly { setId: number; flashcardId: number }[],
  ): Promise<void>;
  /**
   * Has the database look at what was written. Until it does so by itself, which takes a minute, it plans as if there were
   * no cards, and reading a set of thousands takes longer than a statement may. Not for use in a transaction.
   */
  refreshStatistics(): Promise<void>;
};

export type ImportsStore = Transactional<{
  imports: ImportsRepository;
  sets: Pick<SetsRepository, 'lock' | 'addCards'>;
  documents: DocumentsRepository;
  memory: MemoryRepository;
  memoryParameters: Pick<MemoryParametersRepository, 'findWeights' | 'count'>;
  memorySettings: Pick<MemorySettingsRepository, 'find'>;
  holdings: HoldingsRepository;
  plans: PlansRepository;
  requests: RequestsRepository;
  cardChoices: CardChoicesRepository;
  limits: LimitsRepository;
}>;
