import type { ExamPlan, Language } from '@scholar/contract';
import type { AccountsRepository } from '../accounts/accounts.ports';
import type { OwnerId } from '../shared/owner-id';
import type { ExamsRepository, ExamsStore } from './exams.ports';

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

export type CalendarWriter = {
  /** `name` is that of the one exam it is about; without it, of all. */
  write(plans: ExamPlan[], about: { language: Language; today: string; name?: string }): string;
};

export type CalendarStore = Pick<
  ExamsStore,
  'memoryParameters' | 'memorySettings' | 'queue' | 'teams'
> & {
  exams: Pick<ExamsRepository, 'list' | 'find' | 'listCards' | 'countSetAside'>;
  accounts: Pick<AccountsRepository, 'findContact'>;
  calendarFeeds: CalendarFeedsRepository;
};
