import { foldForSearch, type Quiz } from '@scholar/contract';
import type { OwnerId, QuizzesRepository } from '@scholar/domain';
import { and, asc, count, desc, eq, isNull, like, type SQL, sql } from 'drizzle-orm';
import { type Batches, isOneOf } from '../batches';
import type { Database } from '../database';
import { containing } from '../escape-like';
import { isOlderThan, isWithin, pageOf } from '../list-terms';
import { documents } from '../tables/documents.table';
import { flashcards } from '../tables/flashcards.table';
import { quizFlashcards, quizzes } from '../tables/quizzes.table';
import { studySessions } from '../tables/study-sessions.table';
import { teamSets } from '../tables/teams.table';
import { cardRow, documentOfCard, isDocumentOfCard, toFlashcard } from './flashcard-rows';
import { createQuizMembers, isPresentMember } from './quiz-members';

const row = { id: quizzes.id, title: quizzes.title, createdDate: quizzes.createdDate };
const newestFirst = [desc(quizzes.createdDate), desc(quizzes.id)];

export function createQuizzesRepository(db: Database, batches: Batches): QuizzesRepository {
  return {
    ...createQuizMembers(db),

    async insert(owner, title) {
      const [stored] = await db
        .insert(quizzes)
        .values({ userId: owner, title, searchTitle: foldForSearch(title) })
        .returning({ quizId: quizzes.id });
      if (!stored) {
        throw new Error('The database returned no set.');
      }
      return stored;
    },

    async list(owner, { keyword, from, to }, page) {
      const ordered = db
        .select({ id: quizzes.id })
        .from(quizzes)
        .where(
          and(
            eq(quizzes.userId, owner),
            isNull(quizzes.deletedAt),
            ...isWithin(quizzes.createdDate, from, to),
            keyword === undefined
              ? undefined
              : like(quizzes.searchTitle, containing(foldForSearch(keyword))),
          ),
        )
        .orderBy(...newestFirst)
        .as('ordered');
      const hits = db.$with('hits').as(
        db
          .select({
            total: sql<number>`count(*)::int`.as('total'),
            ids: pageOf(ordered.id, page).as('ids'),
          })
          .from(ordered),
      );
      // Counted for the page as a whole: set by set, deleted cards would be looked for again and again.
      const counts = db
        .select({ quizId: quizFlashcards.quizId, cards: count().as('cards') })
        .from(quizFlashcards)
        .where(
          and(
            eq(quizFlashcards.userId, owner),
            sql`${quizFlashcards.quizId} = any((select ids from ${hits})::int[])`,
            isPresentMember(db),
          ),
        )
        .groupBy(quizFlashcards.quizId)
        .as('counts');
      const rows = await db
        .with(hits)
        .select({ total: hits.total, quiz: row, cards: counts.cards })
        .from(hits)
        .leftJoin(quizzes, and(eq(quizzes.userId, owner), sql`${quizzes.id} = any(${hits.ids})`))
        .leftJoin(counts, eq(counts.quizId, quizzes.id))
        .orderBy(...newestFirst);
      return {
        quizzes: rows.flatMap(({ quiz, cards }) => (quiz ? [toQuiz(quiz, cards ?? 0)] : [])),
        total: rows[0]?.total ?? 0,
      };
    },

    async find(owner, quizId) {
      const cards = db
        .select({ cards: count() })
        .from(quizFlashcards)
        .where(
          and(
            eq(quizFlashcards.userId, owner),
            eq(quizFlashcards.quizId, quizId),
            isPresentMember(db),
          ),
        );
      const [found] = await db
        .select({ quiz: row, cards: sql<number>`(${cards})::int` })
        .from(quizzes)
        .where(isThere(owner, quizId));
      return found && toQuiz(found.quiz, found.cards);
    },

    async findWithCards(owner, quizId) {
      const rows = await db
        .select({ quiz: row, card: cardRow, document: documentOfCard })
        .from(quizzes)
        .leftJoin(
          quizFlashcards,
          and(eq(quizFlashcards.userId, quizzes.userId), eq(quizFlashcards.quizId, quizzes.id)),
        )
        .leftJoin(
          flashcards,
          and(
            eq(flashcards.userId, quizFlashcards.userId),
            eq(flashcards.id, quizFlashcards.flashcardId),
            isNull(flashcards.deletedAt),
          ),
        )
        .leftJoin(documents, isDocumentOfCard())
        .where(isThere(owner, quizId))
        .orderBy(asc(quizFlashcards.position), asc(quizFlashcards.flashcardId));
      const [first] = rows;
      if (!first) {
        return undefined;
      }
      const cards = rows.flatMap(({ card, document }) =>
        card ? [toFlashcard(card, document)] : [],
      );
      return { ...toQuiz(first.quiz, cards.length), flashcards: cards };
    },

    async lock(owner, quizId) {
      const [found] = await db
        .select({ id: quizzes.id })
        .from(quizzes)
        .where(isThere(owner, quizId))
        .for('no key update');
      return found !== undefined;
    },

    async rename(owner, quizId, title) {
      await db
        .update(quizzes)
        .set({ title, searchTitle: foldForSearch(title) })
        .where(isThere(owner, quizId));
    },

    async remove(owner, quizId) {
      const removed = await db
        .update(quizzes)
        .set({ deletedAt: sql`now()` })
        .where(isThere(owner, quizId))
        .returning({ id: quizzes.id });
      return removed.length === 1;
    },

    async restore(owner, quizId, days) {
      const isInTime = sql`(${quizzes.deletedAt} is null or not ${isOlderThan(quizzes.deletedAt, days)})`;
      const restored = await db
        .update(quizzes)
        .set({ deletedAt: null })
        .where(and(own(owner, quizId), isInTime))
        .returning({ id: quizzes.id });
      return restored.length === 1;
    },

    async purgeRemoved(days) {
      await batches.deleteKeyed(quizzes, isOlderThan(quizzes.deletedAt, days), async (keys) => {
        await batches.update(
          studySessions,
          { quizId: null },
          isOneOf(studySessions.userId, studySessions.quizId, keys),
        );
        await batches.delete(teamSets, isOneOf(teamSets.userId, teamSets.quizId, keys));
        await batches.delete(
          quizFlashcards,
          isOneOf(quizFlashcards.userId, quizFlashcards.quizId, keys),
        );
      });
    },
  };
}

function own(owner: OwnerId, quizId: number): SQL | undefined {
  return and(eq(quizzes.userId, owner), eq(quizzes.id, quizId));
}

function isThere(owner: OwnerId, quizId: number): SQL | undefined {
  return and(own(owner, quizId), isNull(quizzes.deletedAt));
}

function toQuiz(
  { id, title, createdDate }: { id: number; title: string; createdDate: Date },
  flashcardCount: number,
): Quiz {
  return { quizId: id, title, createdDate: createdDate.toISOString(), flashcardCount };
}
