import type { ExamsRepository } from '../exams/exams.ports';
import type { TeamsRepository } from '../teams/teams.ports';
import type { MemorySettingsRepository } from './memory-settings.ports';
import type { QueueRepository } from './memory.ports';

export type TodayStore = {
  queue: QueueRepository;
  exams: Pick<ExamsRepository, 'listFollowed' | 'listCards' | 'keepChosen'>;
  memorySettings: MemorySettingsRepository;
  teams: TeamsRepository;
};
