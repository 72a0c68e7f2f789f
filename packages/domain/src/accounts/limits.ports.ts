import type { OwnerId } from '../shared/owner-id';

/** At most `limit` in `seconds`, counted from the first one. */
export type Window = { limit: number; seconds: number };
export type Verdict = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number };

/** Free wrong tries, then waits that grow with each further one. */
export type Waits = {
  freeTries: number;
  firstWaitSeconds: number;
  growth: number;
  maxWaitSeconds: number;
};

/** Counters that outlive a restart. Keys are made by `createLimitKeys`. */
export type LimitsRepository = {
  hit(key: string, window: Window): Promise<Verdict>;
  /** Takes so many at once, or none where that would be too many. */
  take(key: string, window: Window, amount: number): Promise<boolean>;
  /** Takes a hit back: the attempt turned out to be a good one. */
  refund(key: string): Promise<void>;
  /** Reserves a try that is presumed wrong; refused while the key has to wait. */
  reserveTry(key: string, waits: Waits): Promise<Verdict>;
  /** Takes a reservation back, and the wait it brought with it. */
  releaseTry(key: string): Promise<void>;
  clearTries(key: string): Promise<void>;
  /**
   * Those of the places from which this account was signed in. Asks the database without an owner too, so
   * that an unknown e-mail costs the same.
   */
  listKnownPlaces(owner: OwnerId | undefined, placeKeys: string[]): Promise<string[]>;
  rememberPlace(owner: OwnerId, placeKey: string): Promise<void>;
  purgeOld(): Promise<void>;
};
