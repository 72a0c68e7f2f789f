import { reportEndpoints } from '@scholar/contract';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_BEGINS_MS = 4 * 3_600_000;

/** A day as date fields give it, `2025-09-30`, that the calendar really has. */
export function isDay(text: string): boolean {
  return findMidnight(text, 0) !== undefined;
}

/**
 * The instants where the student's own days begin and end, as the lists take them: the first
 * counts, the second no longer does. Nothing typed is no bound.
 */
export function toDayBounds({ from, to }: { from: string; to: string }) {
  return {
    from: toInstant(findMidnight(from, 0)),
    to: toInstant(findMidnight(to, 1)),
  };
}

/** Nothing is saved outside the years of four digits, so such a bound can be left out. */
function toInstant(midnight: Date | undefined): string {
  const instant = midnight?.toISOString() ?? '';
  return /^\d{4}-/.test(instant) ? instant : '';
}

function findMidnight(day: string, daysLater: number): Date | undefined {
  const [, year, month, date] = DAY.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) {
    return undefined;
  }
  const midnight = toMidnight(year, month, date);
  const isReal = midnight.getMonth() === month - 1 && midnight.getDate() === date;
  // Not counted on from this midnight: where the clock skips it, the day begins at one o'clock.
  return isReal ? toMidnight(year, month, date + daysLater) : undefined;
}

function toMidnight(year: number, month: number, date: number): Date {
  // Not `new Date(year, …)`, which takes the year 99 for 1999.
  const midnight = new Date(2000, 0, 1);
  midnight.setFullYear(year, month - 1, date);
  return midnight;
}

/** A day of the calendar in words; as it is written where the calendar has no such day. */
export function formatDay(
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return findMidnight(day, 0)?.toLocaleDateString(locale, options) ?? day;
}

/** The student's day at this moment, `2025-09-30`: it begins at four in the morning. */
export function findStudentDay(now: Date): string {
  const within = new Date(now.getTime() - DAY_BEGINS_MS);
  const [year, month, day] = [within.getFullYear(), within.getMonth() + 1, within.getDate()];
  return [String(year).padStart(4, '0'), pad(month), pad(day)].join('-');
}

function pad(count: number): string {
  return String(count).padStart(2, '0');
}

/** The student's time zone, left out where the server would not know it. */
export function findTimeZone(): { timeZone?: string } {
  const query = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return reportEndpoints.activity.query.safeParse(query).success ? query : {};
}
