const HOUR = 3600;
const MINUTE = 60;

/** 12h 40m, from seconds; whole hours and the whole minutes that remain. */
export function formatStudyTime(seconds: number | null | undefined): string {
  const known = Number.isFinite(seconds) ? Math.max(Number(seconds), 0) : 0;
  const hours = Math.floor(known / HOUR);
  const minutes = Math.floor((known % HOUR) / MINUTE);
  return `${hours.toLocaleString('en-US')}h ${minutes}m`;
}
