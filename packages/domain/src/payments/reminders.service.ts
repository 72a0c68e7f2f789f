import type { MailQueue } from '../mail/mail.ports';
import type { EndingPlan, PaymentsStore } from './payments.ports';

/** How many days before a plan ends its owner is told. */
export const REMINDER_DAYS = [5, 1] as const;
const BATCH = 200;

export function createRemindersService({
  store,
  mails,
}: {
  store: PaymentsStore;
  mails: MailQueue;
}) {
  /** The mail is queued with the note that it was: several servers at once send one. */
  const remind = (ending: EndingPlan) =>
    store.transaction(async ({ ledger, accounts, mailJobs }) => {
      if (!(await ledger.noteReminder(ending))) {
        return;
      }
      const contact = await accounts.findContact(ending.owner);
      if (contact) {
        await mails.enqueue(mailJobs, {
          to: contact.email,
          language: contact.language,
          content: {
            kind: 'plan-ending',
            plan: ending.plan,
            endsAt: ending.endsAt.toISOString(),
            daysLeft: ending.daysBefore,
          },
        });
      }
    });

  return {
    async remindOfEnds() {
      let due: EndingPlan[];
      do {
        due = await store.ledger.listEnding(REMINDER_DAYS, BATCH);
        for (const ending of due) {
          await remind(ending);
        }
      } while (due.length === BATCH);
    },
  };
}
