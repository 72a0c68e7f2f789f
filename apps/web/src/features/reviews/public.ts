export { outbox, useReviewSender, useStuckCount } from './outbox';
export { cardOf, listReviews } from './waiting';
