import { reportEndpoints } from '@scholar/contract';

/** Where the student's days begin. A zone that only this browser knows counts as not said. */
export function findTimeZone(): { timeZone?: string } {
  const query = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return reportEndpoints.activity.query.safeParse(query).success ? query : {};
}
