import type { MailQueue } from '../mail/mail.ports';
import type { PushOutcome, PushSender, WaitingPush } from './push.ports';
import type { UnsubscribeTokens } from './study-reminders.ports';
import type { StudyRemindersStore } from './today.ports';

/** After each try that failed; five tries fit into the two hours a reminder may be late. */
const PAUSES_SECONDS = [60, 5 * 60, 15 * 60, 30 * 60];
/** Well above the time a call may take: none must be made again while it may still succeed. */
const LEASE_SECONDS = 2 * 60;
/** Busier than this a push service has to wait, so that a slow one does not hold up the others. */
const PER_HOST = 8;

export type PushDeliveryService = ReturnType<typeof createPushDeliveryService>;

/** Brings reminders that wait to the browsers of students. */
export function createPushDeliveryService({
  store,
  send,
  mails,
  tokens,
  onOutcome,
}: {
  store: StudyRemindersStore;
  send: PushSender;
  mails: MailQueue;
  tokens: Pick<UnsubscribeTokens, 'make'>;
  onOutcome: (push: WaitingPush, outcome: PushOutcome) => void;
}) {
  /** By mail, but only if this was the last browser and none has shown the reminder. */
  async function dropBrowser({
    owner,
    fingerprint,
    day,
    cards,
    minutes,
    lateSeconds,
  }: WaitingPush) {
    await store.transaction(async ({ studyReminders, pushSubscriptions, mailJobs }) => {
      // Locked first: two last browsers that go at the same moment must not each see the other.
      const addressee = await studyReminders.lockUnreached(owner, day);
      await pushSubscriptions.remove(owner, fingerprint);
      const left = await pushSubscriptions.list(owner);
      if (addressee && left.length === 0) {
        const { email, language } = addressee;
        const token = tokens.make(owner);
        await mails.enqueue(
          mailJobs,
          { to: email, language, content: { kind: 'study-reminder', cards, minutes, token } },
          { dropAfterSeconds: lateSeconds },
        );
      }
    });
  }

  async function note(push: WaitingPush, outcome: PushOutcome) {
    if (outcome.kind === 'gone') {
      return dropBrowser(push);
    }
    await store.transaction(async ({ studyReminders, pushSubscriptions }) => {
      // One that failed may have been shown: a service can take it and be silent.
      await studyReminders.notePushed(push.owner, push.day);
      if (outcome.kind === 'sent') {
        return pushSubscriptions.noteReached(push);
      }
      const pause = PAUSES_SECONDS[push.tries - 1];
      return pause === undefined
        ? pushSubscriptions.giveUp(push)
        : pushSubscriptions.retryLater(push, Math.max(pause, outcome.retryAfterSeconds ?? 0));
    });
  }

  return {
    take: (limit: number, underWay: WaitingPush[]) =>
      store.pushSubscriptions.take(limit, {
        leaseSeconds: LEASE_SECONDS,
        perHost: PER_HOST,
        fullHosts: findFullHosts(underWay),
      }),

    async deliver(push: WaitingPush) {
      const outcome = await send(push);
      await note(push, outcome);
      onOutcome(push, outcome);
    },

    purgeOutdated: () => store.pushSubscriptions.purgeOutdated(),
  };
}

function findFullHosts(underWay: WaitingPush[]): string[] {
  const counts = new Map<string, number>();
  for (const { host } of underWay) {
    counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return [...counts].flatMap(([host, count]) => (count >= PER_HOST ? [host] : []));
}
