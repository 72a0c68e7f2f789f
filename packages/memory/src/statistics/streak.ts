import { weekOf } from './study-days';

export type Streak = {
  /** Days on which something was studied, up to today or yesterday. */
  days: number;
  longest: number;
  /** Whether this week's free day is taken. */
  freeDayUsed: boolean;
};

/** Days in a row; from Monday to Sunday one may be left out. Today is not left out before it is over. */
export function countStreak(studied: readonly number[], today: number): Streak {
  const days = [...new Set(studied)]
    .filter((day) => day <= today)
    .toSorted((left, right) => left - right);
  let count = 0;
  let longest = 0;
  let freeDay: number | undefined;
  let last: number | undefined;
  for (const day of days) {
    const next = last === undefined ? undefined : goOn(last, day, freeDay);
    count = next ? count + 1 : 1;
    longest = Math.max(longest, count);
    freeDay = next?.freeDay;
    last = day;
  }
  const now = last === undefined ? undefined : goOn(last, today, freeDay);
  return {
    days: now ? count : 0,
    longest,
    freeDayUsed: now?.freeDay !== undefined && weekOf(now.freeDay) === weekOf(today),
  };
}

/** The free day that was taken last, once all days between two are free; undefined where they are too many. */
function goOn(
  last: number,
  next: number,
  freeDay: number | undefined,
): { freeDay: number | undefined } | undefined {
  // A week has one: of three days in a row two are in the same week.
  if (next - last > 3) {
    return undefined;
  }
  let free = freeDay;
  for (let day = last + 1; day < next; day += 1) {
    if (free !== undefined && weekOf(free) === weekOf(day)) {
      return undefined;
    }
    free = day;
  }
  return { freeDay: free };
}
