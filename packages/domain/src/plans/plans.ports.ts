import type { PlanId } from '@scholar/contract';
import type { OwnerId } from '../shared/owner-id';

export type PlanChecker = { planOf(owner: OwnerId): Promise<PlanId> };

/** What a plan may limit. */
export type HoldingKind = 'cards' | 'sets';

export type HoldingsRepository = {
  /**
   * Makes whoever else adds to the same account wait until this transaction ends, so that two cannot both
   * take the last place. Fails as unauthenticated when the account was deactivated meanwhile.
   */
  lock(owner: OwnerId): Promise<void>;
  count(owner: OwnerId, kind: HoldingKind): Promise<number>;
  /** Keeps how many there are once what is about to be added is there. */
  noteAdded(owner: OwnerId, kind: HoldingKind, total: number): Promise<void>;
  /** How many there were when something was last added. */
  readLastAdded(owner: OwnerId, kind: HoldingKind): Promise<number>;
};
