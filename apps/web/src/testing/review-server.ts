import { type CardStatus, memoryEndpoints, type Review, STUDY_MESSAGES } from '@scholar/contract';
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

/** A log that takes each answer once, as the server does. */
export function createReviewServer() {
  const api = createFakeApi();
  const log = new Map<string, Review>();
  const undone = new Set<string>();

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

  api.answer(memoryEndpoints.review, ({ body }) => take(body.reviews as Review[]));
  api.answer(memoryEndpoints.undo, ({ body }) => {
    const review = log.get(body.reviewId);
    if (review === undefined) {
      return new ApiError(STUDY_MESSAGES.reviewNotFound, { code: 'not_found', status: 404 });
    }
    undone.add(body.reviewId);
    return aStatus({ flashcardId: review.flashcardId });
  });
  return { api, log, undone, take };
}
