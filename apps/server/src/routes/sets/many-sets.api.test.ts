import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { listTitles, readStored, saveDocument } from '../../testing/documents';
import {
  cards,
  listSets,
  readCardIds,
  readStudyRows,
  saveCards,
  saveSet,
} from '../../testing/flashcards';
import { saveFolder } from '../../testing/folders';
import { putExam } from '../../testing/exams';
import { changeMarks, readStudied } from '../../testing/marks';
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
/** In the first set. */
function markStudied(...flashcardIds: number[]) {
  const markedAt = new Date().toISOString();
  const changes = flashcardIds.map((flashcardId) => ({
    flashcardId,
    mark: 'studied' as const,
    markedAt,
  }));
  return changeMarks(app, minh.token, 1, { changes });
}
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

describe('sets that become one', () => {
  beforeEach(async () => {
    await saveSet(app, minh.token, { title: 'One', flashcardList: cards(3) });
    await saveSet(app, minh.token, { title: 'Two', flashcardList: [3, 1] });
    await saveCards(app, minh.token, cards(1, 'New'));
    await saveSet(app, minh.token, { title: 'Three', flashcardList: [4, 2] });
  });
  const merge = (quizIds: number[], student = minh) =>
    send('/quiz/merge', { title: 'All', quizIds }, student);

  it('keep the order of their cards, each once, and go', async () => {
    const answer = await merge([2, 1, 3, 2]);

    expect(answer.body.data).toMatchObject({ quizId: 4, title: 'All', flashcardCount: 4 });
    expect(await readCardIds(app, minh.token, 4)).toEqual([3, 1, 2, 4]);
    expect(await titles()).toEqual(['All']);
  });

  it('come back when the new one goes', async () => {
    await merge([1, 2]);

    await send('/quiz/delete-many', { quizIds: [4] });
    await send('/quiz/restore-many', { quizIds: [1, 2] });

    expect(await titles()).toEqual(['Three', 'Two', 'One']);
    expect(await readCardIds(app, minh.token, 2)).toEqual([3, 1]);
  });

  it('leave marks, exams and the place in a folder to the new one', async () => {
    await saveFolder(app, minh.token);
    await send('/folder/put', { folderId: 1, quizIds: [1] });
    await markStudied(2);
    await putExam(app, minh.token, { quizIds: [2] });

    await merge([1, 2]);

    expect((await listSets(app, minh.token, 'folder=1')).quizzes).toMatchObject([{ quizId: 4 }]);
    expect(await readStudied(app, minh.token, 4)).toEqual([2]);
    expect(await app.database.query('select quiz_id from exam_sets order by quiz_id')).toEqual([
      { quiz_id: 2 },
      { quiz_id: 4 },
    ]);
  });

  it('[A-39] stay as they are when one of them is somebody else’s, or there is only one', async () => {
    const { quizId } = await saveSet(app, lan.token);
    const before = await readStudyRows(app);

    expect((await merge([1, quizId])).body).toEqual(
      refusal('not_found', STUDY_MESSAGES.setNotFound),
    );
    expect((await merge([1])).body).toEqual(refusal('invalid_input', STUDY_MESSAGES.mergedSets));
    expect(await readStudyRows(app)).toEqual(before);
  });
});

describe('a set that is split', () => {
  beforeEach(async () => {
    await saveSet(app, minh.token, { title: 'One', flashcardList: cards(4) });
  });
  const split = (flashcardIds: number[]) => send('/quiz/split/1', { title: 'Part', flashcardIds });

  it('gives the chosen cards to a new one, in their order, with their marks', async () => {
    await markStudied(1, 2);

    const answer = await split([4, 2, 2]);

    expect(answer.body.data).toMatchObject({ quizId: 2, title: 'Part', flashcardCount: 2 });
    expect(await readCardIds(app, minh.token, 2)).toEqual([2, 4]);
    expect(await readCardIds(app, minh.token, 1)).toEqual([1, 3]);
    expect(await readStudied(app, minh.token, 2)).toEqual([2]);
  });

  it('[A-39] stays as it is when one of the cards is not in it', async () => {
    await saveCards(app, minh.token, cards(1, 'Loose'));
    const before = await readStudyRows(app);

    expect((await split([1, 5])).body).toEqual(refusal('not_found', STUDY_MESSAGES.cardNotFound));
    expect(await readStudyRows(app)).toEqual(before);
  });
});
