import type { BrowserSubscription, Language } from '@scholar/contract';
import type { SessionClaims } from '../accounts/accounts.ports';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';

/** A browser as it is kept: known by the fingerprint of its address. */
export type KeptSubscription = BrowserSubscription & { fingerprint: string; host: string };

export type PushReminder = { day: number; cards: number; minutes: number };

/** A reminder on its way to a browser, taken by one server. */
export type WaitingPush = PushReminder &
  KeptSubscription & {
    owner: OwnerId;
    language: Language;
    /** With this one. */
    tries: number;
    /** Until it is too late to bring it. */
    lateSeconds: number;
    /** Until the end of the student's day. */
    daySeconds: number;
  };

export type PushSubscriptionsRepository = {
  /** Fingerprints, oldest first. */
  list(owner: OwnerId): Promise<string[]>;
  /**
   * Takes the browser over from whoever used it before, for as long as nobody ends the session. False where that has
   * just ended, and where its keys are not those we know: then it is somebody who has heard of an address, and not
   * that browser.
   */
  save(
    session: Pick<SessionClaims, 'owner' | 'sessionId'>,
    subscription: KeptSubscription & { serverKey: string },
  ): Promise<boolean>;
  /** All but the newest. */
  trim(owner: OwnerId, most: number): Promise<void>;
  remove(owner: OwnerId, fingerprint: string): Promise<boolean>;
  /** Those that were subscribed with another key of ours: no push service takes a reminder for them. */
  removeStrangers(serverKey: string): Promise<void>;
  /** For every browser of the student, in place of what still waits there. How many. */
  queue(
    owner: OwnerId,
    reminder: PushReminder & { dropAfterSeconds: number; expireAfterSeconds: number },
  ): Promise<number>;
  /** Of no host more than `perHost`, and none of `fullHosts`; no other server gets them meanwhile. */
  take(
    limit: number,
    options: { leaseSeconds: number; perHost: number; fullHosts: string[] },
  ): Promise<WaitingPush[]>;
  noteReached(push: WaitingPush): Promise<void>;
  retryLater(push: WaitingPush, seconds: number): Promise<void>;
  giveUp(push: WaitingPush): Promise<void>;
  purgeOutdated(): Promise<void>;
};

export type PushOutcome =
  | { kind: 'sent' }
  /** The browser is not there any more, and never will be at this address. */
  | { kind: 'gone' }
  | { kind: 'failed'; reason: string; retryAfterSeconds?: number };

/** Brings one reminder to the push service of a browser; does not throw for what that service does. */
export type PushSender = (push: WaitingPush) => Promise<PushOutcome>;

/** Keys made once and shared by all servers of a database, sealed. */
export type ServerKeysRepository = {
  find(name: string): Promise<Uint8Array | undefined>;
  /** False when another server was faster. */
  insert(name: string, sealed: Uint8Array): Promise<boolean>;
  replace(name: string, old: Uint8Array, sealed: Uint8Array): Promise<void>;
};

export type PushStore = Transactional<{ pushSubscriptions: PushSubscriptionsRepository }>;
