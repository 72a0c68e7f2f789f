import type { Store } from '@scholar/db';

const DAY_SECONDS = 86_400;

/** Calls to a paid provider, counted for all students and servers together; 0 a day counts nothing. */
export function createDailyCalls({
  store,
  key,
  perDay,
}: {
  store: Pick<Store, 'limits'>;
  key: string;
  perDay: number;
}): (calls: number) => Promise<boolean> {
  return async (calls) =>
    perDay === 0 || store.limits.take(key, { limit: perDay, seconds: DAY_SECONDS }, calls);
}
