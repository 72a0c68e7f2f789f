import { outbox } from '../features/reviews/public';
import { aUser } from './builders';
import { createReviewServer } from './review-server';

/** Answers that a test has left unsent must not reach the server of the next one, which may be in another file. */
export async function drainOutbox(): Promise<void> {
  const disconnect = outbox.connect({ api: createReviewServer().api, userId: aUser().userId });
  await outbox.flush();
  disconnect();
}
