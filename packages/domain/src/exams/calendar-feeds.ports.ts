import type { Language } from '@scholar/contract';
import type { OwnerId } from '../shared/owner-id';

/** One secret address a student, for all of their exams. */
export type CalendarFeedsRepository = {
  /** Since when it is the one it is; undefined where there is none. */
  findSince(owner: OwnerId): Promise<Date | undefined>;
  /** In place of the one before. */
  save(owner: OwnerId, tokenHash: string): Promise<Date>;
  end(owner: OwnerId): Promise<void>;
  /** Nobody where the account is deactivated or blocked. */
  findStudent(tokenHash: string): Promise<{ owner: OwnerId; language: Language } | undefined>;
};
