import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { teamMembers, teams } from '../../tables/teams.table';
import { users } from '../../tables/users.table';

/** A team outlives the account of its owner: an admin gets it, or else whoever has been in it longest. */
export async function passTeamOn(db: Database, ownerId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [team] = await tx
      .select({ id: teams.id })
      .from(teams)
      .where(eq(teams.ownerId, ownerId))
      .for('no key update');
    if (!team) {
      return;
    }
    const inTeam = eq(teamMembers.teamId, team.id);
    const [heir] = await tx
      .select({ userId: teamMembers.userId })
      .from(teamMembers)
      .innerJoin(users, and(eq(users.id, teamMembers.userId), isNull(users.deactivatedAt)))
      .where(and(inTeam, ne(teamMembers.userId, ownerId)))
      .orderBy(sql`${teamMembers.role} <> 'admin'`, teamMembers.joinedAt, teamMembers.userId)
      .limit(1);
    if (heir) {
      await tx.delete(teamMembers).where(and(inTeam, eq(teamMembers.userId, ownerId)));
      await tx
        .update(teamMembers)
        .set({ role: 'owner' })
        .where(and(inTeam, eq(teamMembers.userId, heir.userId)));
      await tx.update(teams).set({ ownerId: heir.userId }).where(eq(teams.id, team.id));
    }
  });
}
