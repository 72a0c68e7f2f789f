import { type CardKey, type QueueAt, type QueueRepository, toOwnerId } from '@scholar/domain';
import { and, count, desc, eq, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../batches';
import type { Database } from '../../database';
import { toIdArray } from '../../list-terms';
import { isLeech } from '../../tables/leech';
import { cardMemory, reviews } from '../../tables/memory.table';
import { setCards } from '../../tables/sets.table';
import { listNewCards } from './new-cards';
import { readQueuedCards } from './queued-cards';
import { findOpenCards } from './open-cards';
import { slowDue } from './slow-due';
import { isInNoneOf, isOnSchedule, isStudied } from './study-access';

/** Longest due first: of a larger pile the rest can wait, and the day has to begin at once. */
const LOOKED_AT = 5_000;

type Row = { id: number; author: number };
const KEY = sql.raw('flashcard_id as id, author_id as author');

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

    async findDue(queue, limit) {
      const { dayEndsAt } = queue;
      const candidates = db
        .select({
          flashcardId: cardMemory.flashcardId,
          authorId: cardMemory.authorId,
          state: cardMemory.state,
          due: cardMemory.due,
          reviewedAt: cardMemory.reviewedAt,
          // In the order of the chance to remember it, without a power for each card.
          weakness:
            sql`date_part('epoch', ${toSql(queue.at)} - ${cardMemory.reviewedAt}) / ${cardMemory.stability}`.as(
              'weakness',
            ),
        })
        .from(cardMemory)
        .where(and(isScheduled(queue), sql`${cardMemory.due} < ${toSql(dayEndsAt)}`))
        .orderBy(cardMemory.due)
        .limit(LOOKED_AT);
      const { rows } = await db.execute(sql`with card_memory as materialized ${candidates},
        found as materialized (
          select * from card_memory where ${and(
            isStudied(db, queue, cardMemory),
            isNotApart(db, queue),
            hasSlowlyCome(db, queue),
          )})
        select
          (select count(*) from found where state = 'review')::int as due,
          (select count(*) from found where state <> 'review')::int as learning,
          (select coalesce(json_agg(weakest), '[]') from (
            select ${KEY} from found where state = 'review'
            order by weakness desc, flashcard_id limit ${limit}) weakest) as "dueCards",
          (select coalesce(json_agg(next), '[]') from (
            select ${KEY} from found where state <> 'review'
            order by due, flashcard_id limit ${limit}) next) as "learningCards"`);
      const [row] = rows as {
        due: number;
        learning: number;
        dueCards: Row[];
        learningCards: Row[];
      }[];
      return {
        counts: { due: row?.due ?? 0, learning: row?.learning ?? 0 },
        due: (row?.dueCards ?? []).map(toCardKey),
        learning: (row?.learningCards ?? []).map(toCardKey),
      };
    },

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

/** What is being learnt goes on where an exam leads: its minute has come. */
function isNotApart(db: Database, { apart: { followed, archived } }: QueueAt): SQL | undefined {
  const isOutside = isInNoneOf(db, [...followed, ...archived], cardMemory);
  const isNotFollowed = isInNoneOf(db, followed, cardMemory);
  return isNotFollowed
    ? or(isOutside, and(sql`${cardMemory.state} <> 'review'`, not(isNotFollowed)))
    : isOutside;
}

/** What is slowed down waits longer than its memory says; what is being learnt does not. */
function hasSlowlyCome(db: Database, queue: QueueAt): SQL | undefined {
  const isNotSlowed = isInNoneOf(db, queue.apart.slowed, cardMemory);
  return isNotSlowed && or(sql`${slowDue(queue.stretch)} < ${toSql(queue.dayEndsAt)}`, isNotSlowed);
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

function isScheduled({ owner, at }: QueueAt): SQL | undefined {
  return and(
    isOnSchedule(owner),
    sql`(${cardMemory.buriedUntil} is null or ${cardMemory.buriedUntil} <= ${toSql(at)})`,
  );
}

/** As text, with its type beside it: both drivers send it alike. */
function toSql(instant: Date): SQL {
  return sql`${instant.toISOString()}::timestamptz`;
}

function toCardKey({ id, author }: Row): CardKey {
  return { flashcardId: id, authorId: toOwnerId(author) };
}
