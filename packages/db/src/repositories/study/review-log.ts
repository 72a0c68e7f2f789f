import type { AnswerWay, Rating, ReviewMode } from '@scholar/contract';
import type { MemoryRepository, NewReview, OwnerId } from '@scholar/domain';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database';
import { toIdArray } from '../../list-terms';
import { reviews } from '../../tables/memory.table';

type ReviewLog = Pick<
  MemoryRepository,
  'findKnownReviews' | 'addReviews' | 'findReviewedCard' | 'addUndo' | 'readLog' | 'listReviews'
>;
type LogEntry = Awaited<ReturnType<ReviewLog['readLog']>>[number];

/** Answers, and those taken back: rows are added, never changed. */
export function createReviewLog(db: Database): ReviewLog {
  return {
    async findKnownReviews(owner, reviewIds) {
      const rows = await db
        .select({ reviewId: reviews.reviewId })
        .from(reviews)
        .where(
          and(
            eq(reviews.userId, owner),
            sql`${reviews.reviewId} = any(${`{${reviewIds.join(',')}}`}::text::uuid[])`,
          ),
        );
      return rows.map(({ reviewId }) => reviewId);
    },

    async addReviews(owner, added) {
      if (added.length > 0) {
        await insertReviews(db, owner, added);
      }
    },

    async findReviewedCard(owner, reviewId) {
      const [found] = await db
        .select({ flashcardId: reviews.flashcardId })
        .from(reviews)
        .where(
          and(eq(reviews.userId, owner), eq(reviews.reviewId, reviewId), isNull(reviews.undoes)),
        );
      return found?.flashcardId;
    },

    async addUndo(owner, { authorId, flashcardId }, reviewId, at) {
      await db
        .insert(reviews)
        .values({
          userId: owner,
          reviewId: sql`gen_random_uuid()`,
          authorId,
          flashcardId,
          undoes: reviewId,
          answeredAt: at,
        })
        .onConflictDoNothing();
    },

    async readLog(owner, flashcardIds) {
      const rows = await db
        .select({
          reviewId: reviews.reviewId,
          flashcardId: reviews.flashcardId,
          undoes: reviews.undoes,
          rating: reviews.rating,
          mode: reviews.mode,
          how: reviews.how,
          answeredAt: reviews.answeredAt,
          utcOffset: reviews.utcOffset,
        })
        .from(reviews)
        .where(
          and(
            eq(reviews.userId, owner),
            sql`${reviews.flashcardId} = any(${toIdArray(flashcardIds)})`,
          ),
        );
      return rows.flatMap<LogEntry>((row) => {
        const { flashcardId, undoes, reviewId, answeredAt } = row;
        return undoes
          ? [{ undoes, flashcardId }]
          : withAnswer(row, { flashcardId, reviewId, answeredAt: answeredAt.toISOString() });
      });
    },

    async listReviews(owner, flashcardId, limit) {
      const undo = alias(reviews, 'undo');
      const rows = await db
        .select({
          reviewId: reviews.reviewId,
          rating: reviews.rating,
          mode: reviews.mode,
          how: reviews.how,
          answeredAt: reviews.answeredAt,
          milliseconds: reviews.milliseconds,
          utcOffset: reviews.utcOffset,
          isUndone: sql<boolean>`${isNotNull(undo.reviewId)}`,
        })
        .from(reviews)
        .leftJoin(undo, and(eq(undo.userId, reviews.userId), eq(undo.undoes, reviews.reviewId)))
        .where(
          and(
            eq(reviews.userId, owner),
            eq(reviews.flashcardId, flashcardId),
            isNull(reviews.undoes),
          ),
        )
        .orderBy(desc(reviews.answeredAt), desc(reviews.reviewId))
        .limit(limit);
      return rows.flatMap((row) => {
        const { reviewId, milliseconds, isUndone, answeredAt } = row;
        return withAnswer(row, {
          reviewId,
          milliseconds,
          isUndone,
          answeredAt: answeredAt.toISOString(),
        });
      });
    },
  };
}

type AnswerColumns = {
  rating: Rating | null;
  mode: ReviewMode | null;
  how: AnswerWay | null;
  utcOffset: number | null;
};

/** A check of the table: what takes nothing back has all four. */
function withAnswer<Rest>({ rating, mode, how, utcOffset }: AnswerColumns, rest: Rest) {
  return rating && mode && how && utcOffset !== null
    ? [{ ...rest, rating, mode, how, utcOffset }]
    : [];
}

async function insertReviews(db: Database, owner: OwnerId, added: NewReview[]) {
  await db.execute(sql`insert into ${reviews} (user_id, review_id, author_id, flashcard_id, quiz_id,
      rating, mode, how, answered_at, milliseconds, utc_offset)
    select ${owner}::int, "reviewId", "authorId", "flashcardId", "setId", rating, mode, how,
      "answeredAt", milliseconds, "utcOffset"
    from json_to_recordset(${JSON.stringify(added)}::json) as given ("reviewId" uuid, "authorId" int,
      "flashcardId" int, "setId" int, rating text, mode text, how text, "answeredAt" timestamptz,
      milliseconds int, "utcOffset" smallint)`);
}
