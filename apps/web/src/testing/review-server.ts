import {
  type CardStatus,
  markEndpoints,
  type MarkChange,
  type MarksChange,
  memoryEndpoints,
  type Review,
  STUDY_MESSAGES,
} from '@scholar/contract';
import { ApiError } from '../lib/api/api';
import { createFakeApi } from './fake-api';

export function aStatus(changes: Partial<CardStatus> = {}): CardStatus {
  return {
    flashcardId: 1,
    state: 'learning',
    due: '2026-11-16T08:10:00.000Z',
    stability: 2.3,
    difficulty: 5,
    step: 1,
    reps: 1,
    lapses: 0,
    reviewedAt: '2026-11-16T08:00:00.000Z',
    reviewedDay: 20_773,
    firstDay: 20_773,
    answeredDay: 20_773,
    isSuspended: false,
    isFlagged: false,
    buriedUntil: null,
    isLeech: false,
    ...changes,
  };
}

/** A log that takes each answer once, and marks of which the last one counts, as the server has them. */
export function createReviewServer() {
  const api = createFakeApi();
  const log = new Map<string, Review>();
  const undone = new Set<string>();
  const marks = new Map<number, MarkChange>();

  function take(reviews: readonly Review[]) {
    const fresh = reviews.filter(({ reviewId }) => !log.has(reviewId));
    fresh.forEach((review) => log.set(review.reviewId, review));
    return {
      accepted: fresh.length,
      repeated: reviews.length - fresh.length,
      refused: [],
      states: [...new Set(reviews.map(({ flashcardId }) => flashcardId))].map((flashcardId) =>
        aStatus({ flashcardId }),
      ),
    };
  }

  /** Of the one set that tests study. */
  function mark({ changes, clearedAt = '' }: MarksChange) {
    const cleared = [...marks.values()]
      .filter(({ markedAt }) => markedAt <= clearedAt)
      .map((known) => ({ ...known, mark: 'studying' as const, markedAt: clearedAt }));
    for (const change of [...cleared, ...changes]) {
      const known = marks.get(change.flashcardId);
      if (known === undefined || known.markedAt < change.markedAt) {
        marks.set(change.flashcardId, change);
      }
    }
    return { marks: [...marks.values()] };
  }

  api.answer(memoryEndpoints.review, ({ body }) => take(body.reviews as Review[]));
  api.answer(memoryEndpoints.undo, ({ body }) => {
    const review = log.get(body.reviewId);
    if (review === undefined) {
      return new ApiError(STUDY_MESSAGES.reviewNotFound, { code: 'not_found', status: 404 });
    }
    undone.add(body.reviewId);
    return aStatus({ flashcardId: review.flashcardId });
  });
  api.answer(markEndpoints.get, () => ({ marks: [...marks.values()] }));
  api.answer(markEndpoints.change, ({ body }) => mark(body));
  return { api, log, undone, take, marks, mark };
}
