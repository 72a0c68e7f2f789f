import { type MarksChange, MarksChangeSchema, type Review, ReviewSchema } from '@scholar/contract';
import * as z from 'zod/mini';

const owned = { id: z.string(), userId: z.number(), since: z.number() };

const WaitingReviewSchema = z.object({ ...owned, review: ReviewSchema });
const WaitingUndoSchema = z.object({ ...owned, undoes: z.string(), flashcardId: z.number() });
const WaitingMarksSchema = z.object({ ...owned, setId: z.number(), marks: MarksChangeSchema });
export type WaitingReview = z.output<typeof WaitingReviewSchema>;
export type WaitingUndo = z.output<typeof WaitingUndoSchema>;

export type WaitingMarks = z.output<typeof WaitingMarksSchema>;

/** An answer, the wish to take one back, or marks, that the server has not confirmed. */
export const WaitingSchema = z.union([WaitingReviewSchema, WaitingUndoSchema, WaitingMarksSchema]);
export type Waiting = z.output<typeof WaitingSchema>;

export function isReview(entry: Waiting): entry is WaitingReview {
  return 'review' in entry;
}

export function isUndo(entry: Waiting): entry is WaitingUndo {
  return 'undoes' in entry;
}

export function isMarks(entry: Waiting): entry is WaitingMarks {
  return 'marks' in entry;
}

export function byAge(one: Waiting, other: Waiting): number {
  return one.since - other.since;
}

/** The cards that were answered, or whose answer was taken back. */
export function listAnswered(entries: readonly Waiting[]): number[] {
  return [
    ...entries.filter(isReview).map(({ review }) => review.flashcardId),
    ...entries.filter(isUndo).map(({ flashcardId }) => flashcardId),
  ];
}

/** What was marked in a set, oldest first. */
export function listMarks(entries: readonly Waiting[], setId: number): MarksChange[] {
  return entries
    .filter(isMarks)
    .filter((entry) => entry.setId === setId)
    .map(({ marks }) => marks);
}

/** The answers among them that were not taken back. */
export function listReviews(entries: readonly Waiting[]): Review[] {
  const undone = new Set(entries.filter(isUndo).map(({ undoes }) => undoes));
  return entries
    .filter(isReview)
    .filter(({ id }) => !undone.has(id))
    .map(({ review }) => review);
}
