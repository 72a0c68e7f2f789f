import type { SessionsRepository } from '@scholar/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { sessions } from '../tables/sessions.table';
import { users } from '../tables/users.table';

const IDLE_DAYS = 14;
const LIFE_DAYS = 90;

/** Sessions end after 14 idle days, or 90 days in all; the database clock decides. */
const isFresh = sql`${sessions.lastSeenAt} > now() - make_interval(days => ${IDLE_DAYS})
  and ${sessions.createdAt} > now() - make_interval(days => ${LIFE_DAYS})`;

export function createSessionsRepository(db: Database): SessionsRepository {
  return {
    async create({ owner, generation }) {
      const [row] = await db
        .insert(sessions)
        .values({ userId: owner })
        .returning({ id: sessions.id });
      if (!row) {
        throw new Error('The database returned no session.');
      }
      return { sessionId: row.id, owner, generation };
    },

    async isAlive({ owner, sessionId, generation }) {
      const own = and(eq(sessions.userId, owner), eq(sessions.id, sessionId));
      const [row] = await db
        .select({ isDue: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 hour'` })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(own, eq(users.generation, generation), isNull(users.deactivatedAt), isFresh));
      if (row?.isDue) {
        await db
          .update(sessions)
          .set({ lastSeenAt: sql`now()` })
          .where(own);
      }
      return row !== undefined;
    },

    async end(owner, sessionId) {
      await db.delete(sessions).where(and(eq(sessions.userId, owner), eq(sessions.id, sessionId)));
    },

    async endAll(owner) {
      await db
        .update(users)
        .set({ generation: sql`${users.generation} + 1` })
        .where(eq(users.id, owner));
      await db.delete(sessions).where(eq(sessions.userId, owner));
    },

    async purgeEnded() {
      await db.delete(sessions).where(sql`not (${isFresh})`);
    },
  };
}
