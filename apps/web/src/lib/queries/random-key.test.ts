import { StudySessionSchema } from '@scholar/contract';
import { expect, it } from 'vitest';
import { randomUuid } from './random-key';

it('makes ids that the server takes for UUIDs, never the same twice', () => {
  const ids = Array.from({ length: 500 }, randomUuid);

  const session = { quizId: 1, kind: 'study', seconds: 1, correct: 0, incorrect: 0 };
  const refused = ids.filter(
    (sessionId) => !StudySessionSchema.safeParse({ ...session, sessionId }).success,
  );

  expect(refused).toEqual([]);
  expect(new Set(ids).size).toBe(500);
});
