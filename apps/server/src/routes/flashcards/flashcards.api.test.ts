import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { AN_INSTANT, saveDocument } from '../../testing/documents';
import {
  CARD,
  cards,
  CLOZE,
  listCards,
  listQuestions,
  readStudyRows,
  saveCards,
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

const addBulk = (body: unknown, headers?: Record<string, string>) =>
  app.call('POST', '/flashcard/add-bulk', { token, body, ...(headers && { headers }) });
const countCards = async () => (await readStudyRows(app)).cards.length;

describe('saving cards', () => {
  it('[B-96] keeps them as given, doubles too, and answers in the same order', async () => {
    const flashcardList = [CARD, ...cards(3), CARD];

    const answer = await addBulk({ documentId: 0, flashcardList });

    expect(answer.body).toEqual({
      responseCode: 200,
      message: 'OK',
      data: {
        flashcardList: flashcardList.map((card, index) => ({
          ...card,
          kind: 'definition',
          flashcardId: index + 1,
          createDate: AN_INSTANT,
          document: null,
          source: null,
          note: null,
          tags: [],
        })),
      },
    });
    expect(await countCards()).toBe(5);
  });

  it('keeps the document and the source of each', async () => {
    const { documentId, title, field } = await saveDocument(app, token);
    const source = { quote: '  Tế bào ', start: 3, end: 12 };

    const [withSource, without] = await saveCards(
      app,
      token,
      [
        { ...CARD, source },
        { ...CARD, source: null },
      ],
      documentId,
    );

    const document = { documentId, title, field };
    expect([withSource, without]).toMatchObject([
      { document, source },
      { document, source: null },
    ]);
    expect((await listCards(app, token)).items).toEqual([without, withSource]);
  });

  it('[D-43] keeps the kind of each, and takes none for a definition', async () => {
    const saved = await saveCards(app, token, [CLOZE, CARD, { ...CARD, kind: null }]);

    expect(saved).toMatchObject([CLOZE, { kind: 'definition' }, { kind: 'definition' }]);
    expect((await listCards(app, token)).items).toEqual(saved.toReversed());
  });

  it('[D-43] takes a cloze without a blank for a definition', async () => {
    const [card] = await saveCards(app, token, [{ ...CARD, kind: 'cloze' }]);

    expect(card).toMatchObject({ ...CARD, kind: 'definition' });
  });

  it('takes a thousand at once', async () => {
    await saveCards(app, token, cards(1000));

    expect((await listCards(app, token, {}, 'pageSize=1000')).items).toHaveLength(1000);
  });
});

describe('saving cards refuses', () => {
  const nothing = refusal('invalid_input', STUDY_MESSAGES.cardList);
  const first = (message: string) => refusal('invalid_input', `flashcardList[0]: ${message}`);

  it.each([
    ['no list', {}, nothing],
    ['an object for a list', { flashcardList: {} }, nothing],
    ['null for a list', { flashcardList: null }, nothing],
    ['an empty list', { flashcardList: [] }, nothing],
    ['1001 cards', { flashcardList: cards(1001) }, nothing],
    ['null among the cards', { flashcardList: [null] }, first(STUDY_MESSAGES.card)],
    ['an id for a card', { flashcardList: [5] }, first(STUDY_MESSAGES.card)],
    ['no answer', { flashcardList: [{ question: 'Why?' }] }, first(STUDY_MESSAGES.answer)],
    [
      'an empty question',
      { flashcardList: [{ ...CARD, question: '' }] },
      first(STUDY_MESSAGES.question),
    ],
    [
      'a question of spaces',
      { flashcardList: [{ ...CARD, question: ' \n\t' }] },
      first(STUDY_MESSAGES.question),
    ],
    [
      'an invisible answer',
      { flashcardList: [{ ...CARD, answer: '\u200b' }] },
      first(STUDY_MESSAGES.answer),
    ],
    [
      'a number for a question',
      { flashcardList: [{ ...CARD, question: 5 }] },
      first(STUDY_MESSAGES.question),
    ],
    [
      '10,001 characters',
      { flashcardList: [{ ...CARD, answer: 'a'.repeat(10_001) }] },
      first(STUDY_MESSAGES.answerTooLong),
    ],
    [
      'a kind that is none',
      { flashcardList: [{ ...CARD, kind: 'quiz' }] },
      first(STUDY_MESSAGES.cardKind),
    ],
    [
      'a number for a kind',
      { flashcardList: [{ ...CARD, kind: 1 }] },
      first(STUDY_MESSAGES.cardKind),
    ],
    [
      'a source without an end',
      { flashcardList: [{ ...CARD, source: { quote: 'x', start: 0 } }] },
      first(STUDY_MESSAGES.source),
    ],
    [
      'a source that ends before it begins',
      { flashcardList: [{ ...CARD, source: { quote: 'x', start: 2, end: 1 } }] },
      first(STUDY_MESSAGES.source),
    ],
    [
      'a source that begins before the text',
      { flashcardList: [{ ...CARD, source: { quote: 'x', start: -1, end: 1 } }] },
      first(STUDY_MESSAGES.source),
    ],
    [
      'a source beyond every text',
      { flashcardList: [{ ...CARD, source: { quote: 'x', start: 0, end: 2 ** 31 } }] },
      first(STUDY_MESSAGES.source),
    ],
    [
      'a source in words',
      { flashcardList: [{ ...CARD, source: 'page 5' }] },
      first(STUDY_MESSAGES.source),
    ],
    [
      'a card with an id',
      { flashcardList: [{ ...CARD, flashcardId: 1 }] },
      first('Invalid request. Unknown field: flashcardId.'),
    ],
    [
      'a field more',
      { flashcardList: [CARD], userId: 1 },
      refusal('invalid_input', 'Invalid request. Unknown field: userId.'),
    ],
  ])('[B-93] %s', async (_, body, refused) => {
    const answer = await addBulk(body);

    expect(answer.body).toEqual(refused);
    expect(await countCards()).toBe(0);
  });

  it.each([
    ['question', `{"question":"a\\u0000b","answer":"x"}`],
    ['answer', `{"question":"x","answer":"\\ud800"}`],
  ])('[B-93] what no database can keep in the %s', async (_, card) => {
    const answer = await addBulk(`{"flashcardList":[${card}]}`);

    expect(answer.status).toBe(400);
    expect(await countCards()).toBe(0);
  });

  it('[B-95] fifty cards because of one, and names it', async () => {
    const flashcardList = cards(50).with(25, { question: ' ', answer: 'Yes' });

    const answer = await addBulk({ flashcardList });

    expect(answer.body).toEqual(
      refusal('invalid_input', `flashcardList[25]: ${STUDY_MESSAGES.question}`),
    );
    expect(await countCards()).toBe(0);
  });

  it.each([-1, '0', '1', 1.5, 2 ** 31, true, []])('[B-94] document %j', async (documentId) => {
    const answer = await addBulk({ documentId, flashcardList: [CARD] });

    expect(answer.body).toEqual(refusal('invalid_input', STUDY_MESSAGES.documentId));
    expect(await countCards()).toBe(0);
  });

  it('[B-94] a document that is not there, or no longer', async () => {
    const { documentId } = await saveDocument(app, token);
    await app.call('DELETE', `/document/delete/${documentId}`, { token });

    for (const id of [documentId, 77, 2_147_483_647]) {
      const answer = await addBulk({ documentId: id, flashcardList: [CARD] });
      expect(answer.body).toEqual(refusal('not_found', STUDY_MESSAGES.documentNotFound));
    }
    expect(await countCards()).toBe(0);
  });
});

it.each([[0], [null], [undefined]])('[B-94] document %j is none', async (documentId) => {
  const answer = await addBulk({ documentId, flashcardList: [CARD] });

  expect(answer.body).toMatchObject({
    responseCode: 200,
    data: { flashcardList: [{ document: null }] },
  });
});

it('[B-106] saving fifty cards twenty times at once under one key saves them once', async () => {
  const body = { flashcardList: cards(50) };

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => addBulk(body, { 'idempotency-key': 'bulk' })),
  );

  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await countCards()).toBe(50);
});

describe('editing a card', () => {
  const edit = (id: number | string, body: unknown) =>
    app.call('PUT', `/flashcard/edit/${id}`, { token, body });

  it('[B-100] keeps what was typed, as text', async () => {
    const { documentId, title, field } = await saveDocument(app, token);
    const source = { quote: 'Tế bào', start: 0, end: 6 };
    const [card] = await saveCards(app, token, [{ ...CARD, source }], documentId);
    const text = { question: '<script>alert(1)</script>'.normalize('NFD'), answer: ' a\n\nb ' };

    const answer = await edit(1, text);

    const edited = { ...card, ...text, document: { documentId, title, field } };
    expect(answer.body).toEqual({ responseCode: 200, message: 'OK', data: edited });
    expect((await listCards(app, token)).items).toEqual([edited]);
    expect(await listQuestions(app, token, { keyword: 'ALERT(1)' })).toHaveLength(1);
    expect(await listQuestions(app, token, { keyword: 'tế bào' })).toEqual([]);
  });

  it('[D-43] leaves the kind as it is while a blank is left', async () => {
    await saveCards(app, token, [CLOZE, CARD]);
    const rewritten = { question: 'osmosis', answer: 'By ___ water crosses a membrane.' };

    const cloze = await edit(1, rewritten);
    const definition = await edit(2, rewritten);

    expect(cloze.body.data).toMatchObject({ ...rewritten, kind: 'cloze' });
    expect(definition.body.data).toMatchObject({ ...rewritten, kind: 'definition' });
  });

  it('[D-43] makes a cloze of a card, and a plain card of it again', async () => {
    await saveCards(app, token, [CARD]);

    const cloze = await edit(1, CLOZE);
    const plain = await edit(1, { ...CLOZE, kind: 'definition' });

    expect(cloze.body.data).toMatchObject(CLOZE);
    expect(plain.body.data).toMatchObject({ ...CLOZE, kind: 'definition' });
  });

  it('[D-43] makes a definition of a cloze that loses its blank', async () => {
    await saveCards(app, token, [CLOZE]);

    const answer = await edit(1, CARD);

    expect(answer.body.data).toMatchObject({ ...CARD, kind: 'definition' });
    expect((await listCards(app, token)).items).toMatchObject([{ kind: 'definition' }]);
  });

  it('[B-100] takes 10,000 characters, and finds the last of them', async () => {
    await saveCards(app, token);
    const answer = `${'ế'.repeat(9_996)} end`;

    expect((await edit(1, { question: 'q'.repeat(10_000), answer })).status).toBe(200);
    expect(await listQuestions(app, token, { keyword: 'É end' })).toHaveLength(1);
    expect(await listQuestions(app, token, { keyword: 'q e' })).toEqual([]);
    await edit(1, CARD);
    expect(await listQuestions(app, token, { keyword: 'É end' })).toEqual([]);
  });

  it.each([
    ['an empty question', { ...CARD, question: '' }, STUDY_MESSAGES.question],
    ['an empty answer', { ...CARD, answer: '' }, STUDY_MESSAGES.answer],
    ['no answer', { question: 'Why?' }, STUDY_MESSAGES.answer],
    [
      'too long a question',
      { ...CARD, question: 'a'.repeat(10_001) },
      STUDY_MESSAGES.questionTooLong,
    ],
    ['a field more', { ...CARD, flashcardId: 2 }, 'Invalid request. Unknown field: flashcardId.'],
    ['a kind that is none', { ...CARD, kind: 'quiz' }, STUDY_MESSAGES.cardKind],
    ['NUL', '{"question":"a\\u0000","answer":"b"}', expect.any(String)],
  ])('[B-100] refuses %s', async (_, body, message) => {
    await saveCards(app, token);
    const before = await readStudyRows(app);

    const answer = await edit(1, body);

    expect(answer.body).toEqual(refusal('invalid_input', message));
    expect(await readStudyRows(app)).toEqual(before);
  });

  it('[B-101] does not reach a card that is deleted or never was', async () => {
    await saveCards(app, token);
    await app.call('POST', '/flashcard/delete', { token, body: { flashcardIds: [1] } });
    const before = await readStudyRows(app);

    for (const id of [1, 77]) {
      const answer = await edit(id, { question: 'New', answer: 'New' });
      expect(answer.body).toEqual(refusal('not_found', STUDY_MESSAGES.cardNotFound));
    }
    expect(await readStudyRows(app)).toEqual(before);
  });

  it.each(['0', '-1', '01', '1e1', 'abc', '2147483648', '%20'])('refuses the id %s', async (id) => {
    expect((await edit(id, CARD)).body).toEqual(refusal('invalid_input', STUDY_MESSAGES.id));
  });
});

describe('deleting cards', () => {
  const send = (verb: 'delete' | 'restore', flashcardIds: unknown, key?: string) =>
    app.call('POST', `/flashcard/${verb}`, {
      token,
      body: { flashcardIds },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const done = { responseCode: 200, message: 'OK', data: null };

  beforeEach(() => saveCards(app, token, cards(4)));

  it('takes them out of the list at once, and back', async () => {
    const before = (await listCards(app, token)).items;

    expect((await send('delete', [2, 3, 2])).body).toEqual(done);
    expect(await listQuestions(app, token)).toEqual(['Card 4?', 'Card 1?']);
    expect((await send('restore', [3, 2, 3])).body).toEqual(done);
    expect((await listCards(app, token)).items).toEqual(before);
  });

  it('lets Undo be sent twice', async () => {
    await send('delete', [2]);

    await Promise.all([send('restore', [2]), send('restore', [2])]);

    expect((await send('restore', [1, 2])).body).toEqual(done);
    expect(await listQuestions(app, token)).toHaveLength(4);
  });

  it('gives a repeated delete or Undo its first answer, and does nothing more', async () => {
    expect((await send('delete', [2, 3], 'delete')).body).toEqual(done);
    expect((await send('delete', [2, 3], 'delete')).body).toEqual(done);
    expect((await send('restore', [2, 3], 'undo')).body).toEqual(done);
    expect((await send('delete', [2, 3], 'delete')).body).toEqual(done);
    expect(await listQuestions(app, token)).toHaveLength(4);

    await send('delete', [2]);
    expect((await send('restore', [2, 3], 'undo')).body).toEqual(done);
    expect(await listQuestions(app, token)).toHaveLength(3);
  });

  it('deletes none when one of them is not there', async () => {
    await send('delete', [4]);
    const before = await readStudyRows(app);
    const gone = refusal('not_found', STUDY_MESSAGES.cardNotFound);

    expect((await send('delete', [1, 4])).body).toEqual(gone);
    expect((await send('delete', [1, 77])).body).toEqual(gone);
    expect((await send('restore', [4, 77])).body).toEqual(gone);
    expect(await readStudyRows(app)).toEqual(before);
  });

  it.each([
    ['nothing', undefined, STUDY_MESSAGES.cardIds],
    ['an empty list', [], STUDY_MESSAGES.cardIds],
    ['1001 ids', Array.from({ length: 1001 }, () => 1), STUDY_MESSAGES.cardIds],
    ['a word', [1, '2'], `flashcardIds[1]: ${STUDY_MESSAGES.id}`],
    ['id 0', [0], `flashcardIds[0]: ${STUDY_MESSAGES.id}`],
  ])('refuses %s', async (_, ids, message) => {
    for (const verb of ['delete', 'restore'] as const) {
      expect((await send(verb, ids)).body).toEqual(refusal('invalid_input', message));
    }
    expect(await listQuestions(app, token)).toHaveLength(4);
  });

  it('purges them after 30 days, and they cannot come back from then on', async () => {
    await send('delete', [1, 2]);
    await app.database.query(
      "update flashcards set deleted_at = now() - interval '30 days 1 second' where id = 1",
    );
    expect((await send('restore', [1, 2])).status).toBe(404);

    await app.composition.services.flashcards.purgeRemoved();

    expect((await readStudyRows(app)).cards.map((card) => card['id'])).toEqual([2, 3, 4]);
    expect((await send('restore', [2])).body).toEqual(done);
  });
});

describe('a card whose document is deleted', () => {
  it('stays, without it, until the document is back', async () => {
    const { documentId } = await saveDocument(app, token);
    const before = await saveCards(app, token, [CARD], documentId);

    await app.call('DELETE', `/document/delete/${documentId}`, { token });

    expect((await listCards(app, token)).items).toMatchObject([{ ...CARD, document: null }]);
    expect(await listQuestions(app, token, { fieldName: 'Sinh học 10' })).toEqual([]);
    await app.call('POST', `/document/restore/${documentId}`, { token });
    expect((await listCards(app, token)).items).toEqual(before);
  });

  it('stays when the document is purged', async () => {
    const { documentId } = await saveDocument(app, token);
    await saveCards(app, token, [CARD], documentId);
    await app.call('DELETE', `/document/delete/${documentId}`, { token });
    await app.database.query("update documents set deleted_at = now() - interval '31 days'");

    await app.composition.services.documents.purgeRemoved();

    expect((await listCards(app, token)).items).toMatchObject([{ ...CARD, document: null }]);
    expect((await readStudyRows(app)).cards).toMatchObject([{ user_id: 1, document_id: null }]);
  });

  it('shows a new title and field of the document', async () => {
    const { documentId } = await saveDocument(app, token);
    await saveCards(app, token, [CARD], documentId);

    await app.call('PUT', `/document/update/${documentId}`, {
      token,
      body: { title: 'Mới', field: 'Law', content: 'x' },
    });

    expect((await listCards(app, token)).items).toMatchObject([
      { document: { documentId, title: 'Mới', field: 'Law' } },
    ]);
  });
});
