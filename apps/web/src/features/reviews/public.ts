export { knowStudent, useKnownStudent } from './known-student';
export { outbox, useReviewSender } from './outbox';
export { StuckNotice } from './stuck-notice';
export { listAnswered, listMarks, listReviews } from './waiting';
