import { MESSAGES, TEAM_MESSAGES, type TeamRole } from '@scholar/contract';
import { AppError } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import type { TeamMembership, TeamsRepository } from './teams.ports';

export const MANAGERS: readonly TeamRole[] = ['owner', 'admin'];
export const EVERYBODY: readonly TeamRole[] = ['owner', 'admin', 'member'];

/** To somebody who is not in it, a team is not there. */
export function refuseStranger(membership: TeamMembership | undefined): TeamMembership {
  if (!membership) {
    throw new AppError('not_found', TEAM_MESSAGES.none);
  }
  return membership;
}

export function refuseRole({ role }: TeamMembership, allowed: readonly TeamRole[]) {
  if (!allowed.includes(role)) {
    throw new AppError('forbidden', MESSAGES.forbidden);
  }
}

/** Refuses what needs paid time; the team itself is kept until somebody renews. */
export async function refuseUnpaid(teams: Pick<TeamsRepository, 'readPaidUntil'>, teamId: number) {
  if (!(await teams.readPaidUntil(teamId))) {
    throw new AppError('plan_limit', TEAM_MESSAGES.ended);
  }
}

/** The team of whoever calls, locked, if they may do this in it. */
export async function lockTeam(
  teams: TeamsRepository,
  owner: OwnerId,
  allowed: readonly TeamRole[],
): Promise<TeamMembership> {
  const membership = refuseStranger(await teams.lockMembership(owner));
  refuseRole(membership, allowed);
  return membership;
}
