import type { PaidPlan } from '@scholar/contract';
import { nextPeriod, type PlanPeriod } from '../plans/plan-period';
import type { PlansRepository } from '../plans/plans.ports';
import type { OwnerId } from '../shared/owner-id';
import type { TeamsRepository } from '../teams/teams.ports';
import type { LedgerRepository } from './payments.ports';

type Repositories = {
  ledger: LedgerRepository;
  plans: PlansRepository;
  teams: Pick<TeamsRepository, 'lockMembership'>;
};

/**
 * Adds days after those that are left; for Team, after those of the whole team, which is locked because two members
 * may pay at once.
 */
export async function grantTime(
  { ledger, plans, teams }: Repositories,
  owner: OwnerId,
  {
    plan,
    paymentId,
    days,
    now,
  }: { plan: PaidPlan; paymentId: number | null; days: number; now: Date },
): Promise<PlanPeriod> {
  if (plan === 'team') {
    await teams.lockMembership(owner);
  }
  const ends = await plans.readPaidUntil(owner);
  const period = nextPeriod(ends[plan], now, days);
  await ledger.insertGrant(owner, { plan, paymentId, ...period });
  return period;
}
