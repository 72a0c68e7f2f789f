import { DAY_BEGINS_AT_MS, DAY_MS, dayOf } from '@scholar/memory';
import type { ExportedCard } from '@scholar/contract';

const MINUTE_MS = 60_000;

/** Anki counts days from the one its collection was made on; ours begin at four like its own. */
export type Calendar = {
  /** When the collection began, in seconds. */
  beganAt: number;
  today: number;
  dayOf(at: string): number;
};

/** Begins with the first day that anything was answered or due, so that no day is below zero. */
export function createCalendar(
  cards: readonly ExportedCard[],
  { now, utcOffset }: { now: Date; utcOffset: number },
): Calendar {
  const exportedOn = dayOf(now.toISOString(), utcOffset);
  const firstDay = cards
    .flatMap(({ memory, reviews }) => [memory?.due, reviews[0]?.answeredAt])
    .reduce((first, at) => (at ? Math.min(first, dayOf(at, utcOffset)) : first), exportedOn);
  return {
    beganAt: (firstDay * DAY_MS + DAY_BEGINS_AT_MS - utcOffset * MINUTE_MS) / 1000,
    today: exportedOn - firstDay,
    dayOf: (at) => dayOf(at, utcOffset) - firstDay,
  };
}
