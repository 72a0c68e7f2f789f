import { foldForSearch, type SortOf } from '@scholar/contract';
import { type SharedSet, type TeamSetsRepository, toOwnerId } from '@scholar/domain';
import { and, asc, count, desc, eq, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { containing } from '../../escape-like';
import { setCards, sets } from '../../tables/sets.table';
import { teamSets } from '../../tables/teams.table';
import { users } from '../../tables/users.table';
import { isPresentMember } from '../cards/cards-of-set';

const orders: Record<SortOf<'teamSets'>, SQL[]> = {
  newest: [desc(teamSets.sharedAt), desc(sets.id)],
  oldest: [asc(teamSets.sharedAt), asc(sets.id)],
  name: [asc(sets.nameKey), asc(sets.id)],
};

export function createTeamSetsRepository(db: Database): TeamSetsRepository {
  const cards = db
    .select({ cards: count() })
    .from(setCards)
    .where(and(eq(setCards.userId, sets.userId), eq(setCards.setId, sets.id), isPresentMember(db)));
  const selectSets = () =>
    db
      .select({
        setId: sets.id,
        title: sets.title,
        createdDate: sets.createdDate,
        sharedAt: teamSets.sharedAt,
        authorId: users.id,
        authorName: users.name,
        cards: sql<number>`(${cards})::int`,
      })
      .from(teamSets)
      .innerJoin(sets, isSetThere())
      .innerJoin(users, isAuthorThere());

  return {
    async insert(teamId, owner, setId) {
      await db.insert(teamSets).values({ teamId, userId: owner, setId }).onConflictDoNothing();
    },

    async list(teamId, { keyword, sort = 'newest' }, { index, size }) {
      const isHit = and(
        eq(teamSets.teamId, teamId),
        keyword === undefined
          ? undefined
          : like(sets.searchTitle, containing(foldForSearch(keyword))),
      );
      const rows = await selectSets()
        .where(isHit)
        .orderBy(...orders[sort])
        .limit(size)
        .offset(index * size);
      const [counted] = await db
        .select({ total: count() })
        .from(teamSets)
        .innerJoin(sets, isSetThere())
        .innerJoin(users, isAuthorThere())
        .where(isHit);
      return { sets: rows.map(toSharedSet), total: counted?.total ?? 0 };
    },

    async find(teamId, setId) {
      const [row] = await selectSets().where(
        and(eq(teamSets.teamId, teamId), eq(teamSets.setId, setId)),
      );
      return row && toSharedSet(row);
    },

    async remove(teamId, setId) {
      await db.delete(teamSets).where(and(eq(teamSets.teamId, teamId), eq(teamSets.setId, setId)));
    },
  };
}

export function isSetThere(): SQL | undefined {
  return and(eq(sets.userId, teamSets.userId), eq(sets.id, teamSets.setId), isNull(sets.deletedAt));
}

export function isAuthorThere(): SQL | undefined {
  return and(eq(users.id, teamSets.userId), isNull(users.deactivatedAt));
}

function toSharedSet(row: {
  setId: number;
  title: string;
  createdDate: Date;
  sharedAt: Date;
  authorId: number;
  authorName: string;
  cards: number;
}): SharedSet {
  return {
    quizId: row.setId,
    title: row.title,
    createdDate: row.createdDate.toISOString(),
    flashcardCount: row.cards,
    author: { userId: row.authorId, name: row.authorName },
    sharedDate: row.sharedAt.toISOString(),
    authorId: toOwnerId(row.authorId),
  };
}
