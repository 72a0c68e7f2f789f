import type { ReportsRepository, Studying } from '@scholar/domain';
import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../database';
import { documents } from '../../tables/documents.table';
import { flashcards } from '../../tables/flashcards.table';
import { studyMarks } from '../../tables/marks.table';
import { cardMemory, studyDays } from '../../tables/memory.table';
import { setCards, sets } from '../../tables/sets.table';
import { studySessions } from '../../tables/study-sessions.table';
import { isMarkOf, isMemoryOf, lastMark } from '../study/last-mark';
import { isStudySet } from '../study/study-access';
import { isPresentMember } from './cards-of-set';
import { documentRow, toDocumentRow } from '../documents/document-rows';

/** Latest first: what is not among these was not studied lately. */
const LOOKED_AT = 500;

/** What a student worked with last. */
export function createDeskReports(
  db: Database,
): Pick<ReportsRepository, 'listLastSets' | 'listLastDocuments' | 'listAnsweredDays'> {
  return {
    async listLastSets(studying, limit) {
      const touched = listTouched(db, studying, limit);
      return db
        .select({
          quizId: sets.id,
          title: sets.title,
          flashcardCount: sql<number>`(${countMembers(db)})::int`,
          studied: sql<number>`(${countStudied(db, studying)})::int`,
        })
        .from(touched)
        .innerJoin(sets, and(eq(sets.userId, touched.authorId), eq(sets.id, touched.setId)))
        .where(isStudySet(db, studying))
        .groupBy(sets.userId, sets.id)
        .orderBy(desc(max(touched.at)), desc(sets.id))
        .limit(limit);
    },

    async listLastDocuments(owner, limit) {
      const cards = db
        .select({ cards: count() })
        .from(flashcards)
        .where(
          and(
            eq(flashcards.userId, owner),
            eq(flashcards.documentId, documents.id),
            isNull(flashcards.deletedAt),
          ),
        );
      const rows = await db
        .select({ document: documentRow, flashcardCount: sql<number>`(${cards})::int` })
        .from(documents)
        .where(and(eq(documents.userId, owner), isNull(documents.deletedAt)))
        .orderBy(desc(documents.updateDate), desc(documents.id))
        .limit(limit);
      return rows.map(({ document, flashcardCount }) => ({
        ...toDocumentRow(document),
        flashcardCount,
      }));
    },

    async listAnsweredDays(owner, from) {
      const days = await db
        .select({ day: studyDays.day })
        .from(studyDays)
        .where(and(eq(studyDays.userId, owner), gte(studyDays.day, from), gt(studyDays.answers, 0)))
        .orderBy(asc(studyDays.day));
      return days.map(({ day }) => day);
    },
  };
}

/** Sets that were made, marked, timed, or whose cards were answered, and when. */
function listTouched(db: Database, { owner }: Studying, limit: number) {
  const made = db
    .select({ authorId: sets.userId, setId: sets.id, at: sql<Date>`${sets.createdDate}`.as('at') })
    .from(sets)
    .where(and(eq(sets.userId, owner), isNull(sets.deletedAt)))
    .orderBy(desc(sets.createdDate), desc(sets.id))
    .limit(limit);
  const marked = db
    .select({
      authorId: studyMarks.authorId,
      setId: studyMarks.setId,
      at: sql<Date>`${studyMarks.markedAt}`.as('at'),
    })
    .from(studyMarks)
    // As the index has it; a parameter would not do.
    .where(and(eq(studyMarks.userId, owner), sql`${studyMarks.mark} = 'studied'`))
    .orderBy(desc(studyMarks.markedAt))
    .limit(LOOKED_AT);
  const timed = db
    .select({
      authorId: studySessions.userId,
      setId: sql<number>`${studySessions.setId}`.as('quiz_id'),
      at: sql<Date>`${studySessions.at}`.as('at'),
    })
    .from(studySessions)
    .where(and(eq(studySessions.userId, owner), isNotNull(studySessions.setId)))
    .orderBy(desc(studySessions.at))
    .limit(LOOKED_AT);
  const cards = db
    .select({
      authorId: cardMemory.authorId,
      flashcardId: cardMemory.flashcardId,
      at: cardMemory.reviewedAt,
    })
    .from(cardMemory)
    .where(and(eq(cardMemory.userId, owner), isNotNull(cardMemory.reviewedDay)))
    .orderBy(desc(cardMemory.reviewedDay), desc(cardMemory.firstDay))
    .limit(LOOKED_AT)
    .as('cards');
  const answered = db
    .select({
      authorId: setCards.userId,
      setId: setCards.setId,
      at: sql<Date>`${cards.at}`.as('at'),
    })
    .from(cards)
    .innerJoin(
      setCards,
      and(eq(setCards.userId, cards.authorId), eq(setCards.flashcardId, cards.flashcardId)),
    );
  return unionAll(made, marked, timed, answered).as('touched');
}

/** Of the set in the row. */
function countMembers(db: Database) {
  return db
    .select({ cards: count() })
    .from(setCards)
    .where(and(eq(setCards.userId, sets.userId), eq(setCards.setId, sets.id), isPresentMember(db)));
}

/** As the set itself says it. */
function countStudied(db: Database, { owner }: Studying) {
  return db
    .select({ cards: count() })
    .from(setCards)
    .leftJoin(studyMarks, isMarkOf(owner))
    .leftJoin(cardMemory, isMemoryOf(owner))
    .where(
      and(
        eq(setCards.userId, sets.userId),
        eq(setCards.setId, sets.id),
        sql`${lastMark.mark} = 'studied'`,
        isPresentMember(db),
      ),
    );
}
