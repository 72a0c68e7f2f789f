import type { OwnerId, TakeoutRepository, TakeoutRow } from '@scholar/domain';
import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { documents, documentTexts } from '../../tables/documents.table';
import { calendarFeeds, exams } from '../../tables/exams.table';
import { matchBests } from '../../tables/match-bests.table';
import { flashcards } from '../../tables/flashcards.table';
import { folders } from '../../tables/folders.table';
import { studyMarks } from '../../tables/marks.table';
import { cardMedia, media } from '../../tables/media.table';
import { memoryParameters, reviews, studyDays } from '../../tables/memory.table';
import { payments, paymentSettlements, planGrants } from '../../tables/payments.table';
import { pushSubscriptions } from '../../tables/push.table';
import { secondFactors } from '../../tables/second-factors.table';
import { sessions } from '../../tables/sessions.table';
import { sets } from '../../tables/sets.table';
import { shareLinks } from '../../tables/share-links.table';
import { studySessions } from '../../tables/study-sessions.table';
import { teamMembers, teams } from '../../tables/teams.table';
import { isSettlementOf } from '../payments/payments-to-review';
import { FIRST_DAY, takeoutColumns } from './takeout-columns';

/** Rows per page; documents, which can hold two million letters, have a smaller one. */
const PAGE_ROWS = 500;
const DOCUMENT_ROWS = 5;

/** Read page by page, so that memory does not grow with the number of rows. */
export function createTakeoutRepository(db: Database): TakeoutRepository {
  return {
    documents(owner) {
      const columns = takeoutColumns(db, owner).documents;
      const rows = walk(DOCUMENT_ROWS, (last: { documentId: number } | undefined) =>
        db
          .select(columns)
          .from(documents)
          .innerJoin(
            documentTexts,
            and(eq(documentTexts.userId, owner), eq(documentTexts.documentId, documents.id)),
          )
          .where(isKept(documents, owner, last?.documentId))
          .orderBy(asc(documents.id))
          .limit(DOCUMENT_ROWS),
      );
      return { columns: Object.keys(columns), rows };
    },

    flashcards(owner) {
      const columns = takeoutColumns(db, owner).flashcards;
      const rows = walk(PAGE_ROWS, (last: { flashcardId: number } | undefined) =>
        db
          .select(columns)
          .from(flashcards)
          .where(isKept(flashcards, owner, last?.flashcardId))
          .orderBy(asc(flashcards.id))
          .limit(PAGE_ROWS),
      );
      return { columns: Object.keys(columns), rows };
    },

    sets(owner) {
      const columns = takeoutColumns(db, owner).sets;
      const rows = walk(PAGE_ROWS, (last: { quizId: number } | undefined) =>
        db
          .select(columns)
          .from(sets)
          .where(isKept(sets, owner, last?.quizId))
          .orderBy(asc(sets.id))
          .limit(PAGE_ROWS),
      );
      return { columns: Object.keys(columns), rows };
    },

    folders(owner) {
      const columns = takeoutColumns(db, owner).folders;
      const rows = walk(PAGE_ROWS, () =>
        db.select(columns).from(folders).where(eq(folders.userId, owner)).orderBy(asc(folders.id)),
      );
      return { columns: Object.keys(columns), rows };
    },

    studySessions(owner) {
      const columns = takeoutColumns(db, owner).studySessions;
      const rows = walk(PAGE_ROWS, (last: { sessionId: string } | undefined) =>
        db
          .select(columns)
          .from(studySessions)
          .where(and(eq(studySessions.userId, owner), last && isAfter(owner, last.sessionId)))
          .orderBy(asc(studySessions.at), asc(studySessions.sessionId))
          .limit(PAGE_ROWS),
      );
      return { columns: Object.keys(columns), rows };
    },

    reviews(owner) {
      const columns = takeoutColumns(db, owner).reviews;
      const rows = walk(PAGE_ROWS, (last: LastReview | undefined) =>
        db
          .select(columns)
          .from(reviews)
          .where(and(eq(reviews.userId, owner), last && isReviewAfter(last)))
          .orderBy(asc(reviews.flashcardId), asc(reviews.answeredAt), asc(reviews.reviewId))
          .limit(PAGE_ROWS),
      );
      return { columns: Object.keys(columns), rows };
    },

    studyDays(owner) {
      const columns = takeoutColumns(db, owner).studyDays;
      const rows = walk(PAGE_ROWS, (last: { day: string } | undefined) =>
        db
          .select(columns)
          .from(studyDays)
          .where(
            and(
              eq(studyDays.userId, owner),
              gt(studyDays.answers, 0),
              last && sql`${studyDays.day} > ${last.day}::date - ${FIRST_DAY}`,
            ),
          )
          .orderBy(asc(studyDays.day))
          .limit(PAGE_ROWS),
      );
      return { columns: Object.keys(columns), rows };
    },

    marks(owner) {
      const columns = takeoutColumns(db, owner).marks;
      const rows = walk(PAGE_ROWS, (last: LastMark | undefined) =>
        db
          .select(columns)
          .from(studyMarks)
          .where(and(eq(studyMarks.userId, owner), last && isMarkAfter(last)))
          .orderBy(asc(studyMarks.setId), asc(studyMarks.flashcardId))
          .limit(PAGE_ROWS),
      );
      return { columns: Object.keys(columns), rows };
    },

    exams(owner) {
      const columns = takeoutColumns(db, owner).exams;
      const rows = walk(PAGE_ROWS, (last: { examId: number } | undefined) =>
        db
          .select(columns)
          .from(exams)
          .where(isKept(exams, owner, last?.examId))
          .orderBy(asc(exams.id))
          .limit(PAGE_ROWS),
      );
      return { columns: Object.keys(columns), rows };
    },

    pushDevices(owner) {
      const columns = takeoutColumns(db, owner).pushDevices;
      const rows = walk(PAGE_ROWS, () =>
        db
          .select(columns)
          .from(pushSubscriptions)
          .where(eq(pushSubscriptions.userId, owner))
          .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.fingerprint)),
      );
      return { columns: Object.keys(columns), rows };
    },

    calendarFeed(owner) {
      const columns = takeoutColumns(db, owner).calendarFeed;
      const rows = walk(PAGE_ROWS, () =>
        db.select(columns).from(calendarFeeds).where(eq(calendarFeeds.userId, owner)),
      );
      return { columns: Object.keys(columns), rows };
    },

    media(owner) {
      const columns = takeoutColumns(db, owner).media;
      const rows = walk(PAGE_ROWS, (last: LastMedia | undefined) =>
        db
          .select(columns)
          .from(media)
          .leftJoin(
            cardMedia,
            and(eq(cardMedia.userId, media.userId), eq(cardMedia.mediaId, media.id)),
          )
          .where(and(eq(media.userId, owner), last && isMediaAfter(last)))
          .orderBy(asc(media.id), asc(cardMedia.flashcardId), asc(cardMedia.position))
          .limit(PAGE_ROWS),
      );
      return { columns: Object.keys(columns), rows };
    },

    mediaFiles: (owner) =>
      walk(PAGE_ROWS, (last: { mediaId: string } | undefined) =>
        db
          .select({ mediaId: media.id, mime: media.mime })
          .from(media)
          .where(and(eq(media.userId, owner), last && gt(media.id, last.mediaId)))
          .orderBy(asc(media.id))
          .limit(PAGE_ROWS),
      ),

    shareLinks(owner) {
      const columns = takeoutColumns(db, owner).shareLinks;
      const rows = walk(PAGE_ROWS, (last: { quizId: number } | undefined) =>
        db
          .select(columns)
          .from(shareLinks)
          .where(and(eq(shareLinks.userId, owner), gt(shareLinks.setId, last?.quizId ?? 0)))
          .orderBy(asc(shareLinks.setId))
          .limit(PAGE_ROWS),
      );
      return { columns: Object.keys(columns), rows };
    },

    memoryParameters(owner) {
      const columns = takeoutColumns(db, owner).memoryParameters;
      const rows = walk(PAGE_ROWS, () =>
        db.select(columns).from(memoryParameters).where(eq(memoryParameters.userId, owner)),
      );
      return { columns: Object.keys(columns), rows };
    },

    matchBests(owner) {
      const columns = takeoutColumns(db, owner).matchBests;
      const rows = walk(PAGE_ROWS, (last: { quizId: number } | undefined) =>
        db
          .select(columns)
          .from(matchBests)
          .where(and(eq(matchBests.userId, owner), gt(matchBests.setId, last?.quizId ?? 0)))
          .orderBy(asc(matchBests.setId))
          .limit(PAGE_ROWS),
      );
      return { columns: Object.keys(columns), rows };
    },

    payments(owner) {
      const columns = takeoutColumns(db, owner).payments;
      const rows = walk(PAGE_ROWS, (last: { paymentId: number } | undefined) =>
        db
          .select(columns)
          .from(payments)
          .leftJoin(
            planGrants,
            and(eq(planGrants.userId, owner), eq(planGrants.paymentId, payments.id)),
          )
          .leftJoin(paymentSettlements, isSettlementOf)
          .where(and(eq(payments.userId, owner), gt(payments.id, last?.paymentId ?? 0)))
          .orderBy(asc(payments.id))
          .limit(PAGE_ROWS),
      );
      return { columns: Object.keys(columns), rows };
    },

    sessions(owner) {
      const columns = takeoutColumns(db, owner).sessions;
      const rows = walk(Infinity, () =>
        db
          .select(columns)
          .from(sessions)
          .where(eq(sessions.userId, owner))
          .orderBy(asc(sessions.createdAt), asc(sessions.id)),
      );
      return { columns: Object.keys(columns), rows };
    },

    secondFactor(owner) {
      const columns = takeoutColumns(db, owner).secondFactor;
      const rows = walk(PAGE_ROWS, () =>
        db
          .select(columns)
          .from(secondFactors)
          .where(and(eq(secondFactors.userId, owner), isNotNull(secondFactors.since))),
      );
      return { columns: Object.keys(columns), rows };
    },

    team(owner) {
      const columns = takeoutColumns(db, owner).team;
      const rows = walk(PAGE_ROWS, () =>
        db
          .select(columns)
          .from(teamMembers)
          .innerJoin(teams, eq(teams.id, teamMembers.teamId))
          .where(eq(teamMembers.userId, owner)),
      );
      return { columns: Object.keys(columns), rows };
    },
  };
}

/** Asks for the page behind a row until one is not full. */
async function* walk<Row extends TakeoutRow>(
  pageRows: number,
  read: (last: Row | undefined) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
  let page: Row[] = [];
  do {
    page = await read(page.at(-1));
    yield* page;
  } while (page.length === pageRows);
}

type Kept = typeof documents | typeof exams | typeof flashcards | typeof sets;

function isKept(table: Kept, owner: OwnerId, after = 0): SQL | undefined {
  return and(eq(table.userId, owner), gt(table.id, after), isNull(table.deletedAt));
}

/** By the time the row has in the database, which is finer than the one that was read. */
function isAfter(owner: OwnerId, sessionId: string): SQL {
  return sql`(${studySessions.at}, ${studySessions.sessionId}) > (
    select last.at, last.session_id from ${studySessions} last
    where last.user_id = ${owner} and last.session_id = ${sessionId})`;
}

type LastReview = { flashcardId: number; answeredAt: Date; reviewId: string };

function isReviewAfter({ flashcardId, answeredAt, reviewId }: LastReview): SQL {
  return sql`(${reviews.flashcardId}, ${reviews.answeredAt}, ${reviews.reviewId})
    > (${flashcardId}, ${answeredAt.toISOString()}::timestamptz, ${reviewId}::uuid)`;
}

type LastMark = { quizId: number; flashcardId: number };

function isMarkAfter({ quizId: setId, flashcardId }: LastMark): SQL {
  return sql`(${studyMarks.setId}, ${studyMarks.flashcardId}) > (${setId}, ${flashcardId})`;
}

type LastMedia = { mediaId: string; flashcardId: number | null; position: number | null };

/** What is on no card stands in one row. */
function isMediaAfter({ mediaId, flashcardId, position }: LastMedia): SQL {
  return sql`(${media.id}, coalesce(${cardMedia.flashcardId}, 0), coalesce(${cardMedia.position}, 0))
    > (${mediaId}::uuid, ${flashcardId ?? 0}::int, ${position ?? 0}::int)`;
}
