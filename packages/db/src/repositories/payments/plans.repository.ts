import { PaidPlanSchema } from '@scholar/contract';
import type { OwnerId, PaidUntil, PlansRepository } from '@scholar/domain';
import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { planGrants } from '../../tables/payments.table';
import { teamMembers } from '../../tables/teams.table';

export function createPlansRepository(db: Database): PlansRepository {
  return {
    async readPaidUntil(owner) {
      const running = await db
        .select({ plan: planGrants.plan, endsAt: planGrants.endsAt })
        .from(planGrants)
        .where(
          and(
            // An array, so that the index is asked for each of the few.
            sql`${planGrants.userId} = any(array(${idsOfTeam(owner)}))`,
            or(eq(planGrants.userId, owner), eq(planGrants.plan, 'team')),
            sql`${planGrants.endsAt} > now()`,
          ),
        );
      return toPlanEnds(running);
    },
  };
}

/** Whose time counts: one's own, and the Team time of everybody in the same team. */
export function idsOfTeam(owner: OwnerId | SQLWrapper): SQL {
  return sql`select ${owner}::int union select payer.user_id from ${teamMembers} me
    join ${teamMembers} payer using (team_id) where me.user_id = ${owner}`;
}

/** The latest end of each plan. */
function toPlanEnds(grants: { plan: string; endsAt: Date }[]): PaidUntil {
  const ends: PaidUntil = {};
  for (const { plan: name, endsAt } of grants) {
    const plan = PaidPlanSchema.parse(name);
    const known = ends[plan];
    ends[plan] = known && known > endsAt ? known : endsAt;
  }
  return ends;
}
