import type { WeekOfUse } from '@scholar/contract';
import type { TeamsRepository } from './teams.ports';

/** How much of one kind a member did between one bound and the next. */
export type UsageRow = { userId: number; week: number; kind: keyof WeekOfUse; amount: number };

export type TeamUsageRepository = {
  /** Counted from the day they joined, because what they did before is private. */
  count(teamId: number, bounds: Date[]): Promise<UsageRow[]>;
};

export type TeamUsageStore = { teams: TeamsRepository; teamUsage: TeamUsageRepository };
