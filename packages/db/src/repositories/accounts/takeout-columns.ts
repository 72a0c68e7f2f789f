import type { OwnerId } from '@scholar/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { documents, documentTexts } from '../../tables/documents.table';
import { calendarFeeds, exams, examSets } from '../../tables/exams.table';
import { matchBests } from '../../tables/match-bests.table';
import { flashcards } from '../../tables/flashcards.table';
import { folders } from '../../tables/folders.table';
import { studyMarks } from '../../tables/marks.table';
import { cardMedia, media } from '../../tables/media.table';
import { memoryParameters, reviews, studyDays } from '../../tables/memory.table';
import { payments, planGrants } from '../../tables/payments.table';
import { pushSubscriptions } from '../../tables/push.table';
import { recoveryCodes, secondFactors } from '../../tables/second-factors.table';
import { sessions } from '../../tables/sessions.table';
import { setCards, sets } from '../../tables/sets.table';
import { shareLinks } from '../../tables/share-links.table';
import { studySessions } from '../../tables/study-sessions.table';
import { teamMembers, teams, teamSets } from '../../tables/teams.table';
import { settledStatus } from '../payments/payments-to-review';

const DAY_SECONDS = 86_400;
/** From which the days of a student are counted. */
export const FIRST_DAY = sql`date '1970-01-01'`;

/** What an export says of each kind, in this order. */
export function takeoutColumns(db: Database, owner: OwnerId) {
  return {
    documents: {
      documentId: documents.id,
      title: documents.title,
      field: documents.field,
      uploadDate: documents.uploadDate,
      updateDate: documents.updateDate,
      folderId: documents.folderId,
      content: documentTexts.content,
      sourceText: documentTexts.sourceText,
    },
    flashcards: {
      flashcardId: flashcards.id,
      documentId: flashcards.documentId,
      question: flashcards.question,
      answer: flashcards.answer,
      kind: flashcards.kind,
      sourceQuote: flashcards.sourceQuote,
      sourceStart: flashcards.sourceStart,
      sourceEnd: flashcards.sourceEnd,
      note: flashcards.note,
      tags: flashcards.tags,
      original: flashcards.original,
      createDate: flashcards.createDate,
    },
    sets: {
      quizId: sets.id,
      title: sets.title,
      createdDate: sets.createdDate,
      folderId: sets.folderId,
      flashcardIds: idsOfCards(db, owner),
    },
    folders: { folderId: folders.id, name: folders.name, parentId: folders.parentId },
    studySessions: {
      sessionId: studySessions.sessionId,
      quizId: studySessions.setId,
      kind: studySessions.kind,
      seconds: studySessions.seconds,
      correct: studySessions.correct,
      incorrect: studySessions.incorrect,
      at: studySessions.at,
    },
    reviews: {
      flashcardId: reviews.flashcardId,
      answeredAt: reviews.answeredAt,
      reviewId: reviews.reviewId,
      quizId: reviews.setId,
      undoes: reviews.undoes,
      rating: reviews.rating,
      mode: reviews.mode,
      how: reviews.how,
      milliseconds: reviews.milliseconds,
      utcOffset: reviews.utcOffset,
    },
    studyDays: {
      day: sql<string>`to_char(${FIRST_DAY} + ${studyDays.day}, 'YYYY-MM-DD')`,
      answers: studyDays.answers,
      milliseconds: studyDays.milliseconds,
      recalls: studyDays.recalls,
      remembered: studyDays.remembered,
    },
    marks: {
      quizId: studyMarks.setId,
      flashcardId: studyMarks.flashcardId,
      mark: studyMarks.mark,
      markedAt: studyMarks.markedAt,
    },
    exams: {
      examId: exams.id,
      title: exams.title,
      date: exams.date,
      goal: exams.goal,
      minutesPerDay: exams.minutesPerDay,
      outcome: exams.outcome,
      after: exams.after,
      createdAt: exams.createdAt,
      quizIds: idsOfExamSets(db, owner),
    },
    pushDevices: {
      service: pushSubscriptions.host,
      createdAt: pushSubscriptions.createdAt,
      reachedAt: pushSubscriptions.reachedAt,
    },
    calendarFeed: { since: calendarFeeds.createdAt },
    media: {
      mediaId: media.id,
      flashcardId: cardMedia.flashcardId,
      position: cardMedia.position,
      side: cardMedia.side,
      alt: cardMedia.alt,
      kind: media.kind,
      mime: media.mime,
      bytes: media.bytes,
      width: media.width,
      height: media.height,
      createdAt: media.createdAt,
    },
    shareLinks: {
      quizId: shareLinks.setId,
      showsAuthor: sql<number>`${shareLinks.showsAuthor}::int`,
      opens: shareLinks.opens,
      copies: shareLinks.copies,
      createdAt: shareLinks.createdAt,
      closedAt: shareLinks.closedAt,
    },
    memoryParameters: {
      reviews: memoryParameters.reviews,
      fittedAt: memoryParameters.fittedAt,
      fittedReviews: memoryParameters.fittedReviews,
      lossDefault: memoryParameters.lossDefault,
      lossOwn: memoryParameters.lossOwn,
      weights: memoryParameters.weights,
    },
    matchBests: {
      quizId: matchBests.setId,
      pairs: matchBests.pairs,
      milliseconds: matchBests.milliseconds,
      matchedAt: matchBests.matchedAt,
    },
    payments: {
      paymentId: payments.id,
      orderNumber: payments.orderNumber,
      provider: payments.provider,
      transactionNo: payments.transactionNo,
      plan: payments.plan,
      amountVnd: payments.amountVnd,
      status: settledStatus,
      paidAt: payments.paidAt,
      // None where somebody still has to look at the payment.
      daysBought: sql<number>`coalesce(extract(epoch from ${planGrants.endsAt} - ${planGrants.startsAt})::int
        / ${DAY_SECONDS}::int, 0)`,
    },
    sessions: {
      browser: sessions.browser,
      system: sessions.system,
      signedInAt: sessions.createdAt,
      lastUsedAt: sessions.lastSeenAt,
    },
    secondFactor: {
      since: secondFactors.since,
      recoveryCodesLeft: db.$count(recoveryCodes, eq(recoveryCodes.userId, owner)),
    },
    team: {
      teamName: teams.name,
      role: teamMembers.role,
      joinedAt: teamMembers.joinedAt,
      sharedQuizIds: idsOfSharedSets(db, owner),
    },
  };
}

/** Those that were named, whether the student still reaches them or not. */
function idsOfExamSets(db: Database, owner: OwnerId) {
  const ids = db
    .select({
      ids: sql`coalesce(json_agg(${examSets.setId} order by ${examSets.position}), '[]')`,
    })
    .from(examSets)
    .where(and(eq(examSets.userId, owner), eq(examSets.examId, exams.id)));
  return sql<number[]>`(${ids})`;
}

function idsOfSharedSets(db: Database, owner: OwnerId) {
  const ids = db
    .select({ ids: sql`coalesce(json_agg(${teamSets.setId} order by ${teamSets.setId}), '[]')` })
    .from(teamSets)
    .innerJoin(
      sets,
      and(eq(sets.userId, owner), eq(sets.id, teamSets.setId), isNull(sets.deletedAt)),
    )
    .where(eq(teamSets.userId, owner));
  return sql<number[]>`(${ids})`;
}

function idsOfCards(db: Database, owner: OwnerId) {
  const ids = db
    .select({
      ids: sql`coalesce(json_agg(${setCards.flashcardId} order by ${setCards.position}), '[]')`,
    })
    .from(setCards)
    .innerJoin(
      flashcards,
      and(
        eq(flashcards.userId, owner),
        eq(flashcards.id, setCards.flashcardId),
        isNull(flashcards.deletedAt),
      ),
    )
    .where(and(eq(setCards.userId, owner), eq(setCards.setId, sets.id)));
  return sql<number[]>`(${ids})`;
}
