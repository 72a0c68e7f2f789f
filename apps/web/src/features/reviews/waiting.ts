import { type Review, ReviewSchema } from '@scholar/contract';
import * as z from 'zod/mini';

const owned = { id: z.string(), userId: z.number(), since: z.number() };

const WaitingReviewSchema = z.object({ ...owned, review: ReviewSchema });
const WaitingUndoSchema = z.object({ ...owned, undoes: z.string(), flashcardId: z.number() });
export type WaitingReview = z.output<typeof WaitingReviewSchema>;
export type WaitingUndo = z.output<typeof WaitingUndoSchema>;

/** An answer, or the wish to take one back, that the server has not confirmed. */
export const WaitingSchema = z.union([WaitingReviewSchema, WaitingUndoSchema]);
export type Waiting = z.output<typeof WaitingSchema>;

export function isReview(entry: Waiting): entry is WaitingReview {
  return 'review' in entry;
}

export function isUndo(entry: Waiting): entry is WaitingUndo {
  return 'undoes' in entry;
}

export function byAge(one: Waiting, other: Waiting): number {
  return one.since - other.since;
}

/** The card that an entry is about. */
export function cardOf(entry: Waiting): number {
  return isReview(entry) ? entry.review.flashcardId : entry.flashcardId;
}

/** The answers among them that were not taken back. */
export function listReviews(entries: readonly Waiting[]): Review[] {
  const undone = new Set(entries.filter(isUndo).map(({ undoes }) => undoes));
  return entries
    .filter(isReview)
    .filter(({ id }) => !undone.has(id))
    .map(({ review }) => review);
}
