import type { PastAnswer } from './deck';
import { queryRows, toNumber, toText, type SqlDatabase } from './sqlite';

const RATINGS = ['again', 'hard', 'good', 'easy'] as const;
/** Somebody who takes longer has left the table. */
const MILLISECONDS_MAX = 60_000;

/**
 * Answers by the id of their card, oldest first. Types above 3 are cards that were moved to a day by hand,
 * an ease of 0 is no answer either; the id of an answer is its time.
 */
export function readReviews(database: SqlDatabase): Map<string, PastAnswer[]> {
  const rows = queryRows(
    database,
    'select cast(cid as text), id, ease, time from revlog where type between 0 and 3 and ease between 1 and 4 order by id',
  );
  const reviews = new Map<string, PastAnswer[]>();
  for (const [card, id, ease, time] of rows) {
    const answeredAt = new Date(toNumber(id));
    const rating = RATINGS[toNumber(ease) - 1];
    if (rating !== undefined && !Number.isNaN(answeredAt.getTime())) {
      const answers = reviews.get(toText(card)) ?? [];
      reviews.set(toText(card), answers);
      answers.push({
        rating,
        answeredAt: answeredAt.toISOString(),
        milliseconds: Math.min(Math.max(0, Math.round(toNumber(time))), MILLISECONDS_MAX),
      });
    }
  }
  return reviews;
}
