import type { MailQueue } from '../mail/mail.ports';
import type { Caller } from '../shared/caller';
import type { AccountsStore, AuditLog, PasswordBlocklist, PasswordHasher } from './accounts.ports';
import { type CodesService, consumeCode, wrongCode } from './codes.service';
import { refuseBlocked } from './password-blocklist';

export function createPasswordService({
  store,
  codes,
  passwords,
  blocklist,
  mails,
  audit,
}: {
  store: AccountsStore;
  codes: CodesService;
  passwords: PasswordHasher;
  blocklist: PasswordBlocklist;
  mails: MailQueue;
  audit: AuditLog;
}) {
  return {
    /** Proves the mailbox by code, sets the password, ends every session and tells the owner by mail. */
    async changeWithCode(email: string, code: string, newPassword: string, caller: Caller) {
      refuseBlocked(blocklist, newPassword);
      const match = await codes.match(email, code, ['account', 'reset'], caller);
      const passwordHash = await passwords.hash(newPassword);

      const owner = await store.transaction(async (tx) => {
        await consumeCode(tx, match);
        const account = await tx.accounts.findByEmail(email);
        if (!account || account.isDeactivated || account.isBlocked) {
          throw wrongCode();
        }
        await tx.accounts.updatePasswordHash(account.owner, passwordHash);
        await tx.sessions.endAll(account.owner);
        await mails.enqueue(tx.mailJobs, {
          to: email,
          language: account.language,
          content: { kind: 'password-changed' },
        });
        return account.owner;
      });

      audit({
        event: 'password-changed',
        outcome: 'ok',
        owner,
        address: caller.address,
        requestId: caller.requestId,
      });
      return null;
    },
  };
}
