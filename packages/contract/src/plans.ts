/** What each plan costs a month, in Vietnamese đồng, and how many people it covers. */
export const PLANS = {
  basic: { priceVnd: 0, seats: 1 },
  pro: { priceVnd: 49_000, seats: 1 },
  team: { priceVnd: 200_000, seats: 5 },
} as const;

export type PlanId = keyof typeof PLANS;
