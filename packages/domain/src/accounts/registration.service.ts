import type { Registration } from '@scholar/contract';
import type { Caller } from '../shared/caller';
import type {
  AccountsStore,
  AuditLog,
  PasswordBlocklist,
  PasswordHasher,
  TokenSigner,
} from './accounts.ports';
import type { Attempt, Attempts } from './attempts';
import { type CodesService, consumeCode, wrongCode } from './codes.service';
import { DEACTIVATION_DAYS } from './deactivation.service';
import type { LimitKeys } from './limits';
import { refuseBlocked } from './password-blocklist';
import { createPlaces } from './places';
import { secondFactorNeeded, secondFactorRefused, consumeSecondFactor } from './second-factor';
import type { SecondFactorCodes } from './second-factor.ports';
import { originOf } from './session-origin';

export function createRegistrationService({
  store,
  codes,
  passwords,
  blocklist,
  tokens,
  keys,
  audit,
  makeDevice,
  attempts,
  secondFactorCodes,
}: {
  store: AccountsStore;
  codes: CodesService;
  passwords: PasswordHasher;
  blocklist: PasswordBlocklist;
  tokens: TokenSigner;
  keys: LimitKeys;
  audit: AuditLog;
  makeDevice: () => string;
  attempts: Attempts;
  secondFactorCodes: SecondFactorCodes;
}) {
  const { rememberPlaces } = createPlaces({ keys });

  /** A mailbox alone must not bring back an account that was signed in to with a second factor. */
  async function reserveSecondFactor(
    { email, secondFactor }: Registration,
    caller: Caller,
  ): Promise<Attempt | undefined> {
    const former = await store.accounts.findByEmail(email);
    if (!former?.isDeactivated || !(await store.secondFactors.find(former.owner))) {
      return undefined;
    }
    if (secondFactor === undefined) {
      throw secondFactorNeeded();
    }
    return attempts.reserve(email, former.owner, caller);
  }

  return {
    /** A new account, or a deactivated one brought back whole under its new password. */
    async register(code: string, draft: Registration, caller: Caller) {
      refuseBlocked(blocklist, draft.password);
      const match = await codes.match(draft.email, code, ['registration'], caller);
      const passwordHash = await passwords.hash(draft.password);
      const account = {
        email: draft.email,
        name: draft.name,
        passwordHash,
        language: caller.language,
      };

      // Housekeeping may not have purged the account yet, and it must not be restored after its time. Before the
      // transaction, which would keep everything of a large account until its end.
      await store.accounts.purgeDeactivated(DEACTIVATION_DAYS, draft.email);
      const attempt = await reserveSecondFactor(draft, caller);
      const { claims, isRestored, device } = await store.transaction(async (tx) => {
        await consumeCode(tx, match);
        const former = await tx.accounts.findByEmail(draft.email);
        if (former && (!former.isDeactivated || former.isBlocked)) {
          throw wrongCode();
        }
        if (former && attempt) {
          const { secondFactors, limits } = tx;
          const typed = draft.secondFactor ?? '';
          if (!(await consumeSecondFactor(secondFactors, secondFactorCodes, former.owner, typed))) {
            throw secondFactorRefused();
          }
          await attempt.succeed(limits);
        }
        const membership = former
          ? await tx.accounts.restore(former.owner, account)
          : await tx.accounts.insert(account);
        if (!membership) {
          throw wrongCode();
        }
        return {
          device: await rememberPlaces(tx.limits, membership.owner, caller, makeDevice),
          claims: await tx.sessions.create(membership, originOf(caller, keys)),
          isRestored: former !== undefined,
        };
      });

      audit({
        event: isRestored ? 'restored' : 'registered',
        outcome: 'ok',
        owner: claims.owner,
        address: caller.address,
        requestId: caller.requestId,
      });
      return {
        jwtToken: await tokens.sign(claims),
        user: { name: draft.name, email: draft.email },
        device,
      };
    },
  };
}
