import { type PutAwayRepository, type Studying, toOwnerId } from '@scholar/domain';
import { and, asc, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { cardMemory } from '../../tables/memory.table';
import { isStudied } from './study-access';

export function createPutAwayRepository(db: Database): PutAwayRepository {
  return {
    async count(studying, at) {
      const [counted] = await db
        .select({ cards: count() })
        .from(cardMemory)
        .where(isPutAway(db, studying, at));
      return counted?.cards ?? 0;
    },

    async list(studying, at, { after, limit }) {
      const rows = await db
        .select({ flashcardId: cardMemory.flashcardId, authorId: cardMemory.authorId })
        .from(cardMemory)
        .where(and(isPutAway(db, studying, at), gt(cardMemory.flashcardId, after)))
        .orderBy(asc(cardMemory.flashcardId))
        .limit(limit);
      return rows.map((row) => ({ ...row, authorId: toOwnerId(row.authorId) }));
    },
  };
}

/** First in the very words of the index, which knows no clock. */
function isPutAway(db: Database, studying: Studying, at: Date): SQL | undefined {
  const { isSuspended, isFlagged, buriedUntil } = cardMemory;
  return and(
    eq(cardMemory.userId, studying.owner),
    sql`(${isSuspended} or ${isFlagged} or ${buriedUntil} is not null)`,
    sql`(${isSuspended} or ${isFlagged} or ${buriedUntil} > ${at.toISOString()}::timestamptz)`,
    isStudied(db, studying, cardMemory),
  );
}
