import { createOffsets, DAY_MS, toInstant } from '@scholar/memory';

/** The eight midnights that bound the days, Monday to Sunday, of the week a moment lies in. */
export function boundsOfWeek(moment: Date, timeZone: string): Date[] {
  const offsetAt = createOffsets(timeZone);
  const wallClock = moment.getTime() + offsetAt(moment.getTime());
  // Days are counted as the midnights they would have in UTC.
  const today = Math.floor(wallClock / DAY_MS) * DAY_MS;
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return Array.from(
    { length: 8 },
    (_, day) => new Date(toInstant(today + (day - daysSinceMonday) * DAY_MS, offsetAt)),
  );
}
