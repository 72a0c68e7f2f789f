import { OPERATOR_MESSAGES, type QueuedMailPage, type MailState } from '@scholar/contract';
import type { MailEnvelopes } from '../mail/mail.ports';
import { AppError } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import type { OperatorsStore, Page } from './operators.ports';

/** The mail queue as operators see it: recipients and states, never contents. */
export function createQueuedMailsService({
  store,
  envelopes,
}: {
  store: OperatorsStore;
  envelopes: MailEnvelopes;
}) {
  return {
    async list({ state, ...page }: Page & { state: MailState }): Promise<QueuedMailPage> {
      const { jobs, ...totals } = await store.mailJobs.list(state, page);
      return {
        mails: jobs.map(({ id, sealed, queuedAt, dueAt, ...job }) => {
          const envelope = sealed && envelopes.read(sealed);
          return {
            ...job,
            mailId: id,
            recipient: envelope?.to ?? null,
            kind: envelope?.kind ?? null,
            queuedDate: queuedAt.toISOString(),
            dueDate: dueAt.toISOString(),
          };
        }),
        ...totals,
      };
    },

    async retry(actor: OwnerId, mailId: number) {
      await store.transaction(async ({ mailJobs, auditLog }) => {
        const outcome = await mailJobs.retryFailed(mailId);
        if (outcome === 'unknown') {
          throw new AppError('not_found', OPERATOR_MESSAGES.mailNotFound);
        }
        if (outcome === 'outdated') {
          throw new AppError('conflict', OPERATOR_MESSAGES.mailOutdated);
        }
        await auditLog.insert({ actor, action: 'mail-retried', details: { mail: mailId } });
      });
      return null;
    },
  };
}
