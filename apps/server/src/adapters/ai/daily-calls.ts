import type { Store } from '@scholar/db';
import type { Asker, LimitKeys } from '@scholar/domain';

const DAY_SECONDS = 86_400;
/** Of a day's calls one asker gets a quarter, or enough for some documents where that is little. */
const ASKER = { share: 0.25, least: 50 };

/** Takes one call to the provider for an account, a device or a network address; false when none is left today. */
export type TakeCall = (asker: Asker) => Promise<boolean>;

/** Calls to a paid provider, counted for all students and servers together; 0 a day counts nothing. */
export function createDailyCalls({
  store,
  keys,
  perDay,
}: {
  store: Pick<Store, 'limits'>;
  keys: Pick<LimitKeys, 'aiCalls' | 'aiCallsFrom'>;
  perDay: number;
}): TakeCall {
  const perAsker = Math.max(Math.ceil(perDay * ASKER.share), ASKER.least);
  const take = (key: string, limit: number) =>
    store.limits.take(key, { limit, seconds: DAY_SECONDS }, 1);

  return async ({ key, factor }) =>
    perDay === 0 ||
    // The asker's own limit comes first, so that a refused call does not use up everybody's.
    ((await take(keys.aiCallsFrom(key), perAsker * factor)) &&
      (await take(keys.aiCalls(), perDay)));
}
