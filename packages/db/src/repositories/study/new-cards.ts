import { type CardKey, type QueueAt, toOwnerId } from '@scholar/domain';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database';
import { cardMemory } from '../../tables/memory.table';
import { setCards } from '../../tables/sets.table';
import { isInNoneOf, isInStudySet, isNotDeleted } from './study-access';

/** Cards of sets that the student has not begun to learn, in the order in which they were made. */
export async function listNewCards(
  db: Database,
  queue: QueueAt,
  limit: number,
): Promise<CardKey[]> {
  const { followed, archived } = queue.apart;
  const isNotApart = isInNoneOf(db, [...followed, ...archived], {
    authorId: setCards.userId,
    flashcardId: setCards.flashcardId,
  });
  const select = (isNew: SQL | undefined) =>
    db
      .selectDistinct({ flashcardId: setCards.flashcardId, authorId: setCards.userId })
      .from(setCards)
      .where(and(isNew, isInStudySet(db, queue), isNotPutOff(db, queue), isNotApart))
      .orderBy(asc(setCards.flashcardId))
      .limit(limit);
  const own = await select(
    and(
      eq(setCards.userId, queue.owner),
      sql`not ${setCards.isStarted}`,
      isNotDeleted(db, queue.owner, setCards.flashcardId),
    ),
  );
  const others =
    queue.team === undefined
      ? []
      : await select(and(ne(setCards.userId, queue.owner), isInBegunSet(db, queue)));
  return [...own, ...others]
    .toSorted((left, right) => left.flashcardId - right.flashcardId)
    .slice(0, limit)
    .map(({ flashcardId, authorId }) => ({ flashcardId, authorId: toOwnerId(authorId) }));
}

function isNotPutOff(db: Database, { owner, at }: QueueAt): SQL {
  const putOff = db
    .select({ id: cardMemory.flashcardId })
    .from(cardMemory)
    .where(
      and(
        eq(cardMemory.userId, owner),
        sql`${cardMemory.state} = 'new'`,
        sql`(${cardMemory.isSuspended} or ${cardMemory.buriedUntil} > ${at.toISOString()}::timestamptz)`,
      ),
    );
  return sql`${setCards.flashcardId} not in ${putOff}`;
}

/** A team has more sets than a member wants to learn: one counts from the first answer on. */
function isInBegunSet(db: Database, { owner }: QueueAt): SQL | undefined {
  const member = alias(setCards, 'begun_card');
  const isOthers = and(
    eq(cardMemory.userId, owner),
    sql`${cardMemory.authorId} <> ${cardMemory.userId}`,
  );
  const begun = db
    .select({ authorId: member.userId, setId: member.setId })
    .from(cardMemory)
    .innerJoin(
      member,
      and(eq(member.userId, cardMemory.authorId), eq(member.flashcardId, cardMemory.flashcardId)),
    )
    .where(and(isOthers, sql`${cardMemory.answeredDay} is not null`));
  const learnt = db
    .select({ id: cardMemory.flashcardId })
    .from(cardMemory)
    .where(and(isOthers, sql`${cardMemory.state} <> 'new'`));
  return and(
    sql`(${setCards.userId}, ${setCards.setId}) in ${begun}`,
    sql`${setCards.flashcardId} not in ${learnt}`,
  );
}
