import { TEAM_MESSAGES, type TeamRole } from '@scholar/contract';
import type { AuditLog } from '../accounts/accounts.ports';
import { createNote } from '../accounts/audit';
import { AppError } from '../shared/app-error';
import type { Caller } from '../shared/caller';
import type { OwnerId } from '../shared/owner-id';
import { ensureTeam, readTeam } from './own-team';
import { EVERYBODY, lockTeam, MANAGERS } from './team-access';
import type { TeamMemberRow, TeamsRepository, TeamsStore } from './teams.ports';

const OWNER: readonly TeamRole[] = ['owner'];

export function createTeamsService({ store, audit }: { store: TeamsStore; audit: AuditLog }) {
  const note = createNote(audit);

  /** Changes the team of whoever calls, if they may, and shows what became of it. */
  async function change(
    owner: OwnerId,
    allowed: readonly TeamRole[],
    work: (teams: TeamsRepository, teamId: number) => Promise<void>,
  ) {
    await store.transaction(async ({ teams }) => {
      const { teamId } = await lockTeam(teams, owner, allowed);
      await work(teams, teamId);
    });
    return readTeam(store.teams, owner);
  }

  return {
    async get(owner: OwnerId) {
      await ensureTeam(store, owner);
      return readTeam(store.teams, owner);
    },

    rename: (owner: OwnerId, name: string) =>
      change(owner, MANAGERS, (teams, teamId) => teams.rename(teamId, name)),

    async setRole(
      owner: OwnerId,
      { userId, role }: { userId: number; role: 'admin' | 'member' },
      caller: Caller,
    ) {
      const team = await change(owner, OWNER, async (teams, teamId) => {
        const member = await getMember(teams, teamId, userId);
        if (member.role === 'owner') {
          throw new AppError('conflict', TEAM_MESSAGES.ownerRole);
        }
        await teams.setRole(teamId, userId, role);
      });
      note('team-role-changed', 'ok', caller, owner, userId);
      return team;
    },

    async transfer(owner: OwnerId, userId: number, caller: Caller) {
      const team = await change(owner, OWNER, async (teams, teamId) => {
        const { isActive } = await getMember(teams, teamId, userId);
        if (!isActive) {
          throw memberNotFound();
        }
        await teams.setOwner(teamId, userId);
      });
      note('team-transferred', 'ok', caller, owner, userId);
      return team;
    },

    async removeMember(owner: OwnerId, userId: number, caller: Caller) {
      await store.transaction(async ({ teams }) => {
        const { teamId } = await lockTeam(teams, owner, MANAGERS);
        const member = await getMember(teams, teamId, userId);
        if (member.role === 'owner') {
          throw new AppError('conflict', TEAM_MESSAGES.ownerStays);
        }
        await teams.removeMember(teamId, userId);
      });
      note('team-member-removed', 'ok', caller, owner, userId);
      return null;
    },

    async leave(owner: OwnerId, caller: Caller) {
      await store.transaction(async ({ teams }) => {
        const { teamId, role } = await lockTeam(teams, owner, EVERYBODY);
        if (role !== 'owner') {
          await teams.removeMember(teamId, owner);
          return;
        }
        const members = await teams.listMembers(teamId);
        if (members.length > 1) {
          throw new AppError('conflict', TEAM_MESSAGES.ownerLeaves);
        }
        await teams.remove(teamId);
      });
      note('team-left', 'ok', caller, owner);
      return null;
    },
  };
}

async function getMember(
  teams: TeamsRepository,
  teamId: number,
  userId: number,
): Promise<TeamMemberRow> {
  const members = await teams.listMembers(teamId);
  const member = members.find((row) => row.userId === userId);
  if (!member) {
    throw memberNotFound();
  }
  return member;
}

function memberNotFound(): AppError {
  return new AppError('not_found', TEAM_MESSAGES.memberNotFound);
}
