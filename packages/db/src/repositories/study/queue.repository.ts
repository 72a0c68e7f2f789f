import type { QueueRepository } from '@scholar/domain';
import { and, count, desc, eq, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../batches';
import type { Database } from '../../database';
import { toIdArray } from '../../list-terms';
import { isLeech } from '../../tables/leech';
import { cardMemory, reviews } from '../../tables/memory.table';
import { setCards } from '../../tables/sets.table';
import { countDueCards, findDueCards, isScheduled, toCardKey, toSql } from './due-cards';
import { listNewCards } from './new-cards';
import { readQueuedCards } from './queued-cards';
import { findOpenCards } from './open-cards';
import { slowDue } from './slow-due';
import { isInNoneOf, isStudied } from './study-access';

export function createQueueRepository(db: Database): QueueRepository {
  return {
    async countDone(owner, day) {
      const [done] = await db
        .select({
          due: sql<number>`(count(*) filter (where ${cardMemory.firstDay} < ${day}))::int`,
          new: sql<number>`(count(*) filter (where ${cardMemory.firstDay} >= ${day}))::int`,
        })
        .from(cardMemory)
        .where(and(eq(cardMemory.userId, owner), eq(cardMemory.reviewedDay, day)));
      return done ?? { due: 0, new: 0 };
    },

    async listTimes(owner, limit) {
      const rows = await db
        .select({ milliseconds: sql<number>`${reviews.milliseconds}` })
        .from(reviews)
        .where(
          and(
            eq(reviews.userId, owner),
            // As the index has it; a parameter would not do.
            sql`${reviews.mode} = 'today'`,
            isNotNull(reviews.milliseconds),
          ),
        )
        .orderBy(desc(reviews.answeredAt))
        .limit(limit);
      return rows.map(({ milliseconds }) => milliseconds);
    },

    findDue: (queue, limit) => findDueCards(db, queue, limit),

    countDue: (queue) => countDueCards(db, queue),

    listNew: (queue, limit) => listNewCards(db, queue, limit),

    async listLeeches(queue, limit) {
      const rows = await db
        .select({ id: cardMemory.flashcardId, author: cardMemory.authorId })
        .from(cardMemory)
        .where(
          and(
            eq(cardMemory.userId, queue.owner),
            isLeech(cardMemory),
            sql`not ${cardMemory.isSuspended}`,
            isStudied(db, queue, cardMemory),
            isInNoneOf(db, queue.apart.archived, cardMemory),
          ),
        )
        .orderBy(cardMemory.flashcardId)
        .limit(limit);
      return rows.map(toCardKey);
    },

    async lookAhead(queue, until) {
      const { followed, archived, slowed } = queue.apart;
      const isLookedAt = and(
        isScheduled(queue),
        isStudied(db, queue, cardMemory),
        isInNoneOf(db, [...followed, ...archived], cardMemory),
      );
      const isNotSlowed = isInNoneOf(db, slowed, cardMemory);
      const plain = await lookAheadAt(db, sql`${cardMemory.due}`, and(isLookedAt, isNotSlowed), [
        queue.dayEndsAt,
        until,
      ]);
      if (!isNotSlowed) {
        return plain;
      }
      const slow = await lookAheadAt(
        db,
        slowDue(queue.stretch),
        and(isLookedAt, not(isNotSlowed)),
        [queue.dayEndsAt, until],
      );
      const [nextDueAt = null] = [plain.nextDueAt, slow.nextDueAt]
        .filter((due) => due !== null)
        .toSorted();
      return { due: plain.due + slow.due, nextDueAt };
    },

    async findSlowed({ apart: { slowed } }, cards) {
      if (slowed.length === 0 || cards.length === 0) {
        return [];
      }
      const keys = cards.map(({ authorId, flashcardId }) => ({
        userId: authorId,
        id: flashcardId,
      }));
      const rows = await db
        .selectDistinct({ flashcardId: setCards.flashcardId })
        .from(setCards)
        .where(
          and(
            isOneOf(setCards.userId, setCards.flashcardId, keys),
            sql`${setCards.setId} = any(${toIdArray(slowed)})`,
          ),
        );
      return rows.map(({ flashcardId }) => flashcardId);
    },

    findOpen: (queue, cards, day) => findOpenCards(db, queue, cards, day),

    readCards: (queue, cards) => readQueuedCards(db, queue, cards),
  };
}

async function lookAheadAt(
  db: Database,
  due: SQL,
  isLookedAt: SQL | undefined,
  [from, until]: [Date, Date],
) {
  const isAhead = and(isLookedAt, sql`${due} >= ${toSql(from)}`);
  const [first] = await db
    .select({ due: due.mapWith(cardMemory.due) })
    .from(cardMemory)
    .where(isAhead)
    .orderBy(due)
    .limit(1);
  const [counted] = await db
    .select({ due: count() })
    .from(cardMemory)
    .where(and(isAhead, sql`${due} < ${toSql(until)}`));
  return { due: counted?.due ?? 0, nextDueAt: first?.due.toISOString() ?? null };
}
