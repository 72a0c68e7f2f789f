const NO_DATE = '-';
const MINUTE: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
};

/** 9/1/2025, or a dash when there is no date. */
export function formatDate(instant: string | null | undefined): string {
  const date = new Date(instant ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? NO_DATE : date.toLocaleDateString('en-US');
}

/** 09/14/2025, 08:42 PM in the viewer's zone, or a dash when there is no date. */
export function formatDateTime(instant: string | null | undefined): string {
  const date = new Date(instant ?? Number.NaN);
  // Some browsers put a narrow no-break space before AM and PM, others a plain one.
  return Number.isNaN(date.getTime())
    ? NO_DATE
    : date.toLocaleString('en-US', MINUTE).replaceAll('\u202f', ' ');
}
