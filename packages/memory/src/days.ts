import type { CardMemory } from './card-memory';
import { createOffsets, toInstant } from './time-zones';

export const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Whoever studies after midnight still studies on the day before. */
export const DAY_BEGINS_AT_MS = 4 * 3_600_000;

/** The number of the student's day; `utcOffset` in minutes east of Greenwich. */
export function dayOf(at: string, utcOffset: number): number {
  return Math.floor((Date.parse(at) + utcOffset * MINUTE_MS - DAY_BEGINS_AT_MS) / DAY_MS);
}

/** The day a moment lies in for a student of that zone. */
export function dayInZone(at: string, timeZone: string) {
  const offsetAt = createOffsets(timeZone);
  const utcOffset = Math.round(offsetAt(Date.parse(at)) / MINUTE_MS);
  const day = dayOf(at, utcOffset);
  const endsAt = toInstant((day + 1) * DAY_MS + DAY_BEGINS_AT_MS, offsetAt);
  return { day, utcOffset, endsAt: new Date(endsAt).toISOString() };
}

/** A card in review is due on a day, one that is being learnt at a minute; a new one is not due yet. */
export function isDue(
  { state, due }: Pick<CardMemory, 'state' | 'due'>,
  at: string,
  utcOffset: number,
): boolean {
  if (state === 'new' || due === null) {
    return false;
  }
  return state === 'review' ? dayOf(due, utcOffset) <= dayOf(at, utcOffset) : due <= at;
}
