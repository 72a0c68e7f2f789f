import type { OwnerId, SetsRepository } from '@scholar/domain';
import { and, asc, eq, isNotNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { toIdArray } from '../../list-terms';
import { exams, examSets } from '../../tables/exams.table';
import { flashcards } from '../../tables/flashcards.table';
import { studyMarks } from '../../tables/marks.table';
import { cardMemory } from '../../tables/memory.table';
import { setCards, sets } from '../../tables/sets.table';

type Members = Pick<
  SetsRepository,
  'addCards' | 'listCardIds' | 'reorder' | 'hasCard' | 'removeCards' | 'joinCards' | 'takeOver'
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
      const { rows: added } = await db.execute<{ id: number }>(sql`
        insert into ${setCards} (user_id, quiz_id, flashcard_id, position, is_started)
        select ${owner}::int, ${setId}::int, given.id, given.place + (
          select coalesce(max(${setCards.position}), 0) from ${setCards}
          where ${ofSet(owner, setId)}),
          exists (select 1 from ${cardMemory} where ${cardMemory.userId} = ${owner}
            and ${cardMemory.flashcardId} = given.id and ${cardMemory.state} <> 'new')
        from unnest(${toIdArray(ids)}) with ordinality as given (id, place)
        on conflict do nothing
        returning flashcard_id as id`);
      return added.map(({ id }) => id);
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

    async removeCards(owner, setId, flashcardIds) {
      const isNamed = sql`${setCards.flashcardId} = any(${toIdArray(flashcardIds)})`;
      const removed = await db
        .delete(setCards)
        .where(and(ofSet(owner, setId), isNamed, isPresentMember(db)))
        .returning({ id: setCards.flashcardId });
      return removed.length;
    },

    async joinCards(owner, setId, fromIds) {
      await db.execute(sql`
        insert into ${setCards} (user_id, quiz_id, flashcard_id, position, is_started)
        select ${owner}::int, ${setId}::int, flashcard_id,
          row_number() over (order by place, position, flashcard_id), is_started
        from (select distinct on (member.flashcard_id) member.*, given.place
          from unnest(${toIdArray(fromIds)}) with ordinality as given (id, place)
          join ${setCards} member on member.user_id = ${owner} and member.quiz_id = given.id
          order by member.flashcard_id, given.place) first`);
      await db
        .update(sets)
        .set({
          folderId: sql`(select folder_id from ${sets} first
            where first.user_id = ${owner} and first.id = ${fromIds[0]})`,
        })
        .where(and(eq(sets.userId, owner), eq(sets.id, setId)));
    },

    async takeOver(owner, setId, fromIds) {
      const from = toIdArray(fromIds);
      await db.execute(sql`
        insert into ${studyMarks} (user_id, author_id, quiz_id, flashcard_id, mark, marked_at)
        select distinct on (old.flashcard_id)
          ${owner}::int, ${owner}::int, ${setId}::int, old.flashcard_id, old.mark, old.marked_at
        from ${studyMarks} old
        join ${setCards} on ${ofSet(owner, setId)} and ${setCards.flashcardId} = old.flashcard_id
        where old.user_id = ${owner} and old.author_id = ${owner} and old.quiz_id = any(${from})
        order by old.flashcard_id, old.marked_at desc`);
      const { rows: planned } = await db.execute<{ id: number }>(sql`
        insert into ${examSets} (user_id, exam_id, author_id, quiz_id, position)
        select ${owner}::int, old.exam_id, ${owner}::int, ${setId}::int, min(old.position)
        from ${examSets} old
        where old.user_id = ${owner} and old.author_id = ${owner} and old.quiz_id = any(${from})
        group by old.exam_id returning exam_id as id`);
      // What was chosen for today was chosen from the sets as they were.
      await db
        .update(exams)
        .set({ chosen: null })
        .where(
          and(
            eq(exams.userId, owner),
            sql`${exams.id} = any(${toIdArray(planned.map(({ id }) => id))})`,
          ),
        );
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
