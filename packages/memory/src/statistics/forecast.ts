import { toInstant, createOffsets } from '../time-zones';
import { DAY_BEGINS_AT_MS, DAY_MS } from '../days';

/** When each of the days after today begins for a student of that zone, and when the last of them ends. */
export function dayBorders(today: number, timeZone: string, count: number): string[] {
  const offsetAt = createOffsets(timeZone);
  return Array.from({ length: count }, (_, place) =>
    new Date(toInstant((today + place + 1) * DAY_MS + DAY_BEGINS_AT_MS, offsetAt)).toISOString(),
  );
}

/** Days without a card have a line, too. `counts` holds those due before each border, by its place; the rest wait. */
export function toForecast(
  counts: readonly { place: number; due: number }[],
  today: number,
  count: number,
): { day: number; due: number }[] {
  const dueAt = new Map(counts.map(({ place, due }) => [place, due]));
  return Array.from({ length: count }, (_, place) => ({
    day: today + place,
    due: dueAt.get(place) ?? 0,
  }));
}
