import type { Activity, Statistics, StudySession } from '@scholar/contract';
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
};

export type ReportsStore = Transactional<{
  reports: ReportsRepository;
  sets: SetsRepository;
  holdings: HoldingsRepository;
  teams: TeamsRepository;
  teamSets: TeamSetsRepository;
}>;
