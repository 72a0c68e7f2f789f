import { foldForSearch, type CardSet, type SortOf } from '@scholar/contract';
import type { OwnerId, SetsRepository } from '@scholar/domain';
import { and, asc, count, desc, eq, isNull, like, type SQL, sql } from 'drizzle-orm';
import { type Batches, isOneOf } from '../../batches';
import type { Database } from '../../database';
import { containing } from '../../escape-like';
import { inOrderOf, isOlderThan, isWithin, pageOf, toIdArray } from '../../list-terms';
import { documents } from '../../tables/documents.table';
import { examSets } from '../../tables/exams.table';
import { studyMarks } from '../../tables/marks.table';
import { matchBests } from '../../tables/match-bests.table';
import { flashcards } from '../../tables/flashcards.table';
import { setCards, sets } from '../../tables/sets.table';
import { shareLinks } from '../../tables/share-links.table';
import { studySessions } from '../../tables/study-sessions.table';
import { teamSets } from '../../tables/teams.table';
import { cardRow, documentOfCard, isDocumentOfCard, toFlashcard } from './flashcard-rows';
import { isInFolder } from './folders.repository';
import { createCardsOfSet, isPresentMember } from './cards-of-set';

const row = {
  id: sets.id,
  title: sets.title,
  createdDate: sets.createdDate,
  folderId: sets.folderId,
};
const newestFirst = [desc(sets.createdDate), desc(sets.id)];
const orders: Record<SortOf<'sets'>, SQL[]> = {
  newest: newestFirst,
  oldest: [asc(sets.createdDate), asc(sets.id)],
  name: [asc(sets.nameKey), asc(sets.id)],
  // Those that were never studied last.
  studied: [sql`${lastStudied()} desc nulls last`, ...newestFirst],
};

export function createSetsRepository(db: Database, batches: Batches): SetsRepository {
  return {
    ...createCardsOfSet(db),

    async insert(owner, title) {
      const [stored] = await db
        .insert(sets)
        .values({ userId: owner, title, searchTitle: foldForSearch(title) })
        .returning({ setId: sets.id });
      if (!stored) {
        throw new Error('The database returned no set.');
      }
      return stored;
    },

    async list(owner, { keyword, from, to, folder, sort = 'newest' }, page) {
      const ordered = db
        .select({ id: sets.id })
        .from(sets)
        .where(
          and(
            eq(sets.userId, owner),
            isNull(sets.deletedAt),
            ...isWithin(sets.createdDate, from, to),
            keyword === undefined
              ? undefined
              : like(sets.searchTitle, containing(foldForSearch(keyword))),
            folder === undefined ? undefined : isInFolder(sets.folderId, owner, folder),
          ),
        )
        .orderBy(...orders[sort])
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
        .select({ setId: setCards.setId, cards: count().as('cards') })
        .from(setCards)
        .where(
          and(
            eq(setCards.userId, owner),
            sql`${setCards.setId} = any((select ids from ${hits})::int[])`,
            isPresentMember(db),
          ),
        )
        .groupBy(setCards.setId)
        .as('counts');
      const rows = await db
        .with(hits)
        .select({ total: hits.total, set: row, cards: counts.cards })
        .from(hits)
        .leftJoin(sets, and(eq(sets.userId, owner), sql`${sets.id} = any(${hits.ids})`))
        .leftJoin(counts, eq(counts.setId, sets.id))
        .orderBy(inOrderOf(hits.ids, sets.id));
      return {
        sets: rows.flatMap(({ set, cards }) => (set ? [toCardSet(set, cards ?? 0)] : [])),
        total: rows[0]?.total ?? 0,
      };
    },

    async find(owner, setId) {
      const cards = db
        .select({ cards: count() })
        .from(setCards)
        .where(and(eq(setCards.userId, owner), eq(setCards.setId, setId), isPresentMember(db)));
      const [found] = await db
        .select({ set: row, cards: sql<number>`(${cards})::int` })
        .from(sets)
        .where(isThere(owner, setId));
      return found && toCardSet(found.set, found.cards);
    },

    async findWithCards(owner, setId) {
      const rows = await db
        .select({ set: row, card: cardRow, document: documentOfCard })
        .from(sets)
        .leftJoin(setCards, and(eq(setCards.userId, sets.userId), eq(setCards.setId, sets.id)))
        .leftJoin(
          flashcards,
          and(
            eq(flashcards.userId, setCards.userId),
            eq(flashcards.id, setCards.flashcardId),
            isNull(flashcards.deletedAt),
          ),
        )
        .leftJoin(documents, isDocumentOfCard())
        .where(isThere(owner, setId))
        .orderBy(asc(setCards.position), asc(setCards.flashcardId));
      const [first] = rows;
      if (!first) {
        return undefined;
      }
      const cards = rows.flatMap(({ card, document }) =>
        card ? [toFlashcard(card, document)] : [],
      );
      return { ...toCardSet(first.set, cards.length), flashcards: cards };
    },

    async lock(owner, setId) {
      const [found] = await db
        .select({ id: sets.id })
        .from(sets)
        .where(isThere(owner, setId))
        .for('no key update');
      return found !== undefined;
    },

    async rename(owner, setId, title) {
      await db
        .update(sets)
        .set({ title, searchTitle: foldForSearch(title) })
        .where(isThere(owner, setId));
    },

    async remove(owner, setIds) {
      const removed = await db
        .update(sets)
        .set({ deletedAt: sql`now()` })
        .where(and(eq(sets.userId, owner), isAmong(setIds), isNull(sets.deletedAt)))
        .returning({ id: sets.id });
      return removed.length;
    },

    async restore(owner, setIds, days) {
      const isInTime = sql`(${sets.deletedAt} is null or not ${isOlderThan(sets.deletedAt, days)})`;
      const restored = await db
        .update(sets)
        .set({ deletedAt: null })
        .where(and(eq(sets.userId, owner), isAmong(setIds), isInTime))
        .returning({ id: sets.id });
      return restored.length;
    },

    async purgeRemoved(days) {
      await batches.deleteKeyed(sets, isOlderThan(sets.deletedAt, days), async (keys) => {
        await batches.update(
          studySessions,
          { setId: null },
          isOneOf(studySessions.userId, studySessions.setId, keys),
        );
        await batches.delete(shareLinks, isOneOf(shareLinks.userId, shareLinks.setId, keys));
        await batches.delete(teamSets, isOneOf(teamSets.userId, teamSets.setId, keys));
        await batches.delete(studyMarks, isOneOf(studyMarks.authorId, studyMarks.setId, keys));
        await batches.delete(examSets, isOneOf(examSets.authorId, examSets.setId, keys));
        await batches.delete(matchBests, isOneOf(matchBests.authorId, matchBests.setId, keys));
        await batches.delete(setCards, isOneOf(setCards.userId, setCards.setId, keys));
      });
    },
  };
}

function isThere(owner: OwnerId, setId: number): SQL | undefined {
  return and(eq(sets.userId, owner), eq(sets.id, setId), isNull(sets.deletedAt));
}

function isAmong(setIds: number[]): SQL {
  return sql`${sets.id} = any(${toIdArray(setIds)})`;
}

function toCardSet(
  {
    id,
    title,
    createdDate,
    folderId,
  }: { id: number; title: string; createdDate: Date; folderId: number | null },
  flashcardCount: number,
): CardSet {
  return {
    quizId: id,
    title,
    createdDate: createdDate.toISOString(),
    flashcardCount,
    ...(folderId !== null && { folderId }),
  };
}

/** When the owner of the set in the row spent time with it last. */
function lastStudied(): SQL {
  return sql`(select max(${studySessions.at}) from ${studySessions}
    where ${studySessions.userId} = ${sets.userId} and ${studySessions.setId} = ${sets.id})`;
}
