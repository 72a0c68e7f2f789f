/** What each plan is called, what it costs a month in Vietnamese đồng, and how many people it covers. */
export const PLANS = {
  basic: { name: 'Basic', priceVnd: 0, seats: 1 },
  pro: { name: 'Pro', priceVnd: 49_000, seats: 1 },
  team: { name: 'Team', priceVnd: 200_000, seats: 5 },
} as const;

export type PlanId = keyof typeof PLANS;

/** What the badge says. */
export const PLAN_BADGES = ['Basic', 'Pro', 'Team', 'Pro and Team'] as const;
export type PlanBadge = (typeof PLAN_BADGES)[number];
