import { RECOVERY_CODES, SECURITY_MESSAGES } from '@scholar/contract';
import type { MailContent, MailQueue } from '../mail/mail.ports';
import { AppError } from '../shared/app-error';
import type { Caller } from '../shared/caller';
import type { OwnerId } from '../shared/owner-id';
import type { AccountsStore, AuditLog, SessionClaims } from './accounts.ports';
import { createNote } from './audit';
import { type LimitKeys, spend } from './limits';
import type { CheckPassword } from './password-check';
import { notSignedIn, toPlainCode, consumeSecondFactor } from './second-factor';
import type { SecondFactorCodes } from './second-factor.ports';

/** Guesses at the code that ends a set-up: whoever took over a session must not finish what its owner began. */
const SET_UP_WINDOW = { limit: 20, seconds: 15 * 60 };

type Repositories = Parameters<Parameters<AccountsStore['transaction']>[0]>[0];
type Proof = { password: string; code: string };

export function createSecondFactorService({
  store,
  codes,
  checkPassword,
  mails,
  keys,
  audit,
}: {
  store: AccountsStore;
  codes: SecondFactorCodes;
  checkPassword: CheckPassword;
  mails: MailQueue;
  keys: LimitKeys;
  audit: AuditLog;
}) {
  const note = createNote(audit);

  async function giveRecoveryCodes(tx: Repositories, owner: OwnerId): Promise<string[]> {
    const made = Array.from({ length: RECOVERY_CODES }, () => codes.makeRecoveryCode());
    await tx.secondFactors.replaceRecoveryCodes(
      owner,
      made.flatMap((code) => codes.hashRecoveryCode(owner, code).slice(0, 1)),
    );
    return made;
  }

  async function tell(
    tx: Repositories,
    owner: OwnerId,
    kind: Extract<MailContent['kind'], 'second-factor-on' | 'second-factor-off'>,
  ) {
    const contact = await tx.accounts.findContact(owner);
    if (!contact) {
      throw notSignedIn();
    }
    const { email, language } = contact;
    await mails.enqueue(tx.mailJobs, { to: email, language, content: { kind } });
  }

  /** Does the work only with the right password and a code that was not used before. */
  async function withProof<T>(
    owner: OwnerId,
    { password, code }: Proof,
    asked: Parameters<CheckPassword>[2],
    work: (tx: Repositories) => Promise<T>,
  ): Promise<T> {
    if (!(await store.secondFactors.find(owner))) {
      throw new AppError('conflict', SECURITY_MESSAGES.secondFactorOff);
    }
    const { attempt } = await checkPassword(owner, password, asked);
    const done = await store.transaction(async (tx) => {
      if (!(await consumeSecondFactor(tx.secondFactors, codes, owner, code))) {
        note(asked.event, 'refused', asked.caller, owner);
        throw new AppError('invalid_code', SECURITY_MESSAGES.secondFactorWrong);
      }
      await attempt.succeed(tx.limits);
      return work(tx);
    });
    note(asked.event, 'ok', asked.caller, owner);
    return done;
  }

  return {
    async read(owner: OwnerId) {
      const factor = await store.secondFactors.find(owner);
      return {
        since: factor?.since.toISOString() ?? null,
        recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
      };
    },

    /** The secret is shown this once. Nothing is on until a code proves that an app has it. */
    async begin(owner: OwnerId, password: string, caller: Caller) {
      const asked = { event: 'second-factor-on', caller } as const;
      const { email, attempt } = await checkPassword(owner, password, asked);
      await attempt.succeed(store.limits);
      const { sealed, secret, url } = codes.make(email);
      if (!(await store.secondFactors.begin(owner, sealed))) {
        throw new AppError('conflict', SECURITY_MESSAGES.secondFactorOn);
      }
      return { secret, url };
    },

    /** Ends the other sessions, so that every one that lives was signed in with the second factor. */
    async turnOn(claims: SessionClaims, code: string, caller: Caller) {
      const { owner } = claims;
      await spend(store.limits, keys.ofOwner('second-factor', owner), SET_UP_WINDOW);
      const recoveryCodes = await store.transaction(async (tx) => {
        const sealed = await tx.secondFactors.findBegun(owner);
        const step = sealed && codes.findStep(sealed, toPlainCode(code));
        if (
          !sealed ||
          step === undefined ||
          !(await tx.secondFactors.turnOn(owner, { sealed, step }))
        ) {
          note('second-factor-on', 'refused', caller, owner);
          throw new AppError('invalid_code', SECURITY_MESSAGES.secondFactorWrong);
        }
        await tx.sessions.endOthers(claims);
        await tell(tx, owner, 'second-factor-on');
        return giveRecoveryCodes(tx, owner);
      });
      note('second-factor-on', 'ok', caller, owner);
      return { recoveryCodes };
    },

    /** The older ones stop working. */
    async renewRecoveryCodes(owner: OwnerId, proof: Proof, caller: Caller) {
      const recoveryCodes = await withProof(
        owner,
        proof,
        { event: 'recovery-codes-made', caller },
        (tx) => giveRecoveryCodes(tx, owner),
      );
      return { recoveryCodes };
    },

    async turnOff(owner: OwnerId, proof: Proof, caller: Caller) {
      await withProof(owner, proof, { event: 'second-factor-off', caller }, async (tx) => {
        await tx.secondFactors.remove(owner);
        await tell(tx, owner, 'second-factor-off');
      });
      return null;
    },
  };
}
