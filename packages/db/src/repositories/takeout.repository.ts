import type { OwnerId, TakeoutRepository, TakeoutRow } from '@scholar/domain';
import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { documents, documentTexts } from '../tables/documents.table';
import { flashcards } from '../tables/flashcards.table';
import { payments, paymentSettlements } from '../tables/payments.table';
import { quizFlashcards, quizzes } from '../tables/quizzes.table';
import { studySessions } from '../tables/study-sessions.table';
import { teamMembers, teams, teamSets } from '../tables/teams.table';
import { isSettlementOf, settledStatus } from './payment-reviews';

/** Of what is small. A document can hold two million letters. */
const PAGE_ROWS = 500;
const DOCUMENT_ROWS = 5;

/** Page by page, so that a student with a library costs no more memory than one with a leaflet. */
export function createTakeoutRepository(db: Database): TakeoutRepository {
  return {
    documents: (owner) =>
      walk(
        DOCUMENT_ROWS,
        0,
        (after) =>
          db
            .select({
              documentId: documents.id,
              title: documents.title,
              field: documents.field,
              uploadDate: documents.uploadDate,
              updateDate: documents.updateDate,
              content: documentTexts.content,
              sourceText: documentTexts.sourceText,
            })
            .from(documents)
            .innerJoin(
              documentTexts,
              and(eq(documentTexts.userId, owner), eq(documentTexts.documentId, documents.id)),
            )
            .where(isKept(documents, owner, after))
            .orderBy(asc(documents.id))
            .limit(DOCUMENT_ROWS),
        (row) => row.documentId,
      ),

    flashcards: (owner) =>
      walk(
        PAGE_ROWS,
        0,
        (after) =>
          db
            .select({
              flashcardId: flashcards.id,
              documentId: flashcards.documentId,
              question: flashcards.question,
              answer: flashcards.answer,
              sourceQuote: flashcards.sourceQuote,
              createDate: flashcards.createDate,
            })
            .from(flashcards)
            .where(isKept(flashcards, owner, after))
            .orderBy(asc(flashcards.id))
            .limit(PAGE_ROWS),
        (row) => row.flashcardId,
      ),

    sets: (owner) =>
      walk(
        PAGE_ROWS,
        0,
        (after) =>
          db
            .select({
              quizId: quizzes.id,
              title: quizzes.title,
              createdDate: quizzes.createdDate,
              flashcardIds: idsOfCards(db, owner),
            })
            .from(quizzes)
            .where(isKept(quizzes, owner, after))
            .orderBy(asc(quizzes.id))
            .limit(PAGE_ROWS),
        (row) => row.quizId,
      ),

    studySessions: (owner) =>
      walk(
        PAGE_ROWS,
        '00000000-0000-0000-0000-000000000000',
        (after) =>
          db
            .select({
              sessionId: studySessions.sessionId,
              quizId: studySessions.quizId,
              kind: studySessions.kind,
              seconds: studySessions.seconds,
              correct: studySessions.correct,
              incorrect: studySessions.incorrect,
              at: studySessions.at,
            })
            .from(studySessions)
            .where(and(eq(studySessions.userId, owner), gt(studySessions.sessionId, after)))
            .orderBy(asc(studySessions.sessionId))
            .limit(PAGE_ROWS),
        (row) => row.sessionId,
      ),

    payments: (owner) =>
      walk(
        PAGE_ROWS,
        0,
        (after) =>
          db
            .select({
              paymentId: payments.id,
              orderNumber: payments.orderNumber,
              plan: payments.plan,
              amountVnd: payments.amountVnd,
              status: settledStatus,
              paidAt: payments.paidAt,
            })
            .from(payments)
            .leftJoin(paymentSettlements, isSettlementOf)
            .where(and(eq(payments.userId, owner), gt(payments.id, after)))
            .orderBy(asc(payments.id))
            .limit(PAGE_ROWS),
        (row) => row.paymentId,
      ),

    async *team(owner) {
      yield* await db
        .select({
          teamName: teams.name,
          role: teamMembers.role,
          joinedAt: teamMembers.joinedAt,
          sharedQuizIds: idsOfSharedSets(db, owner),
        })
        .from(teamMembers)
        .innerJoin(teams, eq(teams.id, teamMembers.teamId))
        .where(eq(teamMembers.userId, owner));
    },
  };
}

async function* walk<Row extends TakeoutRow, Key>(
  pageRows: number,
  first: Key,
  read: (after: Key) => PromiseLike<Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row> {
  for (let after = first; ;) {
    const page = await read(after);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < pageRows) {
      return;
    }
    after = keyOf(last);
  }
}

type Kept = typeof documents | typeof flashcards | typeof quizzes;

function isKept(table: Kept, owner: OwnerId, after: number): SQL | undefined {
  return and(eq(table.userId, owner), gt(table.id, after), isNull(table.deletedAt));
}

function idsOfSharedSets(db: Database, owner: OwnerId) {
  const ids = db
    .select({ ids: sql`coalesce(json_agg(${teamSets.quizId} order by ${teamSets.quizId}), '[]')` })
    .from(teamSets)
    .where(eq(teamSets.userId, owner));
  return sql<number[]>`(${ids})`;
}

function idsOfCards(db: Database, owner: OwnerId) {
  const ids = db
    .select({
      ids: sql`coalesce(json_agg(${quizFlashcards.flashcardId} order by ${quizFlashcards.position}), '[]')`,
    })
    .from(quizFlashcards)
    .innerJoin(
      flashcards,
      and(
        eq(flashcards.userId, owner),
        eq(flashcards.id, quizFlashcards.flashcardId),
        isNull(flashcards.deletedAt),
      ),
    )
    .where(and(eq(quizFlashcards.userId, owner), eq(quizFlashcards.quizId, quizzes.id)));
  return sql<number[]>`(${ids})`;
}
