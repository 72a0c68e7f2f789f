import type { PastReview } from '@scholar/contract';
import type { Calendar } from './calendar';

type LoggedAnswer = {
  answeredAt: number;
  ease: number;
  ivl: number;
  lastIvl: number;
  /** How long it took; 0 where nobody measured. */
  milliseconds: number;
  type: number;
};

const EASE = { again: 1, hard: 2, good: 3, easy: 4 } as const;
const TYPE = { learning: 0, review: 1, relearning: 2 } as const;
const DAY_SECONDS = 86_400;

/** The answers to a card, oldest first, with the pauses before and after each. */
export function toLog(
  reviews: readonly PastReview[],
  calendar: Calendar,
  ivl: number,
): LoggedAnswer[] {
  return reviews.map((review, index) => {
    const before = reviews[index - 1];
    const after = reviews[index + 1];
    return {
      answeredAt: Date.parse(review.answeredAt),
      ease: EASE[review.rating],
      ivl: after ? toInterval(review, after, calendar) : ivl,
      lastIvl: before ? toInterval(before, review, calendar) : 0,
      milliseconds: review.milliseconds ?? 0,
      type: TYPE[stageOf(reviews, index, calendar)],
    };
  });
}

/** The answers of the first day are learning; on later days only the first one asks for what was remembered. */
function stageOf(
  reviews: readonly PastReview[],
  index: number,
  calendar: Calendar,
): keyof typeof TYPE {
  const dayAt = (place: number) => calendar.dayOf(reviews[place]?.answeredAt ?? '');
  if (dayAt(index) === dayAt(0)) {
    return 'learning';
  }
  return dayAt(index) === dayAt(index - 1) ? 'relearning' : 'review';
}

/** Days, or seconds below zero where both lie on one day. */
function toInterval(from: PastReview, to: PastReview, calendar: Calendar): number {
  const days = calendar.dayOf(to.answeredAt) - calendar.dayOf(from.answeredAt);
  const seconds = Math.round((Date.parse(to.answeredAt) - Date.parse(from.answeredAt)) / 1000);
  return days > 0 ? days : -Math.min(Math.max(seconds, 1), DAY_SECONDS);
}
