import { type RebuildRepository, toOwnerId } from '@scholar/domain';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../database';
import { cardMemory, reviews } from '../../tables/memory.table';
import { users } from '../../tables/users.table';

export function createRebuildRepository(db: Database): RebuildRepository {
  return {
    async listStudents(after, limit) {
      const hasMemory = sql`(exists (select 1 from ${reviews} where ${reviews.userId} = ${users.id})
        or exists (select 1 from ${cardMemory} where ${cardMemory.userId} = ${users.id}))`;
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(and(gt(users.id, after), hasMemory))
        .orderBy(asc(users.id))
        .limit(limit);
      return rows.map(({ id }) => toOwnerId(id));
    },

    async lockStudent(owner) {
      await db.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('no key update');
    },

    async listCards(owner, after, limit) {
      const cardsOf = (table: typeof reviews | typeof cardMemory) =>
        db
          .select({ flashcardId: table.flashcardId, authorId: table.authorId })
          .from(table)
          .where(and(eq(table.userId, owner), gt(table.flashcardId, after)));
      const rows = await union(cardsOf(reviews), cardsOf(cardMemory))
        .orderBy(sql`1`)
        .limit(limit);
      return rows.map(({ flashcardId, authorId }) => ({
        flashcardId,
        authorId: toOwnerId(authorId),
      }));
    },
  };
}
