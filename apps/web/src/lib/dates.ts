const NO_DATE = '-';

/** 9/1/2025, or a dash when there is no date. */
export function formatDate(instant: string | null | undefined): string {
  const date = new Date(instant ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? NO_DATE : date.toLocaleDateString('en-US');
}
