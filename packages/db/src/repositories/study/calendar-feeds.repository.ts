import { LanguageSchema } from '@scholar/contract';
import { type CalendarFeedsRepository, toOwnerId } from '@scholar/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { calendarFeeds } from '../../tables/exams.table';
import { users } from '../../tables/users.table';

export function createCalendarFeedsRepository(db: Database): CalendarFeedsRepository {
  return {
    async findSince(owner) {
      const [feed] = await db
        .select({ since: calendarFeeds.createdAt })
        .from(calendarFeeds)
        .where(eq(calendarFeeds.userId, owner));
      return feed?.since;
    },

    async save(owner, tokenHash) {
      const [feed] = await db
        .insert(calendarFeeds)
        .values({ userId: owner, tokenHash })
        .onConflictDoUpdate({
          target: calendarFeeds.userId,
          set: { tokenHash, createdAt: sql`now()` },
        })
        .returning({ since: calendarFeeds.createdAt });
      if (!feed) {
        throw new Error('The database returned no calendar feed.');
      }
      return feed.since;
    },

    async end(owner) {
      await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, owner));
    },

    async findStudent(tokenHash) {
      const [student] = await db
        .select({ owner: users.id, language: users.language })
        .from(calendarFeeds)
        .innerJoin(users, eq(users.id, calendarFeeds.userId))
        .where(
          and(
            eq(calendarFeeds.tokenHash, tokenHash),
            isNull(users.deactivatedAt),
            isNull(users.blockedAt),
          ),
        );
      return (
        student && {
          owner: toOwnerId(student.owner),
          language: LanguageSchema.parse(student.language),
        }
      );
    },
  };
}
