import { type CardKey, type QueueAt, toOwnerId } from '@scholar/domain';
import { and, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { cardMemory } from '../../tables/memory.table';
import { slowDue } from './slow-due';
import { isInNoneOf, isOnSchedule, isStudied } from './study-access';

/** Longest due first: of a larger pile the rest can wait, and the day has to begin at once. */
const LOOKED_AT = 5_000;

type Row = { id: number; author: number };
const KEY = sql.raw('flashcard_id as id, author_id as author');

/**
 * Sorted before it is asked which of them can be studied: of a pile of thousands that is asked of the first few hundred
 * only, and takes longer than all the rest.
 */
export async function findDueCards(
  db: Database,
  queue: QueueAt,
  limit: number,
): Promise<{ due: CardKey[]; learning: CardKey[] }> {
  const first = (isAmong: SQL, order: SQL) => sql`(
    select coalesce(json_agg(first), '[]') from (
      select ${KEY} from (
        select * from card_memory where ${isAmong} order by ${order}) card_memory
      where ${canBeStudied(db, queue)} order by ${order} limit ${limit}) first)`;
  const { rows } = await db.execute(sql`with card_memory as materialized ${selectDue(db, queue)}
    select
      ${first(sql`state = 'review'`, sql`weakness desc, flashcard_id`)} as due,
      ${first(sql`state <> 'review'`, sql`due, flashcard_id`)} as learning`);
  const [row] = rows as { due: Row[]; learning: Row[] }[];
  return { due: (row?.due ?? []).map(toCardKey), learning: (row?.learning ?? []).map(toCardKey) };
}

export async function countDueCards(
  db: Database,
  queue: QueueAt,
): Promise<{ due: number; learning: number }> {
  const { rows } = await db.execute(sql`with card_memory as materialized ${selectDue(db, queue)}
    select (count(*) filter (where state = 'review'))::int as due,
      (count(*) filter (where state <> 'review'))::int as learning
    from card_memory where ${canBeStudied(db, queue)}`);
  const [counts] = rows as { due: number; learning: number }[];
  return counts ?? { due: 0, learning: 0 };
}

/** In the very words of the index. */
export function isScheduled({ owner, at }: QueueAt): SQL | undefined {
  return and(
    isOnSchedule(owner),
    sql`(${cardMemory.buriedUntil} is null or ${cardMemory.buriedUntil} <= ${toSql(at)})`,
  );
}

/** As text, with its type beside it: both drivers send it alike. */
export function toSql(instant: Date): SQL {
  return sql`${instant.toISOString()}::timestamptz`;
}

export function toCardKey({ id, author }: Row): CardKey {
  return { flashcardId: id, authorId: toOwnerId(author) };
}

/** Whether the student may study them is not asked yet. */
function selectDue(db: Database, queue: QueueAt) {
  return db
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
    .where(and(isScheduled(queue), sql`${cardMemory.due} < ${toSql(queue.dayEndsAt)}`))
    .orderBy(cardMemory.due)
    .limit(LOOKED_AT);
}

function canBeStudied(db: Database, queue: QueueAt): SQL | undefined {
  return and(isStudied(db, queue, cardMemory), isNotApart(db, queue), hasSlowlyCome(db, queue));
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
