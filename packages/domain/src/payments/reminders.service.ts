import type { MailQueue } from '../mail/mail.ports';
import type { EndingPlan, PaymentsStore } from './payments.ports';

/** How many days before a plan ends its owner is told. */
const REMINDER_DAYS = [5, 1] as const;
const BATCH = 200;

export function createRemindersService({
  store,
  mails,
  onFailed,
}: {
  store: PaymentsStore;
  mails: MailQueue;
  /** One that failed is tried again at the next round. */
  onFailed: (error: unknown, ending: EndingPlan) => void;
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
            daysLeft: ending.daysLeft,
          },
        });
      }
    });

  /** How many are dealt with. */
  async function remindEach(due: EndingPlan[]): Promise<number> {
    let done = 0;
    for (const ending of due) {
      try {
        await remind(ending);
        done += 1;
      } catch (error) {
        onFailed(error, ending);
      }
    }
    return done;
  }

  return {
    async remindOfEnds() {
      let due: EndingPlan[];
      let done: number;
      do {
        due = await store.ledger.listEnding(REMINDER_DAYS, BATCH);
        done = await remindEach(due);
        // Failed ones are listed again, so a round in which all failed must end the loop.
      } while (due.length === BATCH && done > 0);
    },
  };
}
