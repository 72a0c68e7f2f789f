import { LanguageSchema } from '@scholar/contract';
import { type ReminderStep, type StudyRemindersRepository, toOwnerId } from '@scholar/domain';
import { and, asc, eq, exists, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { exams } from '../../tables/exams.table';
import { isNoLeech } from '../../tables/leech';
import { cardMemory, memorySettings } from '../../tables/memory.table';
import { setCards } from '../../tables/sets.table';
import { users } from '../../tables/users.table';

export function createStudyRemindersRepository(db: Database): StudyRemindersRepository {
  const isActive = and(isNull(users.deactivatedAt), isNull(users.blockedAt));

  return {
    async listDue(at, limit) {
      const rows = await db
        .select({
          owner: memorySettings.userId,
          email: users.email,
          language: users.language,
          timeZone: memorySettings.timeZone,
          reminderHour: memorySettings.reminderHour,
          reminderWay: memorySettings.reminderWay,
          dueAt: sql<Date>`${memorySettings.nextReminderAt}`.mapWith(memorySettings.nextReminderAt),
          remindedDay: memorySettings.remindedDay,
          isActive: sql<boolean>`${isActive}`,
          mayHaveCards: sql<boolean>`${mayHaveCards(db, at)}`,
        })
        .from(memorySettings)
        .innerJoin(users, eq(users.id, memorySettings.userId))
        .where(lte(memorySettings.nextReminderAt, at))
        .orderBy(asc(memorySettings.nextReminderAt))
        .limit(limit);
      return rows.map((row) => ({
        ...row,
        owner: toOwnerId(row.owner),
        language: LanguageSchema.parse(row.language),
      }));
    },

    async putOff(steps) {
      const rows = steps.map(({ owner, dueAt, nextAt }) => ({ owner, dueAt, nextAt }));
      await db.execute(sql`update ${memorySettings} set next_reminder_at = step."nextAt"
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as step (owner int, "dueAt" timestamptz, "nextAt" timestamptz)
        where ${memorySettings.userId} = step.owner
          and ${memorySettings.nextReminderAt} = step."dueAt"`);
    },

    async note({ day, tokenHash, ...step }) {
      const isFirst = or(isNull(memorySettings.remindedDay), lt(memorySettings.remindedDay, day));
      const student = db
        .select({ one: sql`1` })
        .from(users)
        .where(and(eq(users.id, step.owner), isActive));
      const noted = await db
        .update(memorySettings)
        .set({ nextReminderAt: step.nextAt, remindedDay: day, unsubscribeHash: tokenHash })
        .where(and(isAt(step), isFirst, exists(student)))
        .returning({ owner: memorySettings.userId });
      return noted.length > 0;
    },

    async notePushed(owner, day) {
      await db
        .update(memorySettings)
        .set({ pushedDay: day })
        .where(eq(memorySettings.userId, owner));
    },

    async lockUnreached(owner, day) {
      const [settings] = await db
        .select({
          isUnreached: sql<boolean>`${memorySettings.reminderWay} = 'push'
            and ${memorySettings.nextReminderAt} is not null
            and ${memorySettings.pushedDay} is distinct from ${day}`,
        })
        .from(memorySettings)
        .where(eq(memorySettings.userId, owner))
        .for('no key update');
      if (!settings?.isUnreached) {
        return undefined;
      }
      const [student] = await db
        .select({ email: users.email, language: users.language })
        .from(users)
        .where(and(eq(users.id, owner), isActive));
      return student && { ...student, language: LanguageSchema.parse(student.language) };
    },

    async endByToken(tokenHash) {
      const ended = await db
        .update(memorySettings)
        .set({ nextReminderAt: null })
        .where(eq(memorySettings.unsubscribeHash, tokenHash))
        .returning({ owner: memorySettings.userId });
      return ended.length > 0;
    },

    async end(owner) {
      await db
        .update(memorySettings)
        .set({ nextReminderAt: null, unsubscribeHash: null })
        .where(eq(memorySettings.userId, owner));
    },
  };
}

function isAt({ owner, dueAt }: ReminderStep): SQL | undefined {
  return and(eq(memorySettings.userId, owner), eq(memorySettings.nextReminderAt, dueAt));
}

/**
 * Errs on the side of yes: a card due within a day, whichever set it is in, one of one's own that is not begun, any of
 * another person's, or an exam to come. Whoever has none of these is not looked at any further.
 */
function mayHaveCards(db: Database, at: Date): SQL {
  const until = sql`${at.toISOString()}::timestamptz + interval '1 day'`;
  const isDue = sql`${cardMemory.state} <> 'new' and not ${cardMemory.isSuspended}
    and ${isNoLeech(cardMemory)} and ${cardMemory.due} < ${until}`;
  const ofStudent = (isWanted: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(cardMemory)
        .where(and(eq(cardMemory.userId, memorySettings.userId), isWanted)),
    );
  const fresh = exists(
    db
      .select({ one: sql`1` })
      .from(setCards)
      .where(and(eq(setCards.userId, memorySettings.userId), sql`not ${setCards.isStarted}`)),
  );
  const isOthers = sql`${cardMemory.authorId} <> ${cardMemory.userId}`;
  const exam = exists(
    db
      .select({ one: sql`1` })
      .from(exams)
      .where(
        and(
          eq(exams.userId, memorySettings.userId),
          isNull(exams.deletedAt),
          // A day earlier, because it may still be yesterday where the student is.
          sql`${exams.date} >= (${at.toISOString()}::timestamptz at time zone 'UTC')::date - 1`,
        ),
      ),
  );
  return sql`(${ofStudent(isDue)} or ${fresh} or ${ofStudent(isOthers)} or ${exam})`;
}
