import type { TeamSet, TeamSetFilter } from '@scholar/contract';
import type { FlashcardsRepository } from '../flashcards/flashcards.ports';
import type { HoldingsRepository, PlansRepository } from '../plans/plans.ports';
import type { QuizzesRepository } from '../quizzes/quizzes.ports';
import type { RequestsRepository } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';
import type { TeamsRepository } from './teams.ports';

/** A shared set and whose it is: with that, its cards can be read. */
export type SharedSet = Omit<TeamSet, 'isMine'> & { authorId: OwnerId };

/** Deleted sets and those of deactivated authors are not there. */
export type TeamSetsRepository = {
  /** Sharing again changes nothing. */
  insert(teamId: number, owner: OwnerId, quizId: number): Promise<void>;
  /** Last shared first. */
  list(
    teamId: number,
    filter: Pick<TeamSetFilter, 'keyword'>,
    page: { index: number; size: number },
  ): Promise<{ sets: SharedSet[]; total: number }>;
  find(teamId: number, quizId: number): Promise<SharedSet | undefined>;
  remove(teamId: number, quizId: number): Promise<void>;
  /** True when the set is shared with the team of this student now. */
  isSharedWith(owner: OwnerId, quizId: number): Promise<boolean>;
};

export type TeamSetsStore = Transactional<{
  teams: TeamsRepository;
  teamSets: TeamSetsRepository;
  quizzes: QuizzesRepository;
  flashcards: FlashcardsRepository;
  holdings: HoldingsRepository;
  plans: PlansRepository;
  requests: RequestsRepository;
}>;
