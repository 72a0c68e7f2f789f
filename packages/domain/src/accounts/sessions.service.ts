import { MESSAGES, type User } from '@scholar/contract';
import { AppError, tooManyRequests } from '../shared/app-error';
import type { Caller } from '../shared/caller';
import type {
  AccountsStore,
  AuditLog,
  PasswordHasher,
  SessionClaims,
  TokenSigner,
} from './accounts.ports';
import { createNote, whenLimited } from './audit';
import type { Verdict } from './limits.ports';
import {
  ACCOUNT_AT_PLACE_WAITS,
  ACCOUNT_WAITS,
  type LimitKeys,
  PLACE_LIMITS,
  type PlaceWindows,
  spend,
  toPlaceWindows,
} from './limits';
import { createPlaces, type Place } from './places';

/** A session nobody uses ends earlier than one in use; its token lives as long as it can at most. */
export const SESSION_DAYS = { idle: 14, life: 90 } as const;

export type SessionsService = ReturnType<typeof createSessionsService>;

export function createSessionsService({
  store,
  passwords,
  tokens,
  keys,
  audit,
  makeDevice,
  windows = toPlaceWindows(PLACE_LIMITS),
}: {
  store: AccountsStore;
  passwords: PasswordHasher;
  tokens: TokenSigner;
  keys: LimitKeys;
  audit: AuditLog;
  makeDevice: () => string;
  windows?: PlaceWindows;
}) {
  const note = createNote(audit);
  const { findPlace, rememberPlaces } = createPlaces({ keys, windows });

  /**
   * Every check that costs nothing comes before the hash that costs much. The account's own limits come
   * first: whoever clicks on at a locked account must not use up what the whole network may try.
   */
  async function reserveAttempt(email: string, place: Place) {
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

  /** A server that was too busy to check the password must not count it as wrong. */
  async function giveAttemptBack(email: string, place: Place) {
    await store.limits.releaseTry(keys.ofAccountAt(email, place.name));
    await store.limits.releaseTry(keys.ofAccount(email));
    await store.limits.refund(place.keyOf('wrongPassword'));
  }

  async function readClaims(token: string | undefined): Promise<SessionClaims> {
    const claims = token === undefined ? undefined : await tokens.verify(token);
    if (!claims) {
      throw notSignedIn();
    }
    return claims;
  }

  return {
    async login({ email, password }: { email: string; password: string }, caller: Caller) {
      const account = await store.accounts.findByEmail(email);
      const place = await findPlace(store.limits, account?.owner, caller);
      await whenLimited(reserveAttempt(email, place), () =>
        note('login', 'limited', caller, account?.owner),
      );

      const isActive = account !== undefined && !account.isDeactivated && !account.isBlocked;
      const passwordHash = isActive ? account.passwordHash : undefined;
      const isRight = await passwords
        .verify(passwordHash, password)
        .catch(async (error: unknown) => {
          await giveAttemptBack(email, place);
          throw error;
        });
      if (!isActive || !isRight) {
        note('login', 'refused', caller, account?.owner);
        throw new AppError('unauthenticated', MESSAGES.loginFailed);
      }

      const newHash = passwords.isOutdated(account.passwordHash)
        ? await passwords.hash(password)
        : undefined;
      const { claims, device } = await store.transaction(async (tx) => {
        if (newHash !== undefined) {
          await tx.accounts.rehash(account.owner, account.passwordHash, newHash);
        }
        await tx.limits.clearTries(keys.ofAccountAt(email, place.name));
        await tx.limits.clearTries(keys.ofAccount(email));
        await tx.limits.refund(place.keyOf('wrongPassword'));
        return {
          device: await rememberPlaces(tx.limits, account.owner, caller, makeDevice),
          claims: await tx.sessions.create(account),
        };
      });
      note('login', 'ok', caller, claims.owner);
      return { token: await tokens.sign(claims), device };
    },

    async authenticate(token: string | undefined): Promise<SessionClaims> {
      const claims = await readClaims(token);
      if (!(await store.sessions.isAlive(claims))) {
        throw notSignedIn();
      }
      return claims;
    },

    /** Checks the session and reads the student in one statement. */
    async authenticateUser(token: string | undefined): Promise<SessionClaims & { user: User }> {
      const claims = await readClaims(token);
      const user = await store.sessions.findUser(claims);
      if (!user) {
        throw notSignedIn();
      }
      return { ...claims, user };
    },

    /** For operators' calls; anybody else who is signed in gets 404. */
    async authenticateOperator(token: string | undefined): Promise<SessionClaims> {
      const claims = await readClaims(token);
      const roles = await store.sessions.readRoles(claims);
      if (!roles) {
        throw notSignedIn();
      }
      if (!roles.includes('Admin')) {
        throw new AppError('not_found', MESSAGES.notFound);
      }
      return claims;
    },

    async logout(claims: SessionClaims, caller: Caller) {
      await store.sessions.end(claims.owner, claims.sessionId);
      note('logout', 'ok', caller, claims.owner);
      return null;
    },

    async logoutEverywhere(claims: SessionClaims, caller: Caller) {
      await store.transaction(async ({ sessions, pushSubscriptions }) => {
        await sessions.endAll(claims.owner);
        await pushSubscriptions.removeAll(claims.owner);
      });
      note('logout-everywhere', 'ok', caller, claims.owner);
      return null;
    },
  };
}

function notSignedIn(): AppError {
  return new AppError('unauthenticated', MESSAGES.signIn);
}

function refuseUnless(verdict: Verdict) {
  if (!verdict.isAllowed) {
    throw tooManyRequests(verdict.retryAfterSeconds, MESSAGES.tooManyTries);
  }
}
