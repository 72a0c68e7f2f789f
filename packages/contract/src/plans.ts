/** What each plan is called, what it costs a month in Vietnamese đồng, and how many people it covers. */
export const PLANS = {
  basic: { name: 'Basic', priceVnd: 0, seats: 1 },
  pro: { name: 'Pro', priceVnd: 49_000, seats: 1 },
  team: { name: 'Team', priceVnd: 200_000, seats: 5 },
} as const;

export type PlanId = keyof typeof PLANS;
export type PlanName = (typeof PLANS)[PlanId]['name'];
