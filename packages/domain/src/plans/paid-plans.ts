import type { PaidPlan, PlanBadge, PlanId } from '@scholar/contract';

/** When each plan ends that is paid for now. */
export type PaidUntil = Partial<Record<PaidPlan, Date>>;

/** The plan whose limits hold. Neither paid one has any; Team covers more. */
export function toPlanId({ pro, team }: PaidUntil): PlanId {
  if (team) {
    return 'team';
  }
  return pro ? 'pro' : 'basic';
}

export function toPlanBadge({ pro, team }: PaidUntil): PlanBadge {
  if (pro && team) {
    return 'Pro and Team';
  }
  if (team) {
    return 'Team';
  }
  return pro ? 'Pro' : 'Basic';
}
