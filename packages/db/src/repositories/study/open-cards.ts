import { type CardKey, type OpenCard, type QueueAt, toOwnerId } from '@scholar/domain';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../batches';
import type { Database } from '../../database';
import { flashcards } from '../../tables/flashcards.table';
import { isNoLeech } from '../../tables/leech';
import { cardMemory } from '../../tables/memory.table';
import { isStudied } from './study-access';

/** Those of the cards that can still be answered on a day, in the order in which they are given. */
export async function findOpenCards(
  db: Database,
  queue: QueueAt,
  cards: CardKey[],
  day: number,
): Promise<OpenCard[]> {
  if (cards.length === 0) {
    return [];
  }
  const keys = cards.map(({ authorId, flashcardId }) => ({ userId: authorId, id: flashcardId }));
  const rows = await db
    .select({ flashcardId: flashcards.id, authorId: flashcards.userId, kind: kindAt(queue) })
    .from(flashcards)
    .leftJoin(
      cardMemory,
      and(eq(cardMemory.userId, queue.owner), eq(cardMemory.flashcardId, flashcards.id)),
    )
    .where(
      and(
        isOneOf(flashcards.userId, flashcards.id, keys),
        isNull(flashcards.deletedAt),
        isStudied(db, queue, { authorId: flashcards.userId, flashcardId: flashcards.id }),
        isOpen(queue, day),
      ),
    );
  const openOf = new Map(rows.map((row) => [row.flashcardId, row]));
  return cards.flatMap(({ flashcardId }) => {
    const open = openOf.get(flashcardId);
    return open ? [{ ...open, authorId: toOwnerId(open.authorId) }] : [];
  });
}

function kindAt({ dayEndsAt }: QueueAt): SQL<OpenCard['kind']> {
  return sql`case when coalesce(${cardMemory.state}, 'new') = 'new' then 'new'
    when ${cardMemory.due} < ${dayEndsAt.toISOString()}::timestamptz then 'due' else 'early' end`;
}

/** Not answered on the day, neither put away nor set aside, and not being learnt, which is counted elsewhere. */
function isOpen({ at }: QueueAt, day: number): SQL {
  return sql`(${cardMemory.userId} is null or (${cardMemory.state} in ('new', 'review')
    and coalesce(${cardMemory.reviewedDay}, ${day} - 1) < ${day}
    and not ${cardMemory.isSuspended}
    and ${isNoLeech(cardMemory)}
    and (${cardMemory.buriedUntil} is null
      or ${cardMemory.buriedUntil} <= ${at.toISOString()}::timestamptz)))`;
}
