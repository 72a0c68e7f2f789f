import { type Login, MESSAGES, SECURITY_MESSAGES, type User } from '@scholar/contract';
import { AppError } from '../shared/app-error';
import type { Caller } from '../shared/caller';
import type { OwnerId } from '../shared/owner-id';
import type {
  AccountsStore,
  AuditLog,
  PasswordHasher,
  SessionClaims,
  TokenSigner,
} from './accounts.ports';
import type { Attempts } from './attempts';
import { createNote, whenLimited } from './audit';
import type { LimitKeys } from './limits';
import type { CheckPassword } from './password-check';
import { createPlaces } from './places';
import {
  notSignedIn,
  secondFactorNeeded,
  secondFactorRefused,
  consumeSecondFactor,
} from './second-factor';
import type { SecondFactorCodes } from './second-factor.ports';
import { originOf } from './session-origin';

/** A session nobody uses ends earlier than one in use; its token lives as long as it can at most. */
export const SESSION_DAYS = { idle: 14, life: 90 } as const;

/** Whoever finds a screen unlocked must not give money or rights away. */
export const FRESH_PASSWORD_MINUTES = 10;

type Repositories = Parameters<Parameters<AccountsStore['transaction']>[0]>[0];

export type SessionsService = ReturnType<typeof createSessionsService>;

export function createSessionsService({
  store,
  passwords,
  tokens,
  keys,
  audit,
  makeDevice,
  attempts,
  checkPassword,
  secondFactorCodes,
}: {
  store: AccountsStore;
  passwords: PasswordHasher;
  tokens: TokenSigner;
  keys: LimitKeys;
  audit: AuditLog;
  makeDevice: () => string;
  attempts: Attempts;
  checkPassword: CheckPassword;
  secondFactorCodes: SecondFactorCodes;
}) {
  const note = createNote(audit);
  const { rememberPlaces } = createPlaces({ keys });

  /** A wrong one stays counted, as a wrong password does. */
  async function consumeOnLogin(tx: Repositories, owner: OwnerId, typed: string, caller: Caller) {
    if (!(await consumeSecondFactor(tx.secondFactors, secondFactorCodes, owner, typed))) {
      note('login', 'refused', caller, owner);
      throw secondFactorRefused();
    }
  }

  async function readClaims(token: string | undefined): Promise<SessionClaims> {
    const claims = token === undefined ? undefined : await tokens.verify(token);
    if (!claims) {
      throw notSignedIn();
    }
    return claims;
  }

  async function readOperator(token: string | undefined) {
    const claims = await readClaims(token);
    const access = await store.sessions.readAccess(claims);
    if (!access) {
      throw notSignedIn();
    }
    if (!access.roles.includes('Admin')) {
      throw new AppError('not_found', MESSAGES.notFound);
    }
    if (!access.hasSecondFactor) {
      throw new AppError('forbidden', SECURITY_MESSAGES.secondFactorRequired);
    }
    return { claims, isPasswordFresh: access.isPasswordFresh };
  }

  return {
    async login({ email, password, secondFactor }: Login, caller: Caller) {
      const account = await store.accounts.findByEmail(email);
      const attempt = await whenLimited(attempts.reserve(email, account?.owner, caller), () =>
        note('login', 'limited', caller, account?.owner),
      );

      const isActive = account !== undefined && !account.isDeactivated && !account.isBlocked;
      const passwordHash = isActive ? account.passwordHash : undefined;
      const isRight = await passwords
        .verify(passwordHash, password)
        .catch(async (error: unknown) => {
          // A server that was too busy to check the password must not count it as wrong.
          await attempt.giveBack();
          throw error;
        });
      if (!isActive || !isRight) {
        note('login', 'refused', caller, account?.owner);
        throw new AppError('unauthenticated', MESSAGES.loginFailed);
      }
      // Asked for only now: nobody without the password learns who has a second factor.
      const hasSecondFactor = (await store.secondFactors.find(account.owner)) !== undefined;
      if (hasSecondFactor && secondFactor === undefined) {
        await attempt.giveBack();
        throw secondFactorNeeded();
      }

      const newHash = passwords.isOutdated(account.passwordHash)
        ? await passwords.hash(password)
        : undefined;
      const { claims, device } = await store.transaction(async (tx) => {
        if (newHash !== undefined) {
          await tx.accounts.rehash(account.owner, account.passwordHash, newHash);
        }
        if (hasSecondFactor) {
          await consumeOnLogin(tx, account.owner, secondFactor ?? '', caller);
        }
        await attempt.succeed(tx.limits);
        return {
          device: await rememberPlaces(tx.limits, account.owner, caller, makeDevice),
          claims: await tx.sessions.create(account, originOf(caller, keys)),
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
    authenticateOperator: async (token: string | undefined): Promise<SessionClaims> =>
      (await readOperator(token)).claims,

    /** For what gives money away: the password has to be a fresh one too. */
    async authenticateFreshOperator(token: string | undefined): Promise<SessionClaims> {
      const { claims, isPasswordFresh } = await readOperator(token);
      if (!isPasswordFresh) {
        throw new AppError('forbidden', SECURITY_MESSAGES.passwordNeeded);
      }
      return claims;
    },

    async confirmPassword(claims: SessionClaims, password: string, caller: Caller) {
      const asked = { event: 'password-confirmed', caller } as const;
      const { attempt } = await checkPassword(claims.owner, password, asked);
      await store.transaction(async (tx) => {
        await attempt.succeed(tx.limits);
        await tx.sessions.notePassword(claims);
      });
      note('password-confirmed', 'ok', caller, claims.owner);
      return null;
    },

    async logout(claims: SessionClaims, caller: Caller) {
      await store.sessions.end(claims.owner, claims.sessionId);
      note('logout', 'ok', caller, claims.owner);
      return null;
    },

    async logoutEverywhere(claims: SessionClaims, caller: Caller) {
      await store.transaction(({ sessions }) => sessions.endAll(claims.owner));
      note('logout-everywhere', 'ok', caller, claims.owner);
      return null;
    },
  };
}
