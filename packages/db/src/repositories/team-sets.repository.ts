import { foldForSearch } from '@scholar/contract';
import { type SharedSet, type TeamSetsRepository, toOwnerId } from '@scholar/domain';
import { and, count, desc, eq, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { containing } from '../escape-like';
import { quizFlashcards, quizzes } from '../tables/quizzes.table';
import { teamSets } from '../tables/teams.table';
import { users } from '../tables/users.table';
import { isPresentMember } from './quiz-members';

export function createTeamSetsRepository(db: Database): TeamSetsRepository {
  const cards = db
    .select({ cards: count() })
    .from(quizFlashcards)
    .where(
      and(
        eq(quizFlashcards.userId, quizzes.userId),
        eq(quizFlashcards.quizId, quizzes.id),
        isPresentMember(db),
      ),
    );
  const selectSets = () =>
    db
      .select({
        quizId: quizzes.id,
        title: quizzes.title,
        createdDate: quizzes.createdDate,
        sharedAt: teamSets.sharedAt,
        authorId: users.id,
        authorName: users.name,
        cards: sql<number>`(${cards})::int`,
      })
      .from(teamSets)
      .innerJoin(quizzes, isSetThere())
      .innerJoin(users, isAuthorThere());

  return {
    async insert(teamId, owner, quizId) {
      await db.insert(teamSets).values({ teamId, userId: owner, quizId }).onConflictDoNothing();
    },

    async list(teamId, { keyword }, { index, size }) {
      const isHit = and(
        eq(teamSets.teamId, teamId),
        keyword === undefined
          ? undefined
          : like(quizzes.searchTitle, containing(foldForSearch(keyword))),
      );
      const rows = await selectSets()
        .where(isHit)
        .orderBy(desc(teamSets.sharedAt), desc(quizzes.id))
        .limit(size)
        .offset(index * size);
      const [counted] = await db
        .select({ total: count() })
        .from(teamSets)
        .innerJoin(quizzes, isSetThere())
        .innerJoin(users, isAuthorThere())
        .where(isHit);
      return { sets: rows.map(toSharedSet), total: counted?.total ?? 0 };
    },

    async find(teamId, quizId) {
      const [row] = await selectSets().where(
        and(eq(teamSets.teamId, teamId), eq(teamSets.quizId, quizId)),
      );
      return row && toSharedSet(row);
    },

    async remove(teamId, quizId) {
      await db
        .delete(teamSets)
        .where(and(eq(teamSets.teamId, teamId), eq(teamSets.quizId, quizId)));
    },
  };
}

function isSetThere(): SQL | undefined {
  return and(
    eq(quizzes.userId, teamSets.userId),
    eq(quizzes.id, teamSets.quizId),
    isNull(quizzes.deletedAt),
  );
}

function isAuthorThere(): SQL | undefined {
  return and(eq(users.id, teamSets.userId), isNull(users.deactivatedAt));
}

function toSharedSet(row: {
  quizId: number;
  title: string;
  createdDate: Date;
  sharedAt: Date;
  authorId: number;
  authorName: string;
  cards: number;
}): SharedSet {
  return {
    quizId: row.quizId,
    title: row.title,
    createdDate: row.createdDate.toISOString(),
    flashcardCount: row.cards,
    author: { userId: row.authorId, name: row.authorName },
    sharedDate: row.sharedAt.toISOString(),
    authorId: toOwnerId(row.authorId),
  };
}
