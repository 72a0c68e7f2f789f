import { TEAM_ROLES } from '@scholar/contract';
import type { OwnerId, TeamMembership, TeamsRepository } from '@scholar/domain';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { planGrants } from '../../tables/payments.table';
import { teamMembers, teams } from '../../tables/teams.table';
import { users } from '../../tables/users.table';
import { createTeamInvitations } from './team-invitations';

export function createTeamsRepository(db: Database): TeamsRepository {
  async function findMembership(owner: OwnerId): Promise<TeamMembership | undefined> {
    const [row] = await db
      .select({ teamId: teamMembers.teamId, role: teamMembers.role })
      .from(teamMembers)
      .where(eq(teamMembers.userId, owner));
    return row && { teamId: row.teamId, role: toRole(row.role) };
  }

  async function lock(teamId: number) {
    const [found] = await db
      .select({ id: teams.id })
      .from(teams)
      .where(eq(teams.id, teamId))
      .for('no key update');
    return found !== undefined;
  }

  return {
    ...createTeamInvitations(db),
    findMembership,
    lock,

    async lockMembership(owner) {
      const before = await findMembership(owner);
      if (!before || !(await lock(before.teamId))) {
        return undefined;
      }
      // They may have been removed, or given another role, while this call waited.
      const now = await findMembership(owner);
      return now?.teamId === before.teamId ? now : undefined;
    },

    async create(owner) {
      const [row] = await db
        .insert(teams)
        .values({
          ownerId: owner,
          name: sql`(select ${users.name} || '’s team' from ${users} where ${users.id} = ${owner})`,
        })
        .returning({ teamId: teams.id });
      if (!row) {
        throw new Error('The database returned no team.');
      }
      await db.insert(teamMembers).values({ teamId: row.teamId, userId: owner, role: 'owner' });
      return { teamId: row.teamId, role: 'owner' };
    },

    async readPaidUntil(teamId) {
      const [paid] = await db
        .select({
          seconds: sql<number | null>`extract(epoch from max(${planGrants.endsAt}))::float8`,
        })
        .from(planGrants)
        .where(
          and(
            inArray(
              planGrants.userId,
              db
                .select({ id: teamMembers.userId })
                .from(teamMembers)
                .where(eq(teamMembers.teamId, teamId)),
            ),
            eq(planGrants.plan, 'team'),
            sql`${planGrants.endsAt} > now()`,
          ),
        );
      return paid?.seconds ? new Date(Math.round(paid.seconds * 1000)) : undefined;
    },

    async readName(teamId) {
      const [row] = await db.select({ name: teams.name }).from(teams).where(eq(teams.id, teamId));
      return row?.name ?? '';
    },

    async rename(teamId, name) {
      await db.update(teams).set({ name }).where(eq(teams.id, teamId));
    },

    async remove(teamId) {
      await db.delete(teams).where(eq(teams.id, teamId));
    },

    async listMembers(teamId) {
      const rows = await db
        .select({
          userId: teamMembers.userId,
          name: users.name,
          email: users.email,
          role: teamMembers.role,
          joinedAt: teamMembers.joinedAt,
          isActive: sql<boolean>`${isNull(users.deactivatedAt)}`,
        })
        .from(teamMembers)
        .innerJoin(users, eq(users.id, teamMembers.userId))
        .where(eq(teamMembers.teamId, teamId))
        .orderBy(sql`${teamMembers.role} <> 'owner'`, asc(teamMembers.joinedAt), asc(users.id));
      return rows.map((row) => ({ ...row, role: toRole(row.role) }));
    },

    async insertMember(teamId, owner) {
      await db.insert(teamMembers).values({ teamId, userId: owner, role: 'member' });
    },

    async removeMember(teamId, userId) {
      await db.delete(teamMembers).where(isMember(teamId, userId));
    },

    async setRole(teamId, userId, role) {
      await db.update(teamMembers).set({ role }).where(isMember(teamId, userId));
    },

    async setOwner(teamId, userId) {
      await db
        .update(teamMembers)
        .set({ role: 'admin' })
        .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, 'owner')));
      await db.update(teamMembers).set({ role: 'owner' }).where(isMember(teamId, userId));
      await db.update(teams).set({ ownerId: userId }).where(eq(teams.id, teamId));
    },
  };
}

function isMember(teamId: number, userId: number) {
  return and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId));
}

function toRole(name: string) {
  const role = TEAM_ROLES.find((known) => known === name);
  if (!role) {
    throw new Error('The database holds an unknown role.');
  }
  return role;
}
