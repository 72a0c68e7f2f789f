import { LanguageSchema } from '@scholar/contract';
import {
  type OwnerId,
  type PushSubscriptionsRepository,
  toOwnerId,
  type WaitingPush,
} from '@scholar/domain';
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { memorySettings } from '../../tables/memory.table';
import { pushReminders, pushSubscriptions } from '../../tables/push.table';
import { sessions } from '../../tables/sessions.table';
import { users } from '../../tables/users.table';

export function createPushSubscriptionsRepository(db: Database): PushSubscriptionsRepository {
  return {
    async list(owner) {
      const rows = await db
        .select({ fingerprint: pushSubscriptions.fingerprint })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, owner))
        .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.fingerprint));
      return rows.map(({ fingerprint }) => fingerprint);
    },

    async save(
      { owner, sessionId },
      { fingerprint, endpoint, host, serverKey, keys: { p256dh, auth } },
    ) {
      const isSameBrowser = and(
        eq(pushSubscriptions.fingerprint, fingerprint),
        eq(pushSubscriptions.p256dh, p256dh),
        eq(pushSubscriptions.auth, auth),
      );
      await db
        .delete(pushSubscriptions)
        .where(and(isSameBrowser, ne(pushSubscriptions.userId, owner)));
      // Held until the end: one that is being ended meanwhile takes this along.
      const [session] = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.userId, owner), eq(sessions.id, sessionId)))
        .for('key share');
      if (!session) {
        return false;
      }
      const saved = await db
        .insert(pushSubscriptions)
        .values({ userId: owner, sessionId, fingerprint, endpoint, host, serverKey, p256dh, auth })
        .onConflictDoUpdate({
          target: pushSubscriptions.fingerprint,
          set: { serverKey, sessionId },
          setWhere: sql`${isSameBrowser} and ${eq(pushSubscriptions.userId, owner)}`,
        })
        .returning({ fingerprint: pushSubscriptions.fingerprint });
      return saved.length > 0;
    },

    async trim(owner, most) {
      const kept = db
        .select({ fingerprint: pushSubscriptions.fingerprint })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, owner))
        .orderBy(sql`${pushSubscriptions.createdAt} desc, ${pushSubscriptions.fingerprint} desc`)
        .limit(most);
      await db
        .delete(pushSubscriptions)
        .where(
          and(
            eq(pushSubscriptions.userId, owner),
            sql`${pushSubscriptions.fingerprint} not in (${kept})`,
          ),
        );
    },

    async remove(owner, fingerprint) {
      const removed = await db
        .delete(pushSubscriptions)
        .where(
          and(eq(pushSubscriptions.userId, owner), eq(pushSubscriptions.fingerprint, fingerprint)),
        )
        .returning({ fingerprint: pushSubscriptions.fingerprint });
      return removed.length > 0;
    },

    async removeStrangers(serverKey) {
      await db.delete(pushSubscriptions).where(ne(pushSubscriptions.serverKey, serverKey));
    },

    async queue(owner, { day, cards, minutes, dropAfterSeconds, expireAfterSeconds }) {
      const { rows } = await db.execute(sql`
        insert into ${pushReminders}
          (user_id, fingerprint, day, cards, minutes, drop_after, expires_at)
        select user_id, fingerprint, ${day}::int, ${cards}::int, ${minutes}::int,
          now() + make_interval(secs => ${dropAfterSeconds}),
          now() + make_interval(secs => ${expireAfterSeconds})
        from ${pushSubscriptions} where user_id = ${owner}
        on conflict (user_id, fingerprint) do update set
          day = excluded.day, cards = excluded.cards, minutes = excluded.minutes, tries = 0,
          try_at = now(), drop_after = excluded.drop_after, expires_at = excluded.expires_at
        returning 1`);
      return rows.length;
    },

    async take(limit, { leaseSeconds, perHost, fullHosts }) {
      const { rows } = await db.execute<TakenRow>(sql`
        update ${pushReminders} as taken
        set tries = taken.tries + 1, try_at = now() + make_interval(secs => ${leaseSeconds})
        from (
          select waiting.*, row_number() over (partition by host order by try_at) as place
          from (
            select reminder.user_id, reminder.fingerprint, reminder.try_at, device.endpoint,
              device.host, device.p256dh, device.auth, student.language
            from ${pushReminders} reminder
            join ${pushSubscriptions} device using (user_id, fingerprint)
            join ${users} student on student.id = reminder.user_id
            join ${memorySettings} settings on settings.user_id = reminder.user_id
            where reminder.try_at <= now() and reminder.drop_after > now()
              and device.host not in (select json_array_elements_text(${JSON.stringify(fullHosts)}::json))
              and settings.reminder_way = 'push' and settings.next_reminder_at is not null
              and student.deactivated_at is null and student.blocked_at is null
          ) waiting
          order by place, try_at limit ${limit}
        ) next
        -- The time is asked for again, because another server may have been faster.
        where taken.user_id = next.user_id and taken.fingerprint = next.fingerprint
          and taken.try_at <= now() and next.place <= ${perHost}
        returning taken.user_id as owner, taken.fingerprint, taken.day, taken.cards, taken.minutes,
          taken.tries, next.endpoint, next.host, next.p256dh, next.auth, next.language,
          ceil(extract(epoch from taken.drop_after - now()))::int as "lateSeconds",
          greatest(0, ceil(extract(epoch from taken.expires_at - now())))::int as "daySeconds"`);
      return rows.map(({ owner, p256dh, auth, language, ...push }) => ({
        ...push,
        owner: toOwnerId(owner),
        language: LanguageSchema.parse(language),
        keys: { p256dh, auth },
      }));
    },

    async noteReached(push) {
      await db
        .update(pushSubscriptions)
        .set({ reachedAt: sql`now()` })
        .where(
          and(
            eq(pushSubscriptions.userId, push.owner),
            eq(pushSubscriptions.fingerprint, push.fingerprint),
          ),
        );
      await db.delete(pushReminders).where(isSame(push));
    },

    async retryLater(push, seconds) {
      await db
        .update(pushReminders)
        .set({ tryAt: sql`now() + make_interval(secs => ${seconds})` })
        .where(isSame(push));
    },

    async giveUp(push) {
      await db.delete(pushReminders).where(isSame(push));
    },

    async purgeOutdated() {
      await db.delete(pushReminders).where(lte(pushReminders.dropAfter, sql`now()`));
    },
  };
}

type TakenRow = Omit<WaitingPush, 'owner' | 'keys'> & {
  owner: number;
  p256dh: string;
  auth: string;
};

/** Not one of a later day that took its place. */
function isSame({ owner, fingerprint, day }: { owner: OwnerId; fingerprint: string; day: number }) {
  return and(
    eq(pushReminders.userId, owner),
    eq(pushReminders.fingerprint, fingerprint),
    eq(pushReminders.day, day),
  );
}
