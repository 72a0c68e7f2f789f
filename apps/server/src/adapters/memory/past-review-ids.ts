import { createHash } from 'node:crypto';
import type { ToReviewId } from '@scholar/domain';

/** A UUID of version 8, which leaves its bits to us: made from what tells an answer from every other. */
export const toPastReviewId: ToReviewId = ({ owner, flashcardId, answeredAt }) => {
  const hash = createHash('sha256').update(`${owner}:${flashcardId}:${answeredAt}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
};
