import type { Activity, DeskDocument, DeskSet, Statistics, StudySession } from '@scholar/contract';
import type { Studying } from '../exams/exams.ports';
import type { MemorySettingsRepository } from '../memory/memory-settings.ports';
import type { HoldingsRepository } from '../plans/plans.ports';
import type { SetsRepository } from '../sets/sets.ports';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';
import type { TeamSetsRepository } from '../teams/team-sets.ports';
import type { TeamsRepository } from '../teams/teams.ports';

export type ReportsRepository = {
  readStatistics(owner: OwnerId): Promise<Statistics>;
  /** Seconds reported since then. */
  sumSeconds(owner: OwnerId, since: Date): Promise<number>;
  hasSession(owner: OwnerId, sessionId: string): Promise<boolean>;
  insertSession(
    owner: OwnerId,
    session: Omit<StudySession, 'quizId' | 'seconds'> & { setId: number | null; seconds: number },
    at: Date,
  ): Promise<void>;
  /** Seconds of each span between one bound and the next. */
  sumBetween(owner: OwnerId, bounds: Date[]): Promise<number[]>;
  /** The fields most of the student's cards belong to, with how many. */
  countByField(owner: OwnerId, limit: number): Promise<Activity['cardsByField']>;
  /** Of those the student may study, the ones they made, studied or answered cards of last. */
  listLastSets(studying: Studying, limit: number): Promise<DeskSet[]>;
  /** Those that were saved or changed last. */
  listLastDocuments(owner: OwnerId, limit: number): Promise<DeskDocument[]>;
  /** The numbers of the days with an answer, from that one on. */
  listAnsweredDays(owner: OwnerId, from: number): Promise<number[]>;
};

export type ReportsStore = Transactional<{
  reports: ReportsRepository;
  sets: SetsRepository;
  holdings: HoldingsRepository;
  teams: TeamsRepository;
  teamSets: TeamSetsRepository;
  memorySettings: Pick<MemorySettingsRepository, 'find'>;
}>;
