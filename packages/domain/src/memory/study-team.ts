import type { OwnerId } from '../shared/owner-id';
import type { TeamsRepository } from '../teams/teams.ports';

/** The team whose sets the student may study: theirs, while somebody pays for it. */
export async function findStudyTeam(
  teams: Pick<TeamsRepository, 'findMembership' | 'readPaidUntil'>,
  owner: OwnerId,
): Promise<number | undefined> {
  const membership = await teams.findMembership(owner);
  return membership && (await teams.readPaidUntil(membership.teamId))
    ? membership.teamId
    : undefined;
}
