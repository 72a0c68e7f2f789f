import { type Team, TEAM_MESSAGES, TEAM_SEATS } from '@scholar/contract';
import { AppError } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import { MANAGERS, refuseStranger } from './team-access';
import type { TeamMembership, TeamsRepository, TeamsStore } from './teams.ports';

/** Somebody who has paid for a team and is in none gets one. */
export async function ensureTeam(store: TeamsStore, owner: OwnerId): Promise<TeamMembership> {
  const known = await store.teams.findMembership(owner);
  if (known) {
    return known;
  }
  return store.transaction(async ({ teams, plans, holdings }) => {
    await holdings.lock(owner);
    const meanwhile = await teams.findMembership(owner);
    if (meanwhile) {
      return meanwhile;
    }
    const { team } = await plans.readPaidUntil(owner);
    if (!team) {
      throw new AppError('not_found', TEAM_MESSAGES.none);
    }
    return teams.create(owner);
  });
}

/** The team as this member may see it. */
export async function readTeam(teams: TeamsRepository, owner: OwnerId): Promise<Team> {
  const { teamId, role } = refuseStranger(await teams.findMembership(owner));
  const isManager = MANAGERS.includes(role);
  const [name, paidUntil, members, invitations] = await Promise.all([
    teams.readName(teamId),
    teams.readPaidUntil(teamId),
    teams.listMembers(teamId),
    teams.listInvitations(teamId),
  ]);
  return {
    name,
    myRole: role,
    paidUntil: paidUntil?.toISOString() ?? null,
    seats: { total: TEAM_SEATS, used: members.length + invitations.length },
    members: members.map(({ joinedAt, email, ...member }) => {
      const isMe = member.userId === owner;
      return {
        ...member,
        email: isManager || isMe ? email : null,
        joinedDate: joinedAt.toISOString(),
        isMe,
      };
    }),
    invitations: isManager ? invitations : [],
  };
}
