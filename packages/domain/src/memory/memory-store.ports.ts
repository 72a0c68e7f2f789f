import type { ExamsRepository } from '../exams/exams.ports';
import type { HoldingsRepository } from '../plans/plans.ports';
import type { Transactional } from '../shared/transactional';
import type { TeamsRepository } from '../teams/teams.ports';
import type { MemoryParametersRepository } from './memory-parameters.ports';
import type { MemorySettingsRepository } from './memory-settings.ports';
import type { MemoryRepository, QueueRepository } from './memory.ports';

export type MemoryStore = Transactional<{
  memory: MemoryRepository;
  memoryParameters: Pick<MemoryParametersRepository, 'findWeights' | 'count'>;
  holdings: HoldingsRepository;
  teams: TeamsRepository;
  memorySettings: Pick<MemorySettingsRepository, 'find'>;
  exams: Pick<ExamsRepository, 'listFollowed'>;
  queue: Pick<QueueRepository, 'findSlowed'>;
}>;
