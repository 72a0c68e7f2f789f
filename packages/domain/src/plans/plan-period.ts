const DAY_MS = 86_400_000;

export type PlanPeriod = { startsAt: Date; endsAt: Date };

/** So many days more: behind what is left, or from now where nothing is. */
export function nextPeriod(paidUntil: Date | undefined, now: Date, days: number): PlanPeriod {
  const startsAt = paidUntil && paidUntil > now ? paidUntil : now;
  return { startsAt, endsAt: new Date(startsAt.getTime() + days * DAY_MS) };
}
