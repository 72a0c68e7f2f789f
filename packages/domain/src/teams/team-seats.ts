import { TEAM_MESSAGES, TEAM_SEATS } from '@scholar/contract';
import { AppError } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import { refuseUnpaid } from './team-access';
import type { FoundInvitation, TeamMembership, TeamsRepository, TeamsStore } from './teams.ports';

/** Into the seat that the invitation held, if the team is paid for. */
export async function join(
  teams: TeamsRepository,
  owner: OwnerId,
  { teamId, invitationId }: FoundInvitation,
) {
  const members = await teams.listMembers(teamId);
  if (members.length >= TEAM_SEATS) {
    throw new AppError('conflict', TEAM_MESSAGES.full);
  }
  await refuseUnpaid(teams, teamId);
  await teams.insertMember(teamId, owner);
  await teams.closeInvitation(teamId, invitationId, 'accepted');
}

/** An unused team of one is replaced; a team in use has to be left first. */
export async function giveUpOwnTeam(
  { teams, teamSets }: Pick<TeamsStore, 'teams' | 'teamSets'>,
  { teamId, role }: TeamMembership,
) {
  await teams.lock(teamId);
  const members = await teams.listMembers(teamId);
  const invitations = await teams.listInvitations(teamId);
  const { total: sets } = await teamSets.list(
    teamId,
    { keyword: undefined },
    { index: 0, size: 1 },
  );
  if (role !== 'owner' || members.length > 1 || invitations.length > 0 || sets > 0) {
    throw new AppError('conflict', TEAM_MESSAGES.alreadyInTeam);
  }
  await teams.remove(teamId);
}

/** The one who is invited again holds a seat already. */
export async function refuseFull(teams: TeamsRepository, teamId: number, email: string) {
  const members = await teams.listMembers(teamId);
  if (members.some((member) => member.email === email)) {
    throw new AppError('conflict', TEAM_MESSAGES.alreadyMember);
  }
  const invited = (await teams.listInvitations(teamId)).filter((waits) => waits.email !== email);
  if (members.length + invited.length >= TEAM_SEATS) {
    throw new AppError('conflict', TEAM_MESSAGES.full);
  }
}
