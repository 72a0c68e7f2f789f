import { CODE_LIFE_SECONDS, type Language, MESSAGES } from '@scholar/contract';
import type { MailContent, MailQueue } from '../mail/mail.ports';
import { AppError } from '../shared/app-error';
import type { Caller } from '../shared/caller';
import type { AccountsStore, AuditLog, CodeMaker, CodePurpose } from './accounts.ports';
import { createNote, whenLimited } from './audit';
import {
  GUESS_WINDOWS,
  type LimitKeys,
  PLACE_LIMITS,
  type PlaceWindows,
  SEND_WINDOWS,
  spend,
  toPlaceWindows,
} from './limits';
import { createPlaces, type Place } from './places';

export type CodesService = ReturnType<typeof createCodesService>;
export type MatchedCode = { email: string; codeHash: string };

export function createCodesService({
  store,
  mails,
  codeMaker,
  keys,
  audit,
  windows = toPlaceWindows(PLACE_LIMITS),
}: {
  store: AccountsStore;
  mails: MailQueue;
  codeMaker: CodeMaker;
  keys: LimitKeys;
  audit: AuditLog;
  windows?: PlaceWindows;
}) {
  const note = createNote(audit);
  const { findPlace } = createPlaces({ keys, windows });

  /** One transaction, so that code and mail are stored together or not at all. */
  async function send(email: string, caller: Caller, choose: ChoosePurpose) {
    const sending = store.transaction(async (tx) => {
      for (const window of SEND_WINDOWS) {
        await spend(tx.limits, keys.ofEmail('send', email, window), window);
      }
      const account = await tx.accounts.findByEmail(email);
      const place = await findPlace(tx.limits, account?.owner, caller);
      await spend(tx.limits, place.keyOf('send'), place.windowOf('send'));

      const isActive = account !== undefined && !account.isDeactivated;
      const { purpose, mail } = account?.isBlocked ? DECOY : choose(isActive);
      const code = codeMaker.make();
      await tx.codes.replace(email, { codeHash: codeMaker.hash(email, purpose, code), purpose });
      const language: Language = account?.language ?? caller.language;
      const content: MailContent = mail === 'decoy' ? { kind: mail } : { kind: mail, code };
      await mails.enqueue(
        tx.mailJobs,
        { to: email, language, content },
        { dropAfterSeconds: CODE_LIFE_SECONDS },
      );
      return account?.owner;
    });
    const owner = await whenLimited(sending, () => note('code-sent', 'limited', caller));
    note('code-sent', 'ok', caller, owner);
    return null;
  }

  /** The limit of the network comes last, so that guesses at one e-mail do not use it up for everybody. */
  async function spendGuess(email: string, place: Place) {
    for (const window of GUESS_WINDOWS) {
      await spend(
        store.limits,
        keys.ofEmail('guess', email, window),
        window,
        MESSAGES.tooManyTries,
      );
    }
    await spend(
      store.limits,
      place.keyOf('wrongCode'),
      place.windowOf('wrongCode'),
      MESSAGES.tooManyTries,
    );
  }

  async function refundEmail(email: string) {
    for (const window of GUESS_WINDOWS) {
      await store.limits.refund(keys.ofEmail('guess', email, window));
    }
  }

  /** Only wrong codes count: the right one may come again when the server was too busy to go on. */
  async function giveGuessBack(email: string, place: Place) {
    await store.codes.returnTry(email);
    await refundEmail(email);
    await store.limits.refund(place.keyOf('wrongCode'));
  }

  return {
    /** A registration code for a new address, an account code (and a mail that says so) for a known one. */
    sendVerification: (email: string, caller: Caller) =>
      send(email, caller, (isActive) =>
        isActive
          ? { purpose: 'account', mail: 'account-code' }
          : { purpose: 'registration', mail: 'registration-code' },
      ),

    /** Unknown addresses get the same work and the same answer, and no mail. */
    sendReset: (email: string, caller: Caller) =>
      send(email, caller, (isActive) =>
        isActive ? { purpose: 'reset', mail: 'reset-code' } : DECOY,
      ),

    /** Checks a code without using it up; whoever goes on must `consume` it in the transaction of the change. */
    async match(
      email: string,
      code: string,
      allowed: readonly CodePurpose[],
      caller: Caller,
    ): Promise<MatchedCode> {
      // Asked for every address alike, so that the time it takes tells nothing.
      const account = await store.accounts.findByEmail(email);
      const place = await findPlace(store.limits, account?.owner, caller);
      await whenLimited(spendGuess(email, place), () => note('code-used', 'limited', caller));

      const found = await store.codes.takeTry(email);
      const isRight =
        found.state === 'live' &&
        codeMaker.isSame(found.codeHash, codeMaker.hash(email, found.purpose, code)) &&
        allowed.includes(found.purpose);
      if (found.state !== 'live') {
        // There was no code to guess, so a stranger must not use up the owner's tries.
        await refundEmail(email);
      }
      note('code-used', isRight ? 'ok' : 'refused', caller, account?.owner);
      if (found.state === 'expired') {
        throw new AppError('invalid_code', MESSAGES.codeExpired);
      }
      if (!isRight) {
        throw wrongCode();
      }
      await giveGuessBack(email, place);
      return { email, codeHash: found.codeHash };
    },
  };
}

type Choice = {
  purpose: CodePurpose;
  mail: 'registration-code' | 'account-code' | 'reset-code' | 'decoy';
};
type ChoosePurpose = (isActive: boolean) => Choice;

/** Nobody gets a mail, and the answer says nothing of it. */
const DECOY: Choice = { purpose: 'decoy', mail: 'decoy' };

export function wrongCode(): AppError {
  return new AppError('invalid_code', MESSAGES.codeWrong);
}

/** Another call used the code first, so this one answers as if it were wrong. */
export async function consumeCode(tx: Pick<AccountsStore, 'codes'>, match: MatchedCode) {
  if (!(await tx.codes.consume(match.email, match.codeHash))) {
    throw wrongCode();
  }
}
