import { pageLanguage, pageLocale } from '../i18n';

const NO_DATE = '-';
const DATE_AND_TIME: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
};
const HOUR = 3600;
const MINUTE = 60;

const DAY_MS = 86_400_000;

const DAYS = { from: 0, unit: 'day', length: 1 } as const;
/** The longest first. */
const SPANS = [
  { from: 365, unit: 'year', length: 365 },
  { from: 60, unit: 'month', length: 30 },
  { from: 14, unit: 'week', length: 7 },
  DAYS,
] as const;

/** 9/1/2025, or a dash when there is no date. */
export function formatDate(instant: string | null | undefined): string {
  const date = new Date(instant ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? NO_DATE : date.toLocaleDateString(pageLocale());
}

/** 09/14/2025, 08:42 PM in the viewer's zone, or a dash when there is no date. */
export function formatDateTime(instant: string | null | undefined): string {
  const date = new Date(instant ?? Number.NaN);
  // Some browsers put a narrow no-break space before AM and PM, others a plain one.
  return Number.isNaN(date.getTime())
    ? NO_DATE
    : date.toLocaleString(pageLocale(), DATE_AND_TIME).replaceAll('\u202f', ' ');
}

/** Today, yesterday, 3 days ago: in days of the calendar where the viewer is. A dash when there is no date. */
export function formatSince(instant: string | null | undefined, now = new Date()): string {
  const date = new Date(instant ?? Number.NaN);
  if (Number.isNaN(date.getTime())) {
    return NO_DATE;
  }
  const days = Math.max(0, countDays(now) - countDays(date));
  const words = new Intl.RelativeTimeFormat(pageLocale(), { numeric: 'auto' });
  const { unit, length } = SPANS.find((span) => days >= span.from) ?? DAYS;
  // Vietnamese words come with a capital, as if nothing stood before them.
  return words.format(-Math.floor(days / length), unit).toLocaleLowerCase(pageLocale());
}

/** 12h 40m, from seconds; whole hours and the whole minutes that remain. */
export function formatStudyTime(seconds: number | null | undefined): string {
  const known = Number.isFinite(seconds) ? Math.max(Number(seconds), 0) : 0;
  const hours = Math.floor(known / HOUR);
  const minutes = Math.floor((known % HOUR) / MINUTE);
  return pageLanguage() === 'vi'
    ? `${hours.toLocaleString('vi-VN')} giờ ${minutes} phút`
    : `${hours.toLocaleString('en-US')}h ${minutes}m`;
}

/** Of the date on the viewer's calendar, whatever the hour. */
function countDays(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}
