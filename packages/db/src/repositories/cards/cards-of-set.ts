import type { OwnerId, SetsRepository } from '@scholar/domain';
import { and, asc, eq, isNotNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { toIdArray } from '../../list-terms';
import { flashcards } from '../../tables/flashcards.table';
import { cardMemory } from '../../tables/memory.table';
import { setCards } from '../../tables/sets.table';

type Members = Pick<
  SetsRepository,
  'addCards' | 'listCardIds' | 'reorder' | 'hasCard' | 'removeCard'
>;

/** Cards of a set: adding, ordering and removing them. */
export function createCardsOfSet(db: Database): Members {
  return {
    async addCards(owner, setId, flashcardIds) {
      const ids = [...new Set(flashcardIds)];
      const { rows: present } = await db.execute(sql`select 1 from ${flashcards}
        where ${flashcards.userId} = ${owner} and ${flashcards.id} = any(${toIdArray(ids)})
          and ${flashcards.deletedAt} is null`);
      if (present.length !== ids.length) {
        return undefined;
      }
      const { rows: added } = await db.execute(sql`
        insert into ${setCards} (user_id, quiz_id, flashcard_id, position, is_started)
        select ${owner}::int, ${setId}::int, given.id, given.place + (
          select coalesce(max(${setCards.position}), 0) from ${setCards}
          where ${ofSet(owner, setId)}),
          exists (select 1 from ${cardMemory} where ${cardMemory.userId} = ${owner}
            and ${cardMemory.flashcardId} = given.id and ${cardMemory.state} <> 'new')
        from unnest(${toIdArray(ids)}) with ordinality as given (id, place)
        on conflict do nothing
        returning flashcard_id`);
      return added.length;
    },

    async listCardIds(owner, setId) {
      const members = await db
        .select({ id: setCards.flashcardId })
        .from(setCards)
        .where(and(ofSet(owner, setId), isPresentMember(db)))
        .orderBy(asc(setCards.position), asc(setCards.flashcardId));
      return members.map(({ id }) => id);
    },

    async reorder(owner, setId, flashcardIds) {
      const places = db
        .select({
          position: setCards.position,
          place: sql`row_number() over (order by ${setCards.position}, ${setCards.flashcardId})`.as(
            'place',
          ),
        })
        .from(setCards)
        .where(and(ofSet(owner, setId), isPresentMember(db)));
      await db.execute(sql`
        update ${setCards} set position = places.position
        from (${places}) places
        join unnest(${toIdArray(flashcardIds)}) with ordinality as wanted (id, place) using (place)
        where ${ofSet(owner, setId)} and ${setCards.flashcardId} = wanted.id`);
    },

    async hasCard(owner, setId, flashcardId) {
      const [member] = await db
        .select({ id: setCards.flashcardId })
        .from(setCards)
        .where(and(isMember(owner, setId, flashcardId), isPresentMember(db)));
      return member !== undefined;
    },

    async removeCard(owner, setId, flashcardId) {
      const removed = await db
        .delete(setCards)
        .where(and(isMember(owner, setId, flashcardId), isPresentMember(db)))
        .returning({ id: setCards.flashcardId });
      return removed.length === 1;
    },
  };
}

/** Deleted cards are members too, in case they are restored. They are few and have an index of their own. */
export function isPresentMember(db: Database): SQL {
  return notExists(
    db
      .select({ id: flashcards.id })
      .from(flashcards)
      .where(
        and(
          eq(flashcards.userId, setCards.userId),
          eq(flashcards.id, setCards.flashcardId),
          isNotNull(flashcards.deletedAt),
        ),
      ),
  );
}

function ofSet(owner: OwnerId, setId: number): SQL | undefined {
  return and(eq(setCards.userId, owner), eq(setCards.setId, setId));
}

function isMember(owner: OwnerId, setId: number, flashcardId: number): SQL | undefined {
  return and(ofSet(owner, setId), eq(setCards.flashcardId, flashcardId));
}
