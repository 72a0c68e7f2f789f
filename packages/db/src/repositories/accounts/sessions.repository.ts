import { LanguageSchema, RolesSchema, type User } from '@scholar/contract';
import {
  FRESH_PASSWORD_MINUTES,
  type OwnerId,
  SESSION_DAYS,
  type SessionClaims,
  type SessionsRepository,
} from '@scholar/domain';
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { pushSubscriptions } from '../../tables/push.table';
import { secondFactors } from '../../tables/second-factors.table';
import { sessions } from '../../tables/sessions.table';
import { profilePictures, users } from '../../tables/users.table';

/** By the database clock, because servers' clocks differ. */
const isFresh = sql`${sessions.lastSeenAt} > now() - make_interval(days => ${SESSION_DAYS.idle})
  and ${sessions.createdAt} > now() - make_interval(days => ${SESSION_DAYS.life})`;
/** Noted once an hour: a write for every call would cost more than the call. */
const isDue = sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 hour'`;

const isPasswordFresh = sql<boolean>`${sessions.passwordAt}
  > now() - make_interval(mins => ${FRESH_PASSWORD_MINUTES})`;

export function createSessionsRepository(db: Database): SessionsRepository {
  async function noteUse({ owner, sessionId }: SessionClaims, row: { isDue: boolean } | undefined) {
    if (row?.isDue) {
      await db
        .update(sessions)
        .set({ lastSeenAt: sql`now()` })
        .where(own(owner, sessionId));
    }
  }

  return {
    async create({ owner, generation }, origin) {
      const [row] = await db
        .insert(sessions)
        .values({ userId: owner, ...origin })
        .returning({ id: sessions.id });
      if (!row) {
        throw new Error('The database returned no session.');
      }
      return { sessionId: row.id, owner, generation };
    },

    async isAlive(claims) {
      const [row] = await db
        .select({ isDue })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(alive(claims));
      await noteUse(claims, row);
      return row !== undefined;
    },

    async findUser(claims) {
      const [row] = await db
        .select({ isDue, user: users, jpeg: profilePictures.jpeg })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(profilePictures, eq(profilePictures.userId, users.id))
        .where(alive(claims));
      await noteUse(claims, row);
      return row && toUser(row.user, row.jpeg);
    },

    async readAccess(claims) {
      const [row] = await db
        .select({ isDue, roles: users.roles, since: secondFactors.since, isPasswordFresh })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
        .where(alive(claims));
      await noteUse(claims, row);
      return (
        row && {
          roles: RolesSchema.parse(row.roles),
          hasSecondFactor: row.since !== null,
          isPasswordFresh: row.isPasswordFresh,
        }
      );
    },

    async notePassword({ owner, sessionId }) {
      await db
        .update(sessions)
        .set({ passwordAt: sql`now()` })
        .where(own(owner, sessionId));
    },

    list: (owner) =>
      db
        .select({
          sessionId: sessions.id,
          browser: sessions.browser,
          system: sessions.system,
          addressKey: sessions.addressKey,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, owner), isFresh))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), asc(sessions.id)),

    async end(owner, sessionId) {
      const ended = await db
        .delete(sessions)
        .where(own(owner, sessionId))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },

    async endOthers({ owner, sessionId }) {
      await db.delete(sessions).where(and(eq(sessions.userId, owner), ne(sessions.id, sessionId)));
      await db
        .delete(pushSubscriptions)
        .where(
          and(
            eq(pushSubscriptions.userId, owner),
            sql`${pushSubscriptions.sessionId} is distinct from ${sessionId}`,
          ),
        );
    },

    async endAll(owner) {
      await db
        .update(users)
        .set({ generation: sql`${users.generation} + 1` })
        .where(eq(users.id, owner));
      await db.delete(sessions).where(eq(sessions.userId, owner));
      await db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, owner));
    },

    async purgeEnded() {
      // Browsers are let go of first: a reminder is for those who stay away, and their sessions run out.
      await db.transaction(async (tx) => {
        await tx
          .update(pushSubscriptions)
          .set({ sessionId: null })
          .from(sessions)
          .where(
            and(
              eq(sessions.userId, pushSubscriptions.userId),
              eq(sessions.id, pushSubscriptions.sessionId),
              sql`not (${isFresh})`,
            ),
          );
        await tx.delete(sessions).where(sql`not (${isFresh})`);
      });
    },
  };
}

function own(owner: OwnerId, sessionId: string) {
  return and(eq(sessions.userId, owner), eq(sessions.id, sessionId));
}

/** The one definition of a session that may act: its own row, in the account's generation, not deactivated or blocked. */
function alive({ owner, sessionId, generation }: SessionClaims) {
  return and(
    own(owner, sessionId),
    eq(users.generation, generation),
    isNull(users.deactivatedAt),
    isNull(users.blockedAt),
    isFresh,
  );
}

function toUser(row: typeof users.$inferSelect, jpeg: Uint8Array | null): User {
  return {
    userId: row.id,
    name: row.name,
    email: row.email,
    phoneNumber: row.phoneNumber,
    profilePicture: jpeg && Buffer.from(jpeg).toString('base64'),
    createdDate: row.createdAt.toISOString(),
    userRoles: row.roles.map((roleName) => ({ role: { roleName } })),
    userName: row.userName,
    language: LanguageSchema.parse(row.language),
  };
}
