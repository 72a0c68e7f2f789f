export { knowStudent, useKnownStudent } from './known-student';
export { outbox, useReviewSender } from './outbox';
export { StuckNotice } from './stuck-notice';
export { cardOf, listReviews } from './waiting';
