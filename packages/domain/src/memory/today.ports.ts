import type { ExamsRepository } from '../exams/exams.ports';
import type { MailJobsRepository } from '../mail/mail.ports';
import type { Transactional } from '../shared/transactional';
import type { TeamsRepository } from '../teams/teams.ports';
import type { MemorySettingsRepository } from './memory-settings.ports';
import type { MemoryParametersRepository } from './memory-parameters.ports';
import type { QueueRepository } from './memory.ports';
import type { PushSubscriptionsRepository } from './push.ports';
import type { StudyRemindersRepository } from './study-reminders.ports';

export type TodayStore = {
  queue: QueueRepository;
  exams: Pick<ExamsRepository, 'listFollowed' | 'listCards' | 'keepChosen'>;
  memorySettings: MemorySettingsRepository;
  memoryParameters: Pick<MemoryParametersRepository, 'findWeights'>;
  teams: TeamsRepository;
};

export type StudyRemindersStore = TodayStore &
  Transactional<{
    studyReminders: StudyRemindersRepository;
    pushSubscriptions: PushSubscriptionsRepository;
    mailJobs: MailJobsRepository;
  }>;
