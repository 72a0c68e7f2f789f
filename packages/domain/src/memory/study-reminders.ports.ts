import type { Language, MemorySettings } from '@scholar/contract';
import type { OwnerId } from '../shared/owner-id';

/** A student whose hour has come. */
export type StudyReminder = Pick<MemorySettings, 'timeZone' | 'reminderHour' | 'reminderWay'> & {
  owner: OwnerId;
  email: string;
  language: Language;
  /** When it was to be sent. */
  dueAt: Date;
  /** Number of the day for which the last one was sent. */
  remindedDay: number | null;
  /** Neither deactivated nor blocked. */
  isActive: boolean;
  /** False when there is surely nothing to study before the day ends. */
  mayHaveCards: boolean;
};

/** From one moment to the next; nothing happens where the first has been passed already. */
export type ReminderStep = { owner: OwnerId; dueAt: Date; nextAt: Date };

export type StudyRemindersRepository = {
  /** Those who have waited longest first. */
  listDue(at: Date, limit: number): Promise<StudyReminder[]>;
  /** Nothing for these today. */
  putOff(steps: ReminderStep[]): Promise<void>;
  /** For exactly one caller; false also where the student has been reminded of this day, or left, in between. */
  note(step: ReminderStep & { day: number; tokenHash: string }): Promise<boolean>;
  /** A browser of the student has, or may have, shown the reminder of this day. */
  notePushed(owner: OwnerId, day: number): Promise<void>;
  /**
   * Whom to mail instead, where the reminder of this day was to come by push and no browser can have shown it.
   * Others who ask wait until the transaction ends.
   */
  lockUnreached(
    owner: OwnerId,
    day: number,
  ): Promise<{ email: string; language: Language } | undefined>;
  /** False when nobody has the token. Once is enough, and the link goes on working. */
  endByToken(tokenHash: string): Promise<boolean>;
  /** With the link in all mails. */
  end(owner: OwnerId): Promise<void>;
};

/** The link in a student's mails: the same in all of them, so that an old mail can be used too. */
export type UnsubscribeTokens = {
  make(owner: OwnerId): string;
  hash(token: string): string;
};
