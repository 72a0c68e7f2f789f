import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { saveDocument } from '../../testing/documents';
import {
  CARD,
  cards,
  listCards,
  listSets,
  readCardIds,
  readStudyRows,
  saveCards,
  saveSet,
} from '../../testing/flashcards';
import { refusal } from '../../testing/refusal';
import { deactivate, signUp, type Student } from '../../testing/students';
import { type Method, startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let minh: Student;
let lan: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  minh = await signUp(app, { email: 'minh@example.com' });
  lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
});

const NOBODYS = 2_147_483_647;
const session = (setId: number) => ({
  sessionId: '00000000-0000-4000-8000-000000000001',
  quizId: setId,
  kind: 'test',
  seconds: 60,
  correct: 1,
  incorrect: 0,
});

describe('[A-38] somebody else’s cards and sets answer as if they never were, and stay as they are', () => {
  type Call = [Method, (id: number) => string, ((id: number) => unknown)?];
  const calls: Call[] = [
    ['PUT', (id) => `/flashcard/edit/${id}`, () => CARD],
    ['POST', () => '/flashcard/delete', (id) => ({ flashcardIds: [id] })],
    ['POST', () => '/flashcard/restore', (id) => ({ flashcardIds: [id] })],
    ['GET', (id) => `/quiz/get-quiz-flashcards/${id}`],
    ['PUT', (id) => `/quiz/update/${id}`, () => ({ title: 'Taken over' })],
    ['PUT', (id) => `/quiz/edit-flashcard-for-quiz/${id}/1`, () => CARD],
    ['DELETE', (id) => `/quiz/delete-quiz-flashcards/${id}?flashcardId=1`],
    ['POST', (id) => `/quiz/add-bulk-flashcards/${id}`, () => ({ flashcardList: [2] })],
    ['POST', (id) => `/quiz/remove-bulk-flashcards/${id}`, () => ({ flashcardList: [1] })],
    ['DELETE', (id) => `/quiz/delete-quiz/${id}`],
    ['POST', (id) => `/quiz/restore/${id}`],
    ['POST', () => '/flashcard/change-tags', (id) => ({ flashcardIds: [id], add: ['mine'] })],
    ['POST', () => '/quiz/delete-many', (id) => ({ quizIds: [id] })],
    ['POST', () => '/quiz/restore-many', (id) => ({ quizIds: [id] })],
    ['POST', () => '/quiz/merge', (id) => ({ title: 'Mine', quizIds: [id, 2] })],
    ['POST', (id) => `/quiz/split/${id}`, () => ({ title: 'Mine', flashcardIds: [1] })],
    ['POST', () => '/duplicate/join', (id) => ({ groups: [{ flashcardId: id, others: [2] }] })],
    ['POST', () => '/duplicate/part', (id) => ({ groups: [{ flashcardId: id, others: [2] }] })],
    ['POST', () => '/folder/put', (id) => ({ folderId: null, quizIds: [id] })],
    ['POST', () => '/report/study-session', session],
    ['GET', (id) => `/export/library?quizIds=${id}`],
    ['POST', () => '/export/cards', (id) => ({ flashcardIds: [id] })],
  ];

  it.each([
    ['as they are', []],
    ['deleted', ['/flashcard/delete', '/quiz/delete-quiz/1']],
  ])('%s', async (_, deletions) => {
    await saveSet(app, minh.token, { flashcardList: [CARD] });
    await saveCards(app, lan.token, [CARD]);
    if (deletions.length > 0) {
      await app.call('POST', '/flashcard/delete', {
        token: minh.token,
        body: { flashcardIds: [1] },
      });
      await app.call('DELETE', '/quiz/delete-quiz/1', { token: minh.token });
    }
    const before = await readStudyRows(app);
    const answersFor = (id: number) =>
      Promise.all(
        calls.map(async ([method, path, body]) => {
          const options = { token: lan.token, ...(body && { body: body(id) }) };
          return { path: path(0), body: (await app.call(method, path(id), options)).body };
        }),
      );

    const foreign = await answersFor(1);

    expect(foreign.map(({ body }) => body.responseCode)).toEqual(calls.map(() => 404));
    expect(foreign).toEqual(await answersFor(NOBODYS));
    expect(await readStudyRows(app)).toEqual(before);
  });
});

it('[B-115] deleting somebody else’s set leaves it and its cards', async () => {
  await saveSet(app, minh.token, { flashcardList: cards(3) });

  const answer = await app.call('DELETE', '/quiz/delete-quiz/1', { token: lan.token });

  expect(answer.body).toEqual(refusal('not_found', STUDY_MESSAGES.setNotFound));
  expect(await readCardIds(app, minh.token, 1)).toEqual([1, 2, 3]);
});

describe('[A-39] a list with somebody else’s card among one’s own', () => {
  const gone = refusal('not_found', STUDY_MESSAGES.cardNotFound);
  beforeEach(async () => {
    await saveCards(app, minh.token, [CARD]);
    await saveSet(app, lan.token, { flashcardList: cards(2) });
  });

  it.each<[string, Method, string, unknown]>([
    ['makes no set', 'POST', '/quiz/post-quiz', { title: 'Mine', flashcardList: [2, 1, 3] }],
    ['adds nothing to a set', 'POST', '/quiz/add-bulk-flashcards/1', { flashcardList: [3, 1] }],
    ['edits nothing through a set', 'PUT', '/quiz/edit-flashcard-for-quiz/1/1', CARD],
    [
      'takes nothing out of a set',
      'DELETE',
      '/quiz/delete-quiz-flashcards/1?flashcardId=1',
      undefined,
    ],
    ['deletes nothing', 'POST', '/flashcard/delete', { flashcardIds: [2, 1] }],
    ['restores nothing', 'POST', '/flashcard/restore', { flashcardIds: [2, 1] }],
    ['joins nothing', 'POST', '/duplicate/join', { groups: [{ flashcardId: 2, others: [3, 1] }] }],
    ['tags nothing', 'POST', '/flashcard/change-tags', { flashcardIds: [2, 1], add: ['mine'] }],
  ])('%s', async (_, method, path, body) => {
    const before = await readStudyRows(app);

    const answer = await app.call(method, path, { token: lan.token, body });

    expect(answer.body).toEqual(gone);
    expect(await readStudyRows(app)).toEqual(before);
  });
});

it('[A-40] cards cannot hang on somebody else’s document, nor show its title', async () => {
  const { documentId } = await saveDocument(app, minh.token, { title: 'Private' });

  const answer = await app.call('POST', '/flashcard/add-bulk', {
    token: lan.token,
    body: { documentId, flashcardList: [CARD] },
  });

  expect(answer.body).toEqual(refusal('not_found', STUDY_MESSAGES.documentNotFound));
  await saveCards(app, lan.token, [CARD]);
  expect(JSON.stringify(await listCards(app, lan.token))).not.toContain('Private');
});

it('[A-41] lists, counts, pages and statistics hold one’s own only', async () => {
  for (const { token } of [minh, minh, lan]) {
    const { documentId } = await saveDocument(app, token, { title: 'Same' });
    const [card] = await saveCards(app, token, [CARD], documentId);
    const { quizId: setId } = await saveSet(app, token, { flashcardList: [card?.flashcardId] });
    await app.call('POST', '/report/study-session', {
      token,
      body: { ...session(setId), sessionId: `00000000-0000-4000-8000-00000000000${setId}` },
    });
  }

  for (const filter of [{}, { keyword: 'te bao' }, { fieldName: 'Same' }, { from: '2020-01-01' }]) {
    expect(await listCards(app, lan.token, filter, 'pageSize=1')).toMatchObject({
      items: [{ flashcardId: 3, document: { documentId: 3 } }],
      totalPages: 1,
      totalItems: 1,
    });
  }
  for (const query of ['', 'keyword=cells', 'from=2020-01-01']) {
    expect(await listSets(app, lan.token, query)).toMatchObject({
      quizzes: [{ quizId: 3, flashcardCount: 1 }],
      totalPages: 1,
      totalItems: 1,
    });
  }
  const { token } = lan;
  expect((await app.call('GET', '/report/statistics', { token })).body.data).toEqual({
    documentsSummarized: 1,
    flashcardsCreated: 1,
    quizzesTaken: 1,
    totalStudyTime: 60,
  });
  expect((await app.call('GET', '/report/activity', { token })).body.data).toMatchObject({
    cardsByField: [{ field: 'Biology', count: 1 }],
  });
});

it('one student’s session does not count as another’s that has the same id', async () => {
  for (const { token } of [minh, lan]) {
    const { quizId: setId } = await saveSet(app, token);
    await app.call('POST', '/report/study-session', { token, body: session(setId) });
  }

  expect((await readStudyRows(app)).sessions).toHaveLength(2);
});

it('[A-36] cards, sets and sessions are purged with their account', async () => {
  for (const { token } of [minh, lan]) {
    const { documentId } = await saveDocument(app, token);
    await saveCards(app, token, [CARD], documentId);
    const { quizId: setId } = await saveSet(app, token);
    await app.call('POST', '/report/study-session', { token, body: session(setId) });
  }
  await deactivate(app, minh);
  await app.database.query(
    "update users set deactivated_at = now() - interval '31 days' where deactivated_at is not null",
  );

  await app.composition.services.deactivation.purgeOld();

  const { cards: kept, sets, members, sessions } = await readStudyRows(app);
  expect([kept.length, sets.length, members.length, sessions.length]).toEqual([2, 1, 1, 1]);
});

it('[A-37] saving while the account is deactivated finishes or answers 401', async () => {
  const saves = Array.from({ length: 10 }, () =>
    app.call('POST', '/quiz/post-quiz', {
      token: minh.token,
      body: { title: 'Cells', flashcardList: cards(3) },
    }),
  );

  const [, ...answers] = await Promise.all([deactivate(app, minh), ...saves]);

  const saved = answers.filter(({ status }) => status === 200).length;
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10 - saved);
  const { cards: kept, sets, members } = await readStudyRows(app);
  expect([sets.length, kept.length, members.length]).toEqual([saved, 3 * saved, 3 * saved]);
});
