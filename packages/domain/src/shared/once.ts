import { STUDY_MESSAGES } from '@scholar/contract';
import { AppError } from './app-error';
import type { OwnerId } from './owner-id';

/** The key of a call that may be repeated; a retry has the same key and the same body. */
export type RequestKey = { key: string; fingerprint: string };

export type RequestsRepository = {
  /**
   * Takes the key for this transaction; what was kept under it before, if it is taken already.
   * Waits for a transaction that is at work under the same key.
   */
  claim(
    owner: OwnerId,
    request: RequestKey,
  ): Promise<{ fingerprint: string; answer: unknown } | undefined>;
  keepAnswer(owner: OwnerId, key: string, answer: unknown): Promise<void>;
  purgeOld(hours: number): Promise<void>;
};

/** How long a repeated key gets the first answer again. */
export const REQUEST_KEY_HOURS = 24;

/**
 * Does the work for the first call with a key and gives its answer to every later one.
 * The key is kept in the transaction of the work, so that there is never one without the other.
 */
export async function once<Answer>(
  requests: RequestsRepository,
  {
    owner,
    request,
    readAnswer,
  }: {
    owner: OwnerId;
    request: RequestKey | undefined;
    readAnswer: (kept: unknown) => Answer;
  },
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!request) {
    return work();
  }
  const earlier = await requests.claim(owner, request);
  if (!earlier) {
    const answer = await work();
    await requests.keepAnswer(owner, request.key, answer);
    return answer;
  }
  if (earlier.fingerprint !== request.fingerprint) {
    throw new AppError('conflict', STUDY_MESSAGES.idempotencyKeyReused);
  }
  return readAnswer(earlier.answer);
}
