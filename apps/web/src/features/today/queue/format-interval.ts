const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

type Units = Record<'minutes' | 'hours' | 'days' | 'months' | 'years', (count: number) => string>;

/** 10 min, 4 days, 1.5 months: as exact as one needs to choose an answer. */
export function formatInterval(seconds: number, units: Units): string {
  if (seconds < HOUR) {
    return units.minutes(Math.max(1, Math.round(seconds / MINUTE)));
  }
  if (seconds < DAY) {
    return units.hours(Math.round(seconds / HOUR));
  }
  if (seconds < MONTH) {
    return units.days(Math.round(seconds / DAY));
  }
  return seconds < YEAR
    ? units.months(roundToHalf(seconds / MONTH))
    : units.years(roundToHalf(seconds / YEAR));
}

function roundToHalf(count: number): number {
  return Math.round(count * 2) / 2;
}
