import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { listTitles, readStored, saveDocument } from '../../testing/documents';
import { listSets, readStudyRows, saveSet } from '../../testing/flashcards';
import { refusal } from '../../testing/refusal';
import { signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let minh: Student;
let lan: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  minh = await signUp(app);
  lan = await signUp(app, { email: 'lan@example.com' });
});

const send = (path: string, body: unknown, { token } = minh) =>
  app.call('POST', path, { token, body });
async function titles() {
  const { quizzes } = await listSets(app, minh.token);
  return quizzes.map(({ title }) => title);
}

describe('many sets at a time', () => {
  beforeEach(async () => {
    for (const title of ['One', 'Two', 'Three']) {
      await saveSet(app, minh.token, { title });
    }
  });

  it('are deleted, and come back', async () => {
    await send('/quiz/delete-many', { quizIds: [1, 3, 3] });
    expect(await titles()).toEqual(['Two']);

    await send('/quiz/restore-many', { quizIds: [3, 1] });

    expect(await titles()).toEqual(['Three', 'Two', 'One']);
  });

  it.each(['/quiz/delete-many', '/quiz/restore-many'])(
    '[A-39] stay as they are at %s when one of them is somebody else’s',
    async (path) => {
      const { quizId } = await saveSet(app, lan.token);
      await send('/quiz/delete-many', { quizIds: [1] });
      const before = await readStudyRows(app);

      const answer = await send(path, { quizIds: [path.includes('delete') ? 2 : 1, quizId] });

      expect(answer.body).toEqual(refusal('not_found', STUDY_MESSAGES.setNotFound));
      expect(await readStudyRows(app)).toEqual(before);
    },
  );

  it.each([[[]], [Array.from({ length: 501 }, (_, index) => index + 1)], [['1']]])(
    'are 1 to 500',
    async (quizIds) => {
      const answer = await send('/quiz/delete-many', { quizIds });

      expect(answer.status).toBe(400);
      expect(answer.body.message).toMatch(/1 to 500|id is a whole/);
    },
  );
});

describe('many documents at a time', () => {
  beforeEach(async () => {
    for (const title of ['One', 'Two', 'Three']) {
      await saveDocument(app, minh.token, { title });
    }
  });

  it('are deleted, and come back', async () => {
    await send('/document/delete-many', { documentIds: [1, 3] });
    expect(await listTitles(app, minh.token)).toEqual(['Two']);

    await send('/document/restore-many', { documentIds: [1, 3] });

    expect(await listTitles(app, minh.token)).toEqual(['Three', 'Two', 'One']);
  });

  it.each(['/document/delete-many', '/document/restore-many'])(
    '[A-39] stay as they are at %s when one of them is somebody else’s',
    async (path) => {
      const { documentId } = await saveDocument(app, lan.token);
      await send('/document/delete-many', { documentIds: [1] });
      const before = await readStored(app);

      const answer = await send(path, {
        documentIds: [path.includes('delete') ? 2 : 1, documentId],
      });

      expect(answer.body).toEqual(refusal('not_found', STUDY_MESSAGES.documentNotFound));
      expect(await readStored(app)).toEqual(before);
    },
  );
});
