import { STUDY_MESSAGES } from '@scholar/contract';
import { dayInZone } from '@scholar/memory';
import type { MailQueue } from '../mail/mail.ports';
import { AppError } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import { findNextReminder } from './next-reminder';
import type { ReminderStep, StudyReminder, UnsubscribeTokens } from './study-reminders.ports';
import type { StudyRemindersStore } from './today.ports';
import { createTodayService } from './today.service';

/** After a stop a reminder still comes this late; later it would come at night. */
const LATE_MS = 2 * 3_600_000;
const BATCH = 200;

export type StudyRemindersService = ReturnType<typeof createStudyRemindersService>;

export function createStudyRemindersService({
  store,
  mails,
  tokens,
  now,
  onQueued,
  onFailed,
}: {
  store: StudyRemindersStore;
  mails: MailQueue;
  tokens: UnsubscribeTokens;
  now: () => Date;
  /** A reminder waits to be pushed. */
  onQueued: () => void;
  /** One that failed is tried again at the next round, until it is too late. */
  onFailed: (error: unknown, owner: OwnerId) => void;
}) {
  /** Queued with the note that it was: several servers at once send one, a crash none or one. */
  async function remind(reminder: StudyReminder, at: Date) {
    const { owner, email, language, dueAt } = reminder;
    const today = createTodayService({ store, now: () => at });
    const { counts, minutes } = await today.read(owner, { more: false });
    const cards = counts.due + counts.new + counts.learning;
    if (cards === 0) {
      return store.studyReminders.putOff([toStep(reminder, at)]);
    }
    const token = tokens.make(owner);
    const { day, endsAt } = dayOf(reminder);
    const dropAfterSeconds = secondsBetween(at, dueAt.getTime() + LATE_MS);
    const isPushed = await store.transaction(async (tx) => {
      const step = { ...toStep(reminder, at), day, tokenHash: tokens.hash(token) };
      if (!(await tx.studyReminders.note(step))) {
        return false;
      }
      const expireAfterSeconds = secondsBetween(at, Date.parse(endsAt));
      const push = { day, cards, minutes, dropAfterSeconds, expireAfterSeconds };
      if (reminder.reminderWay === 'push' && (await tx.pushSubscriptions.queue(owner, push)) > 0) {
        return true;
      }
      await mails.enqueue(
        tx.mailJobs,
        { to: email, language, content: { kind: 'study-reminder', cards, minutes, token } },
        { dropAfterSeconds },
      );
      return false;
    });
    if (isPushed) {
      onQueued();
    }
  }

  /** How many are dealt with. */
  async function remindEach(due: StudyReminder[], at: Date): Promise<number> {
    const isWanted = (reminder: StudyReminder) => canBeSent(reminder, at);
    const idle = due.filter((reminder) => !isWanted(reminder));
    if (idle.length > 0) {
      await store.studyReminders.putOff(idle.map((reminder) => toStep(reminder, at)));
    }
    let done = idle.length;
    for (const reminder of due.filter(isWanted)) {
      try {
        await remind(reminder, at);
        done += 1;
      } catch (error) {
        onFailed(error, reminder.owner);
      }
    }
    return done;
  }

  return {
    /** Everybody whose hour has come and for whom cards wait. */
    async remindOfCards() {
      let due: StudyReminder[];
      let done: number;
      do {
        const at = now();
        due = await store.studyReminders.listDue(at, BATCH);
        done = await remindEach(due, at);
        // Failed ones are listed again, so a round in which all failed must end the loop.
      } while (due.length === BATCH && done > 0);
    },

    async unsubscribe(token: string) {
      if (!(await store.studyReminders.endByToken(tokens.hash(token)))) {
        throw new AppError('not_found', STUDY_MESSAGES.unsubscribeGone);
      }
      return null;
    },
  };
}

function canBeSent(reminder: StudyReminder, at: Date): boolean {
  const { dueAt, remindedDay, isActive, mayHaveCards } = reminder;
  const isInTime = at.getTime() - dueAt.getTime() <= LATE_MS;
  const isFirst = remindedDay === null || dayOf(reminder).day > remindedDay;
  return isActive && mayHaveCards && isInTime && isFirst;
}

/** The day it was meant for, also when it comes after 04:00. */
function dayOf({ dueAt, timeZone }: StudyReminder) {
  return dayInZone(dueAt.toISOString(), timeZone ?? 'UTC');
}

function secondsBetween(from: Date, until: number): number {
  return Math.max(0, Math.ceil((until - from.getTime()) / 1000));
}

function toStep(reminder: StudyReminder, at: Date): ReminderStep {
  const { owner, dueAt } = reminder;
  return { owner, dueAt, nextAt: findNextReminder(at, reminder) };
}
