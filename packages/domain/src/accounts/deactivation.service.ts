import { MESSAGES } from '@scholar/contract';
import type { MailQueue } from '../mail/mail.ports';
import { AppError } from '../shared/app-error';
import type { Caller } from '../shared/caller';
import type { OwnerId } from '../shared/owner-id';
import type { AccountsStore, AuditLog } from './accounts.ports';
import { type CodesService, consumeCode } from './codes.service';

/** How long a deactivated account can still come back. */
export const DEACTIVATION_DAYS = 30;

export function createDeactivationService({
  store,
  codes,
  mails,
  audit,
  purgeFiles,
}: {
  store: AccountsStore;
  codes: CodesService;
  mails: MailQueue;
  audit: AuditLog;
  purgeFiles: () => Promise<void>;
}) {
  return {
    /** The account comes from the token, because six digits alone must not select an account. */
    async deactivate(
      owner: OwnerId,
      code: string,
      { isFinal }: { isFinal: boolean },
      caller: Caller,
    ) {
      const contact = await store.accounts.findContact(owner);
      if (!contact) {
        throw new AppError('unauthenticated', MESSAGES.signIn);
      }
      const match = await codes.match(contact.email, code, ['account'], caller);
      await store.transaction(async (tx) => {
        await consumeCode(tx, match);
        // Counted as long ago, so that an account whose purge failed cannot be restored by registering again.
        await tx.accounts.deactivate(owner, isFinal ? DEACTIVATION_DAYS : 0);
        await tx.sessions.endAll(owner);
        await tx.studyReminders.end(owner);
        await tx.calendarFeeds.end(owner);
        await tx.shareLinks.closeAll(owner);
        await mails.enqueue(tx.mailJobs, {
          to: contact.email,
          language: contact.language,
          content: { kind: isFinal ? 'account-deleted' : 'account-deactivated' },
        });
      });
      if (isFinal) {
        await store.accounts.purgeDeactivated(DEACTIVATION_DAYS, contact.email);
        // All is gone but the files; if their store is away, housekeeping has them go.
        await purgeFiles().catch(() => undefined);
      }
      audit({
        event: 'deactivated',
        outcome: 'ok',
        owner,
        address: caller.address,
        requestId: caller.requestId,
      });
      return null;
    },

    purgeOld: () => store.accounts.purgeDeactivated(DEACTIVATION_DAYS),
  };
}
