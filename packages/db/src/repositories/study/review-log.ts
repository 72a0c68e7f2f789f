import type { AnswerWay, Rating, ReviewMode } from '@scholar/contract';
import type { MemoryRepository, NewReview, OwnerId } from '@scholar/domain';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database';
import { toIdArray } from '../../list-terms';
import { reviews, studyDays } from '../../tables/memory.table';

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

    async addReviews(owner, added, recalls) {
      if (added.length > 0) {
        await insertReviews(db, owner, added, recalls);
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
      await db.execute(sql`with undo as (
          insert into ${reviews} (user_id, review_id, author_id, flashcard_id, undoes, answered_at)
          values (${owner}, gen_random_uuid(), ${authorId}, ${flashcardId}, ${reviewId},
            ${at.toISOString()}::timestamptz)
          on conflict do nothing returning undoes),
        done as (select ${DONE} from ${reviews} review join undo on undo.undoes = review.review_id
          where review.user_id = ${owner})
        update ${studyDays} day set answers = day.answers - done.answers,
          milliseconds = day.milliseconds - done.milliseconds,
          recalls = day.recalls - done.recalls, remembered = day.remembered - done.remembered
        from done where day.user_id = ${owner} and day.day = done.day`);
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

/** What a review adds to its day, which begins at 04:00 where the student was. Imported ones are no work of that day. */
const DONE = sql.raw(`
  floor((extract(epoch from review.answered_at) + review.utc_offset * 60 - 14400) / 86400)::int as day,
  (review.mode <> 'import')::int as answers,
  case when review.mode = 'import' then 0 else coalesce(review.milliseconds, 0) end as milliseconds,
  review.is_recall::int as recalls,
  (review.is_recall and review.rating <> 'again')::int as remembered`);

/** The days are kept in the same statement: they never tell of other answers than the log. */
async function insertReviews(
  db: Database,
  owner: OwnerId,
  added: NewReview[],
  recalls: ReadonlySet<string>,
) {
  const given = added.map((review) => ({ ...review, isRecall: recalls.has(review.reviewId) }));
  await db.execute(sql`with review as (
      insert into ${reviews} (user_id, review_id, author_id, flashcard_id, quiz_id,
        rating, mode, how, answered_at, milliseconds, utc_offset, is_recall)
      select ${owner}::int, "reviewId", "authorId", "flashcardId", "setId", rating, mode, how,
        "answeredAt", milliseconds, "utcOffset", "isRecall"
      from json_to_recordset(${JSON.stringify(given)}::json) as given ("reviewId" uuid, "authorId" int,
        "flashcardId" int, "setId" int, rating text, mode text, how text, "answeredAt" timestamptz,
        milliseconds int, "utcOffset" smallint, "isRecall" boolean)
      returning *),
    done as (select ${DONE} from review)
    insert into ${studyDays} as day (user_id, day, answers, milliseconds, recalls, remembered)
    select ${owner}::int, done.day, sum(answers), sum(milliseconds), sum(recalls), sum(remembered)
    from done group by done.day
    on conflict (user_id, day) do update set answers = day.answers + excluded.answers,
      milliseconds = day.milliseconds + excluded.milliseconds,
      recalls = day.recalls + excluded.recalls, remembered = day.remembered + excluded.remembered`);
}
