import type { ExamPlan, Language } from '@scholar/contract';
import type { AccountsRepository } from '../accounts/accounts.ports';
import type { CalendarFeedsRepository } from './calendar-feeds.ports';
import type { ExamsRepository, ExamsStore } from './exams.ports';

export type StudyPlan = Pick<ExamPlan, 'exam' | 'days'>;

export type CalendarWriter = {
  /** `name` is that of the one exam it is about; without it, of all. */
  write(plans: StudyPlan[], about: { language: Language; today: string; name?: string }): string;
};

export type CalendarStore = Pick<
  ExamsStore,
  'memoryParameters' | 'memorySettings' | 'queue' | 'teams'
> & {
  exams: Pick<ExamsRepository, 'list' | 'find' | 'listCards' | 'countLeftOut'>;
  accounts: Pick<AccountsRepository, 'findContact'>;
  calendarFeeds: CalendarFeedsRepository;
};
