import type { Store } from '@scholar/db';
import type { LimitKeys } from '@scholar/domain';

const DAY_SECONDS = 86_400;
/** Of a day's calls one network address gets a quarter, or enough for some documents where that is little. */
const ADDRESS = { share: 0.25, least: 50 };

/** Takes one call to the provider for somebody at a network address; false when none is left today. */
export type TakeCall = (address: string) => Promise<boolean>;

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
  const perAddress = Math.max(Math.ceil(perDay * ADDRESS.share), ADDRESS.least);
  const take = (key: string, limit: number) =>
    store.limits.take(key, { limit, seconds: DAY_SECONDS }, 1);

  return async (address) =>
    perDay === 0 ||
    // The address first: one that has had its share takes nothing from the others.
    ((await take(keys.aiCallsFrom(address), perAddress)) && (await take(keys.aiCalls(), perDay)));
}
