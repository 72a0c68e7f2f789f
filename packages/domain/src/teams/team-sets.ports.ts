import type { TeamSet, TeamSetFilter } from '@scholar/contract';
import type { OwnerId } from '../shared/owner-id';

/** A shared set and whose it is: with that, its cards can be read. */
export type SharedSet = Omit<TeamSet, 'isMine'> & { authorId: OwnerId };

/** Deleted sets and those of deactivated authors are not there. */
export type TeamSetsRepository = {
  /** Sharing again changes nothing. */
  insert(teamId: number, owner: OwnerId, setId: number): Promise<void>;
  /** Last shared first, unless another order is asked for. */
  list(
    teamId: number,
    filter: Pick<TeamSetFilter, 'keyword' | 'sort'>,
    page: { index: number; size: number },
  ): Promise<{ sets: SharedSet[]; total: number }>;
  find(teamId: number, setId: number): Promise<SharedSet | undefined>;
  remove(teamId: number, setId: number): Promise<void>;
};
