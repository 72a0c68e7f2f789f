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

/** 12h 40m, from seconds; whole hours and the whole minutes that remain. */
export function formatStudyTime(seconds: number | null | undefined): string {
  const known = Number.isFinite(seconds) ? Math.max(Number(seconds), 0) : 0;
  const hours = Math.floor(known / HOUR);
  const minutes = Math.floor((known % HOUR) / MINUTE);
  return pageLanguage() === 'vi'
    ? `${hours.toLocaleString('vi-VN')} giờ ${minutes} phút`
    : `${hours.toLocaleString('en-US')}h ${minutes}m`;
}
