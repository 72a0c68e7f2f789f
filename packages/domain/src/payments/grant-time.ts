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
 * Days behind those that are left; of Team behind those of the whole team, which is locked: two members
 * who pay at once both add to it.
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
