import type { OwnerId, QuizzesRepository } from '@scholar/domain';
import { and, asc, eq, isNotNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { toIdArray } from '../list-terms';
import { flashcards } from '../tables/flashcards.table';
import { quizFlashcards } from '../tables/quizzes.table';

type Members = Pick<
  QuizzesRepository,
  'addCards' | 'listCardIds' | 'reorder' | 'hasCard' | 'removeCard'
>;

/** What happens inside a set. */
export function createQuizMembers(db: Database): Members {
  return {
    async addCards(owner, quizId, flashcardIds) {
      const ids = [...new Set(flashcardIds)];
      const { rows: present } = await db.execute(sql`select 1 from ${flashcards}
        where ${flashcards.userId} = ${owner} and ${flashcards.id} = any(${toIdArray(ids)})
          and ${flashcards.deletedAt} is null`);
      if (present.length !== ids.length) {
        return undefined;
      }
      const { rows: added } = await db.execute(sql`
        insert into ${quizFlashcards} (user_id, quiz_id, flashcard_id, position)
        select ${owner}::int, ${quizId}::int, given.id, given.place + (
          select coalesce(max(${quizFlashcards.position}), 0) from ${quizFlashcards}
          where ${ofQuiz(owner, quizId)})
        from unnest(${toIdArray(ids)}) with ordinality as given (id, place)
        on conflict do nothing
        returning flashcard_id`);
      return added.length;
    },

    async listCardIds(owner, quizId) {
      const members = await db
        .select({ id: quizFlashcards.flashcardId })
        .from(quizFlashcards)
        .where(and(ofQuiz(owner, quizId), isPresentMember(db)))
        .orderBy(asc(quizFlashcards.position), asc(quizFlashcards.flashcardId));
      return members.map(({ id }) => id);
    },

    async reorder(owner, quizId, flashcardIds) {
      const places = db
        .select({
          position: quizFlashcards.position,
          place:
            sql`row_number() over (order by ${quizFlashcards.position}, ${quizFlashcards.flashcardId})`.as(
              'place',
            ),
        })
        .from(quizFlashcards)
        .where(and(ofQuiz(owner, quizId), isPresentMember(db)));
      await db.execute(sql`
        update ${quizFlashcards} set position = places.position
        from (${places}) places
        join unnest(${toIdArray(flashcardIds)}) with ordinality as wanted (id, place) using (place)
        where ${ofQuiz(owner, quizId)} and ${quizFlashcards.flashcardId} = wanted.id`);
    },

    async hasCard(owner, quizId, flashcardId) {
      const [member] = await db
        .select({ id: quizFlashcards.flashcardId })
        .from(quizFlashcards)
        .where(and(isMember(owner, quizId, flashcardId), isPresentMember(db)));
      return member !== undefined;
    },

    async removeCard(owner, quizId, flashcardId) {
      const removed = await db
        .delete(quizFlashcards)
        .where(and(isMember(owner, quizId, flashcardId), isPresentMember(db)))
        .returning({ id: quizFlashcards.flashcardId });
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
          eq(flashcards.userId, quizFlashcards.userId),
          eq(flashcards.id, quizFlashcards.flashcardId),
          isNotNull(flashcards.deletedAt),
        ),
      ),
  );
}

function ofQuiz(owner: OwnerId, quizId: number): SQL | undefined {
  return and(eq(quizFlashcards.userId, owner), eq(quizFlashcards.quizId, quizId));
}

function isMember(owner: OwnerId, quizId: number, flashcardId: number): SQL | undefined {
  return and(ofQuiz(owner, quizId), eq(quizFlashcards.flashcardId, flashcardId));
}
