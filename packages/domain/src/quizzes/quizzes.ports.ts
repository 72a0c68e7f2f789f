import type { Quiz, QuizCards, QuizFilter } from '@scholar/contract';
import type { FlashcardsRepository } from '../flashcards/flashcards.ports';
import type { HoldingsRepository, PlansRepository } from '../plans/plans.ports';
import type { RequestsRepository } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';
import type { TeamSetsRepository } from '../teams/team-sets.ports';
import type { TeamsRepository } from '../teams/teams.ports';

/** Deleted sets are not there, except to be restored; nor are deleted cards in them. */
export type QuizzesRepository = {
  insert(owner: OwnerId, title: string): Promise<{ quizId: number }>;
  /** Newest first. */
  list(
    owner: OwnerId,
    filter: Pick<QuizFilter, 'keyword' | 'from' | 'to'>,
    page: { index: number; size: number },
  ): Promise<{ quizzes: Quiz[]; total: number }>;
  find(owner: OwnerId, quizId: number): Promise<Quiz | undefined>;
  findWithCards(owner: OwnerId, quizId: number): Promise<QuizCards | undefined>;
  /** False when it is not there. Others who want to change the same set wait until the transaction ends. */
  lock(owner: OwnerId, quizId: number): Promise<boolean>;
  rename(owner: OwnerId, quizId: number, title: string): Promise<void>;
  /** Puts cards behind those of the set; how many of them were not in it yet. Undefined when one is missing. */
  addCards(owner: OwnerId, quizId: number, flashcardIds: number[]): Promise<number | undefined>;
  /** The ids of its cards, in order. */
  listCardIds(owner: OwnerId, quizId: number): Promise<number[]>;
  /** Its cards change places with each other; deleted ones keep theirs. */
  reorder(owner: OwnerId, quizId: number, flashcardIds: number[]): Promise<void>;
  hasCard(owner: OwnerId, quizId: number, flashcardId: number): Promise<boolean>;
  /** False when it was not in the set. */
  removeCard(owner: OwnerId, quizId: number, flashcardId: number): Promise<boolean>;
  /** False when there was nothing to delete. */
  remove(owner: OwnerId, quizId: number): Promise<boolean>;
  /** False when it is gone. Undo may be sent twice. */
  restore(owner: OwnerId, quizId: number, days: number): Promise<boolean>;
  purgeRemoved(days: number): Promise<void>;
};

export type QuizzesStore = Transactional<{
  quizzes: QuizzesRepository;
  flashcards: FlashcardsRepository;
  holdings: HoldingsRepository;
  plans: PlansRepository;
  requests: RequestsRepository;
  teams: TeamsRepository;
  teamSets: TeamSetsRepository;
}>;
