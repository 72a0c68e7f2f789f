import {
  MESSAGES,
  SUPPORT_MESSAGES,
  SUPPORT_PER_HOUR,
  type SupportRequest,
} from '@scholar/contract';
import type { AccountsRepository } from '../accounts/accounts.ports';
import { type LimitKeys, spend } from '../accounts/limits';
import type { LimitsRepository, Window } from '../accounts/limits.ports';
import type { MailJobsRepository, MailQueue } from '../mail/mail.ports';
import { toPlanBadge } from '../plans/paid-plans';
import type { PlansRepository } from '../plans/plans.ports';
import { AppError } from '../shared/app-error';
import type { Caller } from '../shared/caller';
import { once, type RequestKey, type RequestsRepository } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';

export type SupportStore = Transactional<{
  accounts: AccountsRepository;
  limits: LimitsRepository;
  mailJobs: MailJobsRepository;
  plans: PlansRepository;
  requests: RequestsRepository;
}>;

const MESSAGES_WINDOW: Window = { limit: SUPPORT_PER_HOUR, seconds: 3_600 };

export function createSupportService({
  store,
  mails,
  keys,
  supportTo,
}: {
  store: SupportStore;
  mails: MailQueue;
  keys: LimitKeys;
  /** Where messages go; undefined where nobody reads them. */
  supportTo: string | undefined;
}) {
  return {
    async read(owner: OwnerId) {
      const plan = toPlanBadge(await store.plans.readPaidUntil(owner));
      return { isSetUp: supportTo !== undefined, isPriority: plan !== 'Basic' };
    },

    /** Queued before it is answered, so that no message is lost while the mail server is away. */
    async send(
      owner: OwnerId,
      { message, page }: SupportRequest,
      request: RequestKey | undefined,
      { requestId }: Caller,
    ) {
      if (supportTo === undefined) {
        throw new AppError('unavailable', SUPPORT_MESSAGES.notSetUp);
      }
      return store.transaction((tx) =>
        once(tx.requests, { owner, request, readAnswer: () => null }, async () => {
          await spend(
            tx.limits,
            keys.ofOwner('support', owner),
            MESSAGES_WINDOW,
            SUPPORT_MESSAGES.tooMany,
          );
          const contact = await tx.accounts.findContact(owner);
          if (!contact) {
            throw new AppError('unauthenticated', MESSAGES.signIn);
          }
          const plan = toPlanBadge(await tx.plans.readPaidUntil(owner));
          await mails.enqueue(tx.mailJobs, {
            to: supportTo,
            language: 'en',
            content: {
              kind: 'support-request',
              userId: owner,
              name: contact.name,
              email: contact.email,
              plan,
              page,
              requestId,
              message,
            },
          });
          return null;
        }),
      );
    },
  };
}
