import type { Field } from '@scholar/contract';
import type { OwnerId, ReportsRepository } from '@scholar/domain';
import { and, count, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { documents } from '../../tables/documents.table';
import { flashcards } from '../../tables/flashcards.table';
import { studySessions } from '../../tables/study-sessions.table';
import { createDeskReports } from './desk-reports';

export function createReportsRepository(db: Database): ReportsRepository {
  return {
    async readStatistics(owner) {
      const saved = (table: typeof documents | typeof flashcards) =>
        sql<number>`(${db
          .select({ total: count() })
          .from(table)
          .where(and(eq(table.userId, owner), isNull(table.deletedAt)))})::int`;
      const [statistics] = await db
        .select({
          documentsSummarized: saved(documents),
          flashcardsCreated: saved(flashcards),
          quizzesTaken: sql<number>`(count(*) filter (where ${studySessions.kind} = 'test'))::int`,
          totalStudyTime: sumOfSeconds(),
        })
        .from(studySessions)
        .where(eq(studySessions.userId, owner));
      if (!statistics) {
        throw new Error('The database returned no statistics.');
      }
      return statistics;
    },

    async sumSeconds(owner, since) {
      const [sum] = await db
        .select({ seconds: sumOfSeconds() })
        .from(studySessions)
        .where(and(eq(studySessions.userId, owner), gte(studySessions.at, since)));
      return sum?.seconds ?? 0;
    },

    async hasSession(owner, sessionId) {
      const [found] = await db
        .select({ sessionId: studySessions.sessionId })
        .from(studySessions)
        .where(and(eq(studySessions.userId, owner), eq(studySessions.sessionId, sessionId)));
      return found !== undefined;
    },

    async insertSession(owner, session, at) {
      await db.insert(studySessions).values({ ...session, userId: owner, at });
    },

    async sumBetween(owner, bounds) {
      const [first, last] = [bounds[0], bounds.at(-1)];
      if (!first || !last) {
        return [];
      }
      const instants = `{${bounds.map((bound) => bound.toISOString()).join(',')}}`;
      const span = sql<number>`width_bucket(${studySessions.at}, ${instants}::text::timestamptz[])`;
      const sums = await db
        .select({ span, seconds: sumOfSeconds() })
        .from(studySessions)
        .where(
          and(
            eq(studySessions.userId, owner),
            gte(studySessions.at, first),
            lt(studySessions.at, last),
          ),
        )
        .groupBy(sql`1`);
      return bounds
        .slice(1)
        .map((_, index) => sums.find((sum) => sum.span === index + 1)?.seconds ?? 0);
    },

    async countByField(owner, limit) {
      const byDocument = cardsByDocument(db, owner);
      const total = sql<number>`sum(${byDocument.cards})::int`;
      const fields = await db
        .select({ field: documents.field, count: total })
        .from(byDocument)
        .innerJoin(
          documents,
          and(
            eq(documents.userId, owner),
            eq(documents.id, byDocument.documentId),
            isNull(documents.deletedAt),
          ),
        )
        .groupBy(documents.field)
        .orderBy(desc(total), documents.field)
        .limit(limit);
      // The table's check constraint allows nothing but fields.
      return fields.map((row) => ({ field: row.field as Field, count: row.count }));
    },

    ...createDeskReports(db),
  };
}

/** First by document, of which there are far fewer than cards. */
function cardsByDocument(db: Database, owner: OwnerId) {
  return db
    .select({ documentId: flashcards.documentId, cards: count().as('cards') })
    .from(flashcards)
    .where(
      and(
        eq(flashcards.userId, owner),
        isNull(flashcards.deletedAt),
        isNotNull(flashcards.documentId),
      ),
    )
    .groupBy(flashcards.documentId)
    .as('by_document');
}

function sumOfSeconds(): SQL<number> {
  return sql<number>`coalesce(sum(${studySessions.seconds}), 0)::int`;
}
