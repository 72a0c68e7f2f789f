import { PaidPlanSchema } from '@scholar/contract';
import type { PaidUntil, PlansRepository } from '@scholar/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { planGrants } from '../tables/payments.table';

export function createPlansRepository(db: Database): PlansRepository {
  return {
    async readPaidUntil(owner) {
      const running = await db
        .select({ plan: planGrants.plan, endsAt: planGrants.endsAt })
        .from(planGrants)
        .where(and(eq(planGrants.userId, owner), sql`${planGrants.endsAt} > now()`));
      return toPlanEnds(running);
    },
  };
}

/** The latest end of each plan. */
export function toPlanEnds(grants: { plan: string; endsAt: Date }[]): PaidUntil {
  const ends: PaidUntil = {};
  for (const { plan: name, endsAt } of grants) {
    const plan = PaidPlanSchema.parse(name);
    const known = ends[plan];
    ends[plan] = known && known > endsAt ? known : endsAt;
  }
  return ends;
}
