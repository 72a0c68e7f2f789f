import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { AN_INSTANT, saveDocument } from '../../testing/documents';
import {
  CARD,
  cards,
  CLOZE,
  listSets,
  readCardIds,
  readSet,
  readStudyRows,
  saveCards,
  saveSet,
} from '../../testing/flashcards';
import { refusal } from '../../testing/refusal';
import { signUp } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  ({ token } = await signUp(app));
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/quiz/post-quiz', { token, body, headers });
const put = (path: string, body: unknown) => app.call('PUT', path, { token, body });
const remove = (path: string) => app.call('DELETE', path, { token });
const NOTHING = { cards: [], sets: [], members: [], sessions: [] };

describe('making a set', () => {
  it('[B-108] [D-43] of new cards saves those too, with their sources and kinds, in order', async () => {
    const source = { quote: 'Tế bào', start: 0, end: 6 };

    const answer = await post({
      title: '  Tế bào  ',
      flashcardList: [CARD, { ...CLOZE, source }, ...cards(1)],
    });

    const set = { quizId: 1, title: 'Tế bào', createdDate: AN_INSTANT, flashcardCount: 3 };
    expect(answer.body).toEqual({ responseCode: 200, message: 'OK', data: set });
    const saved = {
      kind: 'definition',
      createDate: AN_INSTANT,
      document: null,
      note: null,
      tags: [],
    };
    expect(await readSet(app, token, 1)).toEqual({
      ...set,
      flashcards: [
        { flashcardId: 1, ...CARD, ...saved, source: null },
        { flashcardId: 2, ...saved, ...CLOZE, source },
        { flashcardId: 3, ...cards(1)[0], ...saved, source: null },
      ],
    });
  });

  it('of saved cards keeps their order and their documents', async () => {
    const { documentId, title, field } = await saveDocument(app, token);
    await saveCards(app, token, cards(3), documentId);

    await saveSet(app, token, { flashcardList: [3, 1] });

    const { flashcards } = await readSet(app, token, 1);
    expect(flashcards.map(({ flashcardId, document }) => [flashcardId, document])).toEqual([
      [3, { documentId, title, field }],
      [1, { documentId, title, field }],
    ]);
    expect((await readStudyRows(app)).cards).toHaveLength(3);
  });

  it('[B-103] holds a card once, however often it is named', async () => {
    await saveCards(app, token, cards(5));

    const { flashcardCount } = await saveSet(app, token, { flashcardList: [5, 5, 5] });

    expect(flashcardCount).toBe(1);
    expect(await readCardIds(app, token, 1)).toEqual([5]);
  });

  it.each([
    ['an empty title', '', STUDY_MESSAGES.setName],
    ['a title of spaces', '   ', STUDY_MESSAGES.setName],
    ['a title of invisible characters', '\u200b\u200b', STUDY_MESSAGES.setName],
    ['no title', undefined, STUDY_MESSAGES.setName],
    ['a title that is a number', 5, STUDY_MESSAGES.setName],
    ['a title of 256 characters', 'a'.repeat(256), STUDY_MESSAGES.titleTooLong],
  ])('[B-102] refuses %s', async (_, title, message) => {
    const answer = await post({ title, flashcardList: [CARD] });

    expect(answer.body).toEqual(refusal('invalid_input', message));
    expect(await readStudyRows(app)).toEqual(NOTHING);
  });

  it('[B-102] takes a title of 255 characters', async () => {
    expect((await saveSet(app, token, { title: 'ệ'.repeat(255) })).title).toHaveLength(255);
  });

  it.each([
    ['no list', undefined, STUDY_MESSAGES.cardList],
    ['an empty list', [], STUDY_MESSAGES.cardList],
    ['an object', { 0: CARD }, STUDY_MESSAGES.cardList],
    ['1001 cards', cards(1001), STUDY_MESSAGES.cardList],
    ['1001 ids', Array.from({ length: 1001 }, () => 1), STUDY_MESSAGES.cardList],
    ['id 0', [1, 0], `flashcardList[1]: ${STUDY_MESSAGES.id}`],
    ['id -1', [-1], `flashcardList[0]: ${STUDY_MESSAGES.id}`],
    ['an id in quotes', [1, '5'], `flashcardList[1]: ${STUDY_MESSAGES.id}`],
    ['a broken id', [1, 5.5], `flashcardList[1]: ${STUDY_MESSAGES.id}`],
    ['an id above all others', [2 ** 31], `flashcardList[0]: ${STUDY_MESSAGES.id}`],
    ['an id that no number holds', '[9007199254740993]', `flashcardList[0]: ${STUDY_MESSAGES.id}`],
    ['ids with a card among them', [1, CARD], `flashcardList[1]: ${STUDY_MESSAGES.id}`],
    ['cards with an id among them', [CARD, 1], `flashcardList[1]: ${STUDY_MESSAGES.card}`],
    [
      'a card without an answer',
      [CARD, { question: 'Why?' }],
      `flashcardList[1]: ${STUDY_MESSAGES.answer}`,
    ],
  ])('[B-102] [B-104] refuses %s', async (_, list, message) => {
    await saveCards(app, token);
    const before = await readStudyRows(app);
    const flashcardList = typeof list === 'string' ? list : JSON.stringify(list);

    const answer = await post(
      flashcardList === undefined
        ? { title: 'Cells' }
        : `{"title":"Cells","flashcardList":${flashcardList}}`,
    );

    expect(answer.body).toEqual(refusal('invalid_input', message));
    expect(await readStudyRows(app)).toEqual(before);
  });

  it('[B-104] refuses an id that is not there and makes nothing', async () => {
    await saveCards(app, token, cards(2));
    await app.call('POST', '/flashcard/delete', { token, body: { flashcardIds: [2] } });

    for (const flashcardList of [[1, 3], [1, 2], [2_147_483_647]]) {
      const answer = await post({ title: 'Cells', flashcardList });
      expect(answer.body).toEqual(refusal('not_found', STUDY_MESSAGES.cardNotFound));
    }
    expect((await readStudyRows(app)).sets).toEqual([]);
  });

  it.each(['flashcardId', 'userId', 'document'])(
    '[B-105] refuses cards that bring a %s',
    async (field) => {
      const answer = await post({ title: 'Cells', flashcardList: [{ ...CARD, [field]: 1 }] });

      expect(answer.body).toEqual(
        refusal('invalid_input', `flashcardList[0]: Invalid request. Unknown field: ${field}.`),
      );
      expect(await readStudyRows(app)).toEqual(NOTHING);
    },
  );

  it('[B-106] happens once for twenty calls at once under one key', async () => {
    const headers = { 'idempotency-key': 'set-1' };
    const body = { title: 'Cells', flashcardList: cards(10) };

    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body, headers)));

    expect(new Set(answers.map(({ body: answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      responseCode: 200,
      data: { quizId: 1, flashcardCount: 10 },
    });
    const { sets, cards: saved, members } = await readStudyRows(app);
    expect([sets.length, saved.length, members.length]).toEqual([1, 10, 10]);
  });

  it('[B-106] refuses the same key for another set', async () => {
    const headers = { 'idempotency-key': 'set-1' };
    await post({ title: 'Cells', flashcardList: [CARD] }, headers);

    const answer = await post({ title: 'Plants', flashcardList: [CARD] }, headers);

    expect(answer.body).toEqual(refusal('conflict', STUDY_MESSAGES.idempotencyKeyReused));
    expect((await readStudyRows(app)).sets).toHaveLength(1);
  });
});

describe('a set', () => {
  beforeEach(() => saveSet(app, token, { flashcardList: cards(4) }));

  it('[B-112] stays when its last card goes', async () => {
    for (const id of [1, 2, 3, 4]) {
      expect((await remove(`/quiz/delete-quiz-flashcards/1?flashcardId=${id}`)).body).toEqual({
        responseCode: 200,
        message: 'OK',
        data: null,
      });
    }

    expect(await readSet(app, token, 1)).toMatchObject({ flashcardCount: 0, flashcards: [] });
    expect((await readStudyRows(app)).cards).toHaveLength(4);
  });

  it.each([
    ['without an id', '', 'invalid_input', 'Invalid request. Check: flashcardId.'],
    [
      'with two ids',
      '?flashcardId=1&flashcardId=2',
      'invalid_input',
      'Invalid request. Check: flashcardId.',
    ],
    ['with an id that is none', '?flashcardId=01', 'invalid_input', STUDY_MESSAGES.id],
    ['of a card that is nowhere', '?flashcardId=77', 'not_found', STUDY_MESSAGES.cardNotFound],
    ['of a card that is not in it', '?flashcardId=5', 'not_found', STUDY_MESSAGES.cardNotFound],
  ] as const)('[B-111] refuses to lose a card %s', async (_, query, code, message) => {
    await saveCards(app, token);
    const before = await readStudyRows(app);

    const answer = await remove(`/quiz/delete-quiz-flashcards/1${query}`);

    expect(answer.body).toEqual(refusal(code, message));
    expect(await readStudyRows(app)).toEqual(before);
  });

  it('[A-44] shares its cards: an edit in it shows everywhere', async () => {
    await saveSet(app, token, { title: 'Another', flashcardList: [2] });
    const text = { question: 'Đổi?', answer: '<b>Đã đổi</b>' };

    const answer = await put('/quiz/edit-flashcard-for-quiz/1/2', text);

    expect(answer.body).toMatchObject({ responseCode: 200, data: { flashcardId: 2, ...text } });
    expect((await readSet(app, token, 2)).flashcards).toMatchObject([{ flashcardId: 2, ...text }]);
  });

  it.each([
    ['a card that is not in it', '1/5', STUDY_MESSAGES.cardNotFound],
    ['a card that is nowhere', '1/77', STUDY_MESSAGES.cardNotFound],
    ['a set that is nowhere', '77/1', STUDY_MESSAGES.setNotFound],
  ])('[B-110] does not edit through %s', async (_, path, message) => {
    await saveCards(app, token);
    const before = await readStudyRows(app);

    const answer = await put(`/quiz/edit-flashcard-for-quiz/${path}`, CARD);

    expect(answer.body).toEqual(refusal('not_found', message));
    expect(await readStudyRows(app)).toEqual(before);
  });

  it('[B-113] takes more cards, each once, behind those it has', async () => {
    await saveCards(app, token, cards(3));

    const answer = await app.call('POST', '/quiz/add-bulk-flashcards/1', {
      token,
      body: { flashcardList: [7, 1, 5, 5, 2, 7] },
    });

    expect(answer.body.data).toEqual({ added: 2, addedIds: [7, 5], flashcardCount: 6 });
    expect(await readCardIds(app, token, 1)).toEqual([1, 2, 3, 4, 7, 5]);
  });

  it('[U-21] gives back many cards at once, all or none of them', async () => {
    await saveCards(app, token, cards(1));
    const takeOut = (flashcardList: number[]) =>
      app.call('POST', '/quiz/remove-bulk-flashcards/1', { token, body: { flashcardList } });

    expect((await takeOut([2, 5])).body).toEqual(refusal('not_found', STUDY_MESSAGES.cardNotFound));
    expect(await readCardIds(app, token, 1)).toEqual([1, 2, 3, 4]);
    expect((await takeOut([2, 4, 4])).status).toBe(200);
    expect(await readCardIds(app, token, 1)).toEqual([1, 3]);
  });

  it('[B-113] takes the same cards under the same key once', async () => {
    await saveCards(app, token, cards(3));
    const add = () =>
      app.call('POST', '/quiz/add-bulk-flashcards/1', {
        token,
        body: { flashcardList: [5, 6] },
        headers: { 'idempotency-key': 'add' },
      });

    const answers = await Promise.all([add(), add(), add()]);

    expect(answers.map(({ body }) => body.data)).toEqual(
      answers.map(() => ({ added: 2, addedIds: [5, 6], flashcardCount: 6 })),
    );
  });

  it.each([
    ['1001 ids', Array.from({ length: 1001 }, () => 1), STUDY_MESSAGES.cardListIds],
    ['nothing', [], STUDY_MESSAGES.cardListIds],
    ['cards', [CARD], `flashcardList[0]: ${STUDY_MESSAGES.id}`],
  ])('[B-113] refuses %s', async (_, flashcardList, message) => {
    const answer = await app.call('POST', '/quiz/add-bulk-flashcards/1', {
      token,
      body: { flashcardList },
    });

    expect(answer.body).toEqual(refusal('invalid_input', message));
  });

  it('takes none of several cards of which one is not there', async () => {
    await saveCards(app, token);

    const answer = await app.call('POST', '/quiz/add-bulk-flashcards/1', {
      token,
      body: { flashcardList: [5, 77] },
    });

    expect(answer.body).toEqual(refusal('not_found', STUDY_MESSAGES.cardNotFound));
    expect(await readCardIds(app, token, 1)).toEqual([1, 2, 3, 4]);
  });

  it('is added to by many at once without losing or doubling a card', async () => {
    await saveCards(app, token, cards(20));
    const ids = Array.from({ length: 20 }, (_, index) => index + 5);

    await Promise.all(
      ids.map((id) =>
        app.call('POST', '/quiz/add-bulk-flashcards/1', {
          token,
          body: { flashcardList: [id, ids[0]] },
        }),
      ),
    );

    const members = await readCardIds(app, token, 1);
    expect(members).toHaveLength(24);
    expect(new Set(members).size).toBe(24);
  });

  it('[B-114] is deleted once, without its cards, and then is gone', async () => {
    expect((await remove('/quiz/delete-quiz/1')).status).toBe(200);

    const gone = refusal('not_found', STUDY_MESSAGES.setNotFound);
    expect((await remove('/quiz/delete-quiz/1')).body).toEqual(gone);
    expect((await app.call('GET', '/quiz/get-quiz-flashcards/1', { token })).body).toEqual(gone);
    expect((await put('/quiz/update/1', { title: 'New' })).body).toEqual(gone);
    expect((await put('/quiz/edit-flashcard-for-quiz/1/1', CARD)).body).toEqual(gone);
    expect((await remove('/quiz/delete-quiz-flashcards/1?flashcardId=1')).body).toEqual(gone);
    expect(await listSets(app, token)).toMatchObject({ quizzes: [], totalItems: 0 });
    expect((await readStudyRows(app)).cards).toHaveLength(4);
  });

  it('[B-114] is deleted by one of two tabs', async () => {
    const answers = await Promise.all([
      remove('/quiz/delete-quiz/1'),
      remove('/quiz/delete-quiz/1'),
    ]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('comes back whole, and Undo may be sent twice', async () => {
    const before = await readSet(app, token, 1);
    await remove('/quiz/delete-quiz/1');

    for (const _ of [1, 2]) {
      const answer = await app.call('POST', '/quiz/restore/1', { token });
      expect(answer.body).toMatchObject({
        responseCode: 200,
        data: { quizId: 1, flashcardCount: 4 },
      });
    }
    expect(await readSet(app, token, 1)).toEqual(before);
  });

  it('is purged 30 days after it was deleted, and cannot come back from then on', async () => {
    await saveSet(app, token, { flashcardList: [1] });
    await remove('/quiz/delete-quiz/1');
    await remove('/quiz/delete-quiz/2');
    await app.database.query(
      "update quizzes set deleted_at = now() - interval '30 days 1 second' where id = 1",
    );
    expect((await app.call('POST', '/quiz/restore/1', { token })).body).toEqual(
      refusal('not_found', STUDY_MESSAGES.setNotFound),
    );

    await app.composition.services.sets.purgeRemoved();

    const { sets, cards: kept, members } = await readStudyRows(app);
    expect([sets.length, kept.length, members.length]).toEqual([1, 4, 1]);
  });

  it('is renamed and put in another order', async () => {
    const answer = await put('/quiz/update/1', { title: ' Mới ', order: [3, 1, 4, 2] });

    expect(answer.body).toMatchObject({
      responseCode: 200,
      data: { title: 'Mới', flashcardCount: 4 },
    });
    expect(await readCardIds(app, token, 1)).toEqual([3, 1, 4, 2]);
    expect(await listSets(app, token, 'keyword=moi')).toMatchObject({ totalItems: 1 });
  });

  it('is renamed without a new order', async () => {
    await put('/quiz/update/1', { title: 'Mới' });

    expect(await readCardIds(app, token, 1)).toEqual([1, 2, 3, 4]);
  });

  it.each([
    ['lacks a card', [1, 2, 3]],
    ['names a card twice', [1, 2, 3, 3]],
    ['has one card more', [1, 2, 3, 4, 5]],
    ['has a card of no set', [1, 2, 3, 5]],
  ])('refuses an order that %s and keeps its name', async (_, order) => {
    await saveCards(app, token);

    const answer = await put('/quiz/update/1', { title: 'Mới', order });

    expect(answer.body).toEqual(refusal('invalid_input', STUDY_MESSAGES.order));
    expect(await readSet(app, token, 1)).toMatchObject({ title: 'Cells' });
    expect(await readCardIds(app, token, 1)).toEqual([1, 2, 3, 4]);
  });

  it('loses a deleted card and has it back at its place, also in a new order', async () => {
    await app.call('POST', '/flashcard/delete', { token, body: { flashcardIds: [2] } });
    expect(await readCardIds(app, token, 1)).toEqual([1, 3, 4]);
    expect((await listSets(app, token)).quizzes).toMatchObject([{ flashcardCount: 3 }]);
    await put('/quiz/update/1', { title: 'Cells', order: [4, 3, 1] });

    await app.call('POST', '/flashcard/restore', { token, body: { flashcardIds: [2] } });

    expect(await readCardIds(app, token, 1)).toEqual([4, 2, 3, 1]);
    expect((await listSets(app, token)).quizzes).toMatchObject([{ flashcardCount: 4 }]);
  });

  it('does not give away a deleted card that is still in it', async () => {
    await app.call('POST', '/flashcard/delete', { token, body: { flashcardIds: [2] } });

    const gone = refusal('not_found', STUDY_MESSAGES.cardNotFound);
    expect((await put('/quiz/edit-flashcard-for-quiz/1/2', CARD)).body).toEqual(gone);
    expect((await remove('/quiz/delete-quiz-flashcards/1?flashcardId=2')).body).toEqual(gone);
  });
});

it.each([
  ['none', []],
  ['one', [1]],
  ['three', [1, 2, 3]],
])('[B-108] a set of %s of its cards can be read', async (_, kept) => {
  await saveSet(app, token, { flashcardList: cards(3) });
  for (const id of [1, 2, 3].filter((card) => !kept.includes(card))) {
    await remove(`/quiz/delete-quiz-flashcards/1?flashcardId=${id}`);
  }

  expect(await readSet(app, token, 1)).toMatchObject({ flashcardCount: kept.length });
  expect(await readCardIds(app, token, 1)).toEqual(kept);
});
