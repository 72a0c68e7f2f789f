import { type LimitsRepository, toOwnerId, type Verdict } from '@scholar/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { limitCounters, limitTries } from '../../tables/limits.table';
import { knownAddresses } from '../../tables/sessions.table';

/** Enough to cap the exponent before it overflows; every wait has reached its maximum long before. */
const MAX_EXPONENT = 30;
const NOBODY = toOwnerId(0);

export function createLimitsRepository(db: Database): LimitsRepository {
  return {
    async hit(key, { limit, seconds }) {
      const end = sql`now() + make_interval(secs => ${seconds})`;
      const isOver = sql`${limitCounters.endsAt} <= now()`;
      const [row] = await db
        .insert(limitCounters)
        .values({ key, count: 1, endsAt: end })
        .onConflictDoUpdate({
          target: limitCounters.key,
          set: {
            count: sql`case when ${isOver} then 1 else least(${limitCounters.count} + 1, ${limit + 1}) end`,
            endsAt: sql`case when ${isOver} then ${end} else ${limitCounters.endsAt} end`,
          },
        })
        .returning({ count: limitCounters.count, secondsLeft: secondsUntil(limitCounters.endsAt) });
      return row && row.count > limit ? refused(row.secondsLeft) : { isAllowed: true };
    },

    async take(key, { limit, seconds }, amount) {
      if (amount > limit) {
        return false;
      }
      const end = sql`now() + make_interval(secs => ${seconds})`;
      const isOver = sql`${limitCounters.endsAt} <= now()`;
      const [row] = await db
        .insert(limitCounters)
        .values({ key, count: amount, endsAt: end })
        .onConflictDoUpdate({
          target: limitCounters.key,
          set: {
            count: sql`case when ${isOver} then ${amount} else ${limitCounters.count} + ${amount} end`,
            endsAt: sql`case when ${isOver} then ${end} else ${limitCounters.endsAt} end`,
          },
          setWhere: sql`${isOver} or ${limitCounters.count} + ${amount} <= ${limit}`,
        })
        .returning({ key: limitCounters.key });
      return row !== undefined;
    },

    async refund(key) {
      await db
        .update(limitCounters)
        .set({ count: sql`greatest(${limitCounters.count} - 1, 0)` })
        .where(eq(limitCounters.key, key));
    },

    async reserveTry(key, { freeTries, firstWaitSeconds, growth, maxWaitSeconds }) {
      const failures = sql`(case when ${limitTries.updatedAt} < now() - interval '1 day' then 1 else ${limitTries.failures} + 1 end)`;
      const wait = sql`least(${firstWaitSeconds} * power(${growth}::float8, least(${failures} - ${freeTries}, ${MAX_EXPONENT})), ${maxWaitSeconds})`;
      const [reserved] = await db
        .insert(limitTries)
        .values({ key, failures: 1 })
        .onConflictDoUpdate({
          target: limitTries.key,
          set: {
            failures,
            blockedUntil: sql`case when ${failures} >= ${freeTries} then now() + make_interval(secs => ${wait}) end`,
            updatedAt: sql`now()`,
          },
          setWhere: sql`${limitTries.blockedUntil} is null or ${limitTries.blockedUntil} <= now()`,
        })
        .returning({ key: limitTries.key });
      if (reserved) {
        return { isAllowed: true };
      }
      const [blocked] = await db
        .select({ secondsLeft: secondsUntil(limitTries.blockedUntil) })
        .from(limitTries)
        .where(eq(limitTries.key, key));
      return refused(blocked?.secondsLeft ?? 1);
    },

    async releaseTry(key) {
      await db
        .update(limitTries)
        .set({ failures: sql`greatest(${limitTries.failures} - 1, 0)`, blockedUntil: null })
        .where(eq(limitTries.key, key));
    },

    async clearTries(key) {
      await db.delete(limitTries).where(eq(limitTries.key, key));
    },

    async listKnownPlaces(owner, placeKeys) {
      const rows = await db
        .select({ placeKey: knownAddresses.addressKey })
        .from(knownAddresses)
        .where(
          and(
            eq(knownAddresses.userId, owner ?? NOBODY),
            inArray(knownAddresses.addressKey, placeKeys),
          ),
        );
      return rows.map(({ placeKey }) => placeKey);
    },

    async rememberPlace(owner, placeKey) {
      await db
        .insert(knownAddresses)
        .values({ userId: owner, addressKey: placeKey })
        .onConflictDoUpdate({
          target: [knownAddresses.userId, knownAddresses.addressKey],
          set: { lastSeenAt: sql`now()` },
        });
    },

    async purgeOld() {
      await db.delete(limitCounters).where(sql`${limitCounters.endsAt} < now()`);
      await db.delete(limitTries).where(sql`${limitTries.updatedAt} < now() - interval '2 days'`);
      await db
        .delete(knownAddresses)
        .where(sql`${knownAddresses.lastSeenAt} < now() - interval '180 days'`);
    },
  };
}

function secondsUntil(column: typeof limitCounters.endsAt | typeof limitTries.blockedUntil) {
  return sql<number>`extract(epoch from ${column} - now())::float8`;
}

function refused(secondsLeft: number): Verdict {
  return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil(secondsLeft)) };
}
