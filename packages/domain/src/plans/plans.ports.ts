import type { OwnerId } from '../shared/owner-id';
import type { PaidUntil } from './paid-plans';

/** What somebody may use now, whoever paid for it. By the database clock. */
export type PlansRepository = { readPaidUntil(owner: OwnerId): Promise<PaidUntil> };

/** What a plan may limit. */
export type HoldingKind = 'cards' | 'sets';

export type HoldingsRepository = {
  /**
   * Makes whoever else adds to the same account wait until this transaction ends, so that two cannot both
   * take the last place. Fails as unauthenticated when the account was deactivated meanwhile.
   */
  lock(owner: OwnerId): Promise<void>;
  count(owner: OwnerId, kind: HoldingKind): Promise<number>;
  /** Bytes of the documents that are there, and of those as well that can still be restored. */
  measureDocuments(owner: OwnerId): Promise<{ present: number; kept: number }>;
  /** Bytes of pictures and sounds. */
  measureMedia(owner: OwnerId): Promise<number>;
  /** Keeps how many there are once what is about to be added is there. */
  noteAdded(owner: OwnerId, kind: HoldingKind, total: number): Promise<void>;
  /** How many there were when something was last added. */
  readLastAdded(owner: OwnerId, kind: HoldingKind): Promise<number>;
};
