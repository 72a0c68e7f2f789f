import { MESSAGES } from '@scholar/contract';
import { tooManyRequests } from '../shared/app-error';
import type { Caller } from '../shared/caller';
import type { OwnerId } from '../shared/owner-id';
import type { AccountsStore } from './accounts.ports';
import {
  ACCOUNT_AT_PLACE_WAITS,
  ACCOUNT_WAITS,
  type LimitKeys,
  type PlaceWindows,
  spend,
} from './limits';
import type { LimitsRepository, Verdict } from './limits.ports';
import { createPlaces, type Place } from './places';

/** A try at a password or at a second factor. It counts as wrong until it turns out otherwise. */
export type Attempt = {
  /** It was neither right nor wrong: nothing could be checked, or a part is still missing. */
  giveBack(): Promise<void>;
  /** It was right in every part: what was wrong before is forgotten. */
  succeed(limits: LimitsRepository): Promise<void>;
};

export function createAttempts({
  store,
  keys,
  windows,
}: {
  store: AccountsStore;
  keys: LimitKeys;
  windows: PlaceWindows;
}) {
  const { findPlace } = createPlaces({ keys, windows });

  /**
   * Every check that costs nothing comes before the hash that costs much. The account's own limits come
   * first: whoever clicks on at a locked account must not use up what the whole network may try.
   */
  async function count(email: string, place: Place) {
    refuseUnless(
      await store.limits.reserveTry(keys.ofAccountAt(email, place.name), ACCOUNT_AT_PLACE_WAITS),
    );
    const fromEverywhere = await store.limits.reserveTry(keys.ofAccount(email), ACCOUNT_WAITS);
    // A stranger who floods an account must not lock its owner out of a place they have used before.
    if (!place.isKnown) {
      refuseUnless(fromEverywhere);
    }
    await spend(store.limits, place.keyOf('login'), place.windowOf('login'));
    await spend(
      store.limits,
      place.keyOf('wrongPassword'),
      place.windowOf('wrongPassword'),
      MESSAGES.tooManyTries,
    );
  }

  return {
    async reserve(email: string, owner: OwnerId | undefined, caller: Caller): Promise<Attempt> {
      const place = await findPlace(store.limits, owner, caller);
      await count(email, place);
      return {
        async giveBack() {
          await store.limits.releaseTry(keys.ofAccountAt(email, place.name));
          await store.limits.releaseTry(keys.ofAccount(email));
          await store.limits.refund(place.keyOf('wrongPassword'));
        },

        async succeed(limits) {
          await limits.clearTries(keys.ofAccountAt(email, place.name));
          await limits.clearTries(keys.ofAccount(email));
          await limits.refund(place.keyOf('wrongPassword'));
        },
      };
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;

function refuseUnless(verdict: Verdict) {
  if (!verdict.isAllowed) {
    throw tooManyRequests(verdict.retryAfterSeconds, MESSAGES.tooManyTries);
  }
}
