import type { SetMemoryRepository } from '@scholar/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { flashcards } from '../../tables/flashcards.table';
import { matchBests } from '../../tables/match-bests.table';
import { cardMemory } from '../../tables/memory.table';
import { setCards } from '../../tables/sets.table';
import { keptRow, toKept } from './memory-rows';

export function createSetMemoryRepository(db: Database): SetMemoryRepository {
  return {
    async listKept(owner, { authorId, setId }) {
      const rows = await db
        .select(keptRow)
        .from(setCards)
        .innerJoin(
          cardMemory,
          and(eq(cardMemory.userId, owner), eq(cardMemory.flashcardId, setCards.flashcardId)),
        )
        .innerJoin(
          flashcards,
          and(
            eq(flashcards.userId, authorId),
            eq(flashcards.id, setCards.flashcardId),
            isNull(flashcards.deletedAt),
          ),
        )
        .where(and(eq(setCards.userId, authorId), eq(setCards.setId, setId)))
        .orderBy(setCards.position);
      return rows.map(toKept);
    },

    async findBest(owner, { setId }) {
      const [best] = await db
        .select({ pairs: matchBests.pairs, milliseconds: matchBests.milliseconds })
        .from(matchBests)
        .where(and(eq(matchBests.userId, owner), eq(matchBests.setId, setId)));
      return best;
    },

    async keepBest(owner, { authorId, setId }, time, at) {
      const kept = await db
        .insert(matchBests)
        .values({ userId: owner, authorId, setId, ...time, matchedAt: at })
        .onConflictDoUpdate({
          target: [matchBests.userId, matchBests.setId],
          set: { ...time, matchedAt: at },
          setWhere: sql`(${matchBests.pairs}, -${matchBests.milliseconds})
            < (excluded.pairs, -excluded.milliseconds)`,
        })
        .returning({ setId: matchBests.setId });
      return kept.length === 1;
    },
  };
}
