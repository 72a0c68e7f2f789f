import type { AnsweredDocument, OwnerId, StatisticsRepository } from '@scholar/domain';
import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { toIdArray } from '../../list-terms';
import { citedText, documents, documentTexts } from '../../tables/documents.table';
import { flashcards } from '../../tables/flashcards.table';
import { cardMemory, studyDays } from '../../tables/memory.table';
import { slowDue } from './slow-due';
import { isInNoneOf, isOnSchedule, isStudied } from './study-access';

export function createStatisticsRepository(db: Database): StatisticsRepository {
  return {
    listDays: (owner) =>
      db
        .select({
          day: studyDays.day,
          answers: studyDays.answers,
          recalls: studyDays.recalls,
          remembered: studyDays.remembered,
        })
        .from(studyDays)
        .where(eq(studyDays.userId, owner))
        .orderBy(asc(studyDays.day)),

    async countDue({ owner, team, apart, stretch }, borders) {
      // Apart from each other: what belongs to others is a few cards, and asking of each card whose it is takes longer.
      const own = and(
        eq(cardMemory.authorId, owner),
        isStudied(db, { owner, team: undefined }, cardMemory),
      );
      const others = and(
        ne(cardMemory.authorId, owner),
        isStudied(db, { owner, team }, cardMemory),
      );
      const isNotSlowed = isInNoneOf(db, apart.slowed, cardMemory);
      const due = isNotSlowed
        ? sql`case when ${isNotSlowed} then ${cardMemory.due} else ${slowDue(stretch)} end`
        : cardMemory.due;
      const scheduled = (team === undefined ? [own] : [own, others]).map(
        (isAmong) => sql`select greatest(${due}, ${cardMemory.buriedUntil}) as due
          from ${cardMemory}
          where ${and(
            isOnSchedule(owner),
            sql`${cardMemory.due} < ${borders.at(-1) ?? ''}::timestamptz`,
            isAmong,
            isInNoneOf(db, apart.archived, cardMemory),
          )}`,
      );
      const { rows } = await db.execute(sql`select place, count(*)::int as due from (
          select width_bucket(due, (select ${`{${borders.join(',')}}`}::text::timestamptz[])) as place
          from (${sql.join(scheduled, sql` union all `)}) scheduled) placed
        where place < ${borders.length} group by place`);
      return rows as { place: number; due: number }[];
    },

    async listAnswered(owner, at, limit) {
      const recent = db
        .select({
          id: cardMemory.flashcardId,
          stability: cardMemory.stability,
          elapsedDays:
            sql<number>`(extract(epoch from ${at.toISOString()}::timestamptz - ${cardMemory.reviewedAt}) / 86400)::float8`.as(
              'elapsed_days',
            ),
        })
        .from(cardMemory)
        .where(and(eq(cardMemory.userId, owner), isNotNull(cardMemory.reviewedDay)))
        .orderBy(desc(cardMemory.reviewedDay), desc(cardMemory.firstDay))
        .limit(limit)
        .as('recent');
      const rows = await db
        .select({
          documentId: sql<number>`${flashcards.documentId}`,
          start: sql<number>`${flashcards.sourceStart}`,
          stability: recent.stability,
          elapsedDays: recent.elapsedDays,
        })
        .from(recent)
        .innerJoin(flashcards, and(eq(flashcards.userId, owner), eq(flashcards.id, recent.id)))
        .where(
          and(
            isNull(flashcards.deletedAt),
            isNotNull(flashcards.documentId),
            isNotNull(flashcards.sourceStart),
          ),
        );
      const ids = [...new Set(rows.map(({ documentId }) => documentId))];
      return {
        cards: rows,
        documents: ids.length === 0 ? [] : await listDocuments(db, owner, ids),
      };
    },

    readCited: (owner, documentIds, characters) =>
      db
        .select({
          documentId: documentTexts.documentId,
          text: sql<string>`left(${citedText(documentTexts)}, ${characters})`,
        })
        .from(documentTexts)
        .where(
          and(
            eq(documentTexts.userId, owner),
            sql`${documentTexts.documentId} = any(${toIdArray(documentIds)})`,
          ),
        ),
  };
}

function listDocuments(db: Database, owner: OwnerId, ids: number[]): Promise<AnsweredDocument[]> {
  return db
    .select({ documentId: documents.id, title: documents.title, bytes: documents.bytes })
    .from(documents)
    .where(
      and(
        eq(documents.userId, owner),
        isNull(documents.deletedAt),
        sql`${documents.id} = any(${toIdArray(ids)})`,
      ),
    );
}
