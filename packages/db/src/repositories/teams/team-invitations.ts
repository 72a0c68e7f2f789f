import type { TeamInvitation } from '@scholar/contract';
import type { FoundInvitation, TeamsRepository } from '@scholar/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { isOlderThan } from '../../list-terms';
import { teamInvitations, teams } from '../../tables/teams.table';
import { users } from '../../tables/users.table';

type Invitations = Pick<
  TeamsRepository,
  | 'listInvitations'
  | 'saveInvitation'
  | 'findRecent'
  | 'findInvitation'
  | 'closeInvitation'
  | 'purgeInvitations'
>;

const row = {
  id: teamInvitations.id,
  email: teamInvitations.email,
  sentAt: teamInvitations.sentAt,
  expiresAt: teamInvitations.expiresAt,
};
const isWaiting = eq(teamInvitations.state, 'pending');
const isInTime = sql`${teamInvitations.expiresAt} > now()`;

export function createTeamInvitations(db: Database): Invitations {
  return {
    async listInvitations(teamId) {
      const rows = await db
        .select(row)
        .from(teamInvitations)
        .where(and(eq(teamInvitations.teamId, teamId), isWaiting, isInTime))
        .orderBy(asc(teamInvitations.id));
      return rows.map(toInvitation);
    },

    async saveInvitation(teamId, { lifeDays, ...draft }) {
      const expiresAt = sql`now() + make_interval(days => ${lifeDays})`;
      const [saved] = await db
        .insert(teamInvitations)
        .values({ ...draft, teamId, expiresAt })
        .onConflictDoUpdate({
          target: [teamInvitations.teamId, teamInvitations.email],
          targetWhere: sql`state = 'pending'`,
          set: { ...draft, sentAt: sql`now()`, expiresAt },
        })
        .returning(row);
      if (!saved) {
        throw new Error('The database returned no invitation.');
      }
      return toInvitation(saved);
    },

    async findRecent(teamId, email, seconds) {
      const [recent] = await db
        .select(row)
        .from(teamInvitations)
        .where(
          and(
            eq(teamInvitations.teamId, teamId),
            eq(teamInvitations.email, email),
            isWaiting,
            isInTime,
            sql`${teamInvitations.sentAt} > now() - make_interval(secs => ${seconds})`,
          ),
        );
      return recent && toInvitation(recent);
    },

    async findInvitation(tokenHash) {
      const [found] = await db
        .select({
          teamId: teamInvitations.teamId,
          invitationId: teamInvitations.id,
          email: teamInvitations.email,
          teamName: teams.name,
          inviterName: users.name,
          state: teamInvitations.state,
          isExpired: sql<boolean>`${teamInvitations.expiresAt} <= now()`,
        })
        .from(teamInvitations)
        .innerJoin(teams, eq(teams.id, teamInvitations.teamId))
        .innerJoin(users, eq(users.id, teamInvitations.invitedBy))
        .where(eq(teamInvitations.tokenHash, tokenHash));
      // The table's check constraint allows nothing but these states.
      return found && { ...found, state: found.state as FoundInvitation['state'] };
    },

    async closeInvitation(teamId, invitationId, state) {
      const closed = await db
        .update(teamInvitations)
        .set({ state })
        .where(
          and(eq(teamInvitations.teamId, teamId), eq(teamInvitations.id, invitationId), isWaiting),
        )
        .returning({ id: teamInvitations.id });
      return closed.length === 1;
    },

    async purgeInvitations(days) {
      await db.delete(teamInvitations).where(isOlderThan(teamInvitations.expiresAt, days));
    },
  };
}

function toInvitation({
  id,
  email,
  sentAt,
  expiresAt,
}: {
  id: number;
  email: string;
  sentAt: Date;
  expiresAt: Date;
}): TeamInvitation {
  return {
    invitationId: id,
    email,
    sentDate: sentAt.toISOString(),
    expiresDate: expiresAt.toISOString(),
  };
}
