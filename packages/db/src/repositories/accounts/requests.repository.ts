import type { OwnerId, RequestsRepository } from '@scholar/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { idempotencyKeys } from '../../tables/requests.table';

export function createRequestsRepository(db: Database): RequestsRepository {
  return {
    async claim(owner, { key, fingerprint }) {
      // Of two at once the second waits here until the first has ended, and finds its answer below.
      const [taken] = await db
        .insert(idempotencyKeys)
        .values({ userId: owner, key, fingerprint })
        .onConflictDoNothing({ target: [idempotencyKeys.userId, idempotencyKeys.key] })
        .returning({ key: idempotencyKeys.key });
      if (taken) {
        return undefined;
      }
      const [earlier] = await db
        .select({ fingerprint: idempotencyKeys.fingerprint, answer: idempotencyKeys.answer })
        .from(idempotencyKeys)
        .where(own(owner, key));
      return earlier;
    },

    async keepAnswer(owner, key, answer) {
      await db.update(idempotencyKeys).set({ answer }).where(own(owner, key));
    },

    async purgeOld(hours) {
      await db
        .delete(idempotencyKeys)
        .where(sql`${idempotencyKeys.createdAt} < now() - make_interval(hours => ${hours})`);
    },
  };
}

function own(owner: OwnerId, key: string) {
  return and(eq(idempotencyKeys.userId, owner), eq(idempotencyKeys.key, key));
}
