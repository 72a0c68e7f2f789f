import type { Caller } from '../shared/caller';
import type { OwnerId } from '../shared/owner-id';
import {
  DEVICE_WINDOW,
  type LimitKeys,
  PLACE_LIMITS,
  type PlaceLimits,
  type PlaceWindows,
  toPlaceWindows,
  TRUSTED_FACTOR,
} from './limits';
import type { LimitsRepository, Window } from './limits.ports';

type Limit = keyof PlaceLimits;

/** Whom a try at an account is counted against, beside the account itself. */
export type Place = {
  name: string;
  /** The account was signed in from there before. */
  isKnown: boolean;
  keyOf(limit: Limit): string;
  windowOf(limit: Limit): Window;
};

/**
 * Everybody behind one network address shares its limits, so one person could use them up. The owner
 * of an account, signed in or on a device that it knows, is therefore counted apart from the others there.
 */
export function createPlaces({
  keys,
  windows = toPlaceWindows(PLACE_LIMITS),
}: {
  keys: LimitKeys;
  windows?: PlaceWindows;
}) {
  function toPlace(name: string, isKnown: boolean, factor = 1): Place {
    return {
      name,
      isKnown,
      keyOf: (limit) => keys.ofPlace(limit, name),
      windowOf: (limit) => ({ ...windows[limit], limit: windows[limit].limit * factor }),
    };
  }

  return {
    async findPlace(
      limits: LimitsRepository,
      owner: OwnerId | undefined,
      { address, device, account, isTrusted }: Caller,
    ): Promise<Place> {
      const addressKey = keys.knownPlace(address);
      const deviceKey = keys.knownPlace(nameOf(device));
      const known = await limits.listKnownPlaces(owner, [addressKey, deviceKey]);
      if (owner !== undefined && account === owner) {
        return toPlace(`account ${owner}`, true);
      }
      return device !== undefined && known.includes(deviceKey)
        ? toPlace(nameOf(device), true)
        : toPlace(address, known.includes(addressKey), isTrusted ? TRUSTED_FACTOR : 1);
    },

    /** After a login: the id the device is to keep, unless the account has had too many new ones today. */
    async rememberPlaces(
      limits: LimitsRepository,
      owner: OwnerId,
      { address, device }: Caller,
      makeDevice: () => string,
    ): Promise<string | undefined> {
      await limits.rememberPlace(owner, keys.knownPlace(address));
      const mayHaveNew =
        device !== undefined ||
        (await limits.hit(keys.ofOwner('device', owner), DEVICE_WINDOW)).isAllowed;
      const kept = device ?? (mayHaveNew ? makeDevice() : undefined);
      if (kept !== undefined) {
        await limits.rememberPlace(owner, keys.knownPlace(nameOf(kept)));
      }
      return kept;
    },
  };
}

/** Cannot be confused with a network address. */
function nameOf(device = ''): string {
  return `device ${device}`;
}
