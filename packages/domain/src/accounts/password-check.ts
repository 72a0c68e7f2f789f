import { SECURITY_MESSAGES } from '@scholar/contract';
import { AppError } from '../shared/app-error';
import type { Caller } from '../shared/caller';
import type { OwnerId } from '../shared/owner-id';
import type {
  Account,
  AccountEvent,
  AccountsStore,
  AuditLog,
  PasswordHasher,
} from './accounts.ports';
import type { Attempt, Attempts } from './attempts';
import { createNote, whenLimited } from './audit';
import { notSignedIn } from './second-factor';

/** Asks somebody who is signed in for the password again, under the limits of signing in. */
export function createPasswordCheck({
  store,
  passwords,
  attempts,
  audit,
}: {
  store: AccountsStore;
  passwords: PasswordHasher;
  attempts: Attempts;
  audit: AuditLog;
}) {
  const note = createNote(audit);

  return async function checkPassword(
    owner: OwnerId,
    password: string,
    { event, caller }: { event: AccountEvent; caller: Caller },
  ): Promise<{ account: Account; email: string; attempt: Attempt }> {
    const contact = await store.accounts.findContact(owner);
    const account = contact && (await store.accounts.findByEmail(contact.email));
    if (!contact || !account) {
      throw notSignedIn();
    }
    const { email } = contact;
    const attempt = await whenLimited(attempts.reserve(email, owner, caller), () =>
      note(event, 'limited', caller, owner),
    );
    const isRight = await passwords
      .verify(account.passwordHash, password)
      .catch(async (error: unknown) => {
        await attempt.giveBack();
        throw error;
      });
    if (!isRight) {
      note(event, 'refused', caller, owner);
      throw new AppError('invalid_input', SECURITY_MESSAGES.passwordWrong);
    }
    return { account, email, attempt };
  };
}

export type CheckPassword = ReturnType<typeof createPasswordCheck>;
