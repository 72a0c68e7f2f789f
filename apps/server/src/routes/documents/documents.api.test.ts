import { DOCUMENT_MAX_BYTES, FIELDS, STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import {
  AN_INSTANT,
  DRAFT,
  listDocuments,
  readStored,
  saveDocument,
} from '../../testing/documents';
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

const get = (id: number | string) => app.call('GET', `/document/get/${id}`, { token });
const update = (id: number | string, body: unknown) =>
  app.call('PUT', `/document/update/${id}`, { token, body });
const remove = (id: number | string) => app.call('DELETE', `/document/delete/${id}`, { token });
const restore = (id: number | string) => app.call('POST', `/document/restore/${id}`, { token });
const notFound = refusal('not_found', STUDY_MESSAGES.documentNotFound);

describe('one document', () => {
  it('comes with its texts, what stood out, where its sentences come from, and both dates', async () => {
    const summarySources = [
      { sentence: 'Cells divide.', quote: 'The whole chapter.', start: 0, end: 18 },
    ];
    const { uploadDate } = await saveDocument(app, token, {
      sourceText: 'The whole chapter.',
      sourceEmphasis: ['cell', 'tế bào'],
      summarySources,
    });

    expect((await get(1)).body.data).toEqual({
      documentId: 1,
      ...DRAFT,
      uploadDate,
      updateDate: uploadDate,
      sourceText: 'The whole chapter.',
      sourceEmphasis: ['cell', 'tế bào'],
      summarySources,
    });
  });

  it('has no source where none was sent', async () => {
    await saveDocument(app, token);
    await saveDocument(app, token, { sourceText: null });

    const nothing = { sourceText: null, sourceEmphasis: [], summarySources: [] };
    expect((await get(1)).body.data).toMatchObject(nothing);
    expect((await get(2)).body.data).toMatchObject(nothing);
  });

  const MALFORMED = [
    ...['0', '-1', '1.0', '01', '+1', 'abc', '2147483648', '9007199254740993', '1e3'],
    ...['1000000000000000000000000000000', 'null', 'undefined', '%20', '٣', '1%00'],
    'b3f1c1de-1111-4222-8333-444455556666',
  ];

  it.each(MALFORMED)('[B-88] is refused under the id %s', async (id) => {
    await saveDocument(app, token);
    const before = await readStored(app);

    const answers = [await get(id), await update(id, DRAFT), await remove(id), await restore(id)];

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(await readStored(app)).toEqual(before);
  });

  it('[B-88] is not found under an id that nobody has', async () => {
    const id = 2147483647;

    const answers = [await get(id), await update(id, DRAFT), await remove(id), await restore(id)];

    expect(answers.map(({ body }) => body)).toEqual([notFound, notFound, notFound, notFound]);
  });
});

describe('changing a document', () => {
  const CHANGED = { title: 'Sinh học 11', field: 'Medicine', content: 'Mới.' };

  it('stores title, field and content, leaves the source, and tells when', async () => {
    const summarySources = [{ sentence: 'Old.', quote: 'The whole chapter.', start: 0, end: 18 }];
    const { uploadDate } = await saveDocument(app, token, {
      sourceText: 'The whole chapter.',
      sourceEmphasis: ['cell'],
      summarySources,
    });

    const answer = await update(1, CHANGED);

    const { content: _, ...changedRow } = CHANGED;
    expect(answer.body.data).toEqual({
      documentId: 1,
      ...changedRow,
      uploadDate,
      updateDate: AN_INSTANT,
    });
    const { updateDate } = answer.body.data as { updateDate: string };
    expect(updateDate > uploadDate).toBe(true);
    expect((await get(1)).body.data).toEqual({
      documentId: 1,
      ...CHANGED,
      uploadDate,
      updateDate,
      sourceText: 'The whole chapter.',
      sourceEmphasis: ['cell'],
      summarySources,
    });
  });

  it('is found under its new title', async () => {
    await saveDocument(app, token);
    await update(1, { ...CHANGED, title: 'Đại số' });

    const { totalItems } = await listDocuments(app, token, { keyword: 'dai so' });

    expect(totalItems).toBe(1);
    expect((await listDocuments(app, token, { keyword: 'sinh' })).totalItems).toBe(0);
  });

  it('[B-90] is refused on a copy that is no longer the stored one; nothing is lost', async () => {
    const { updateDate } = await saveDocument(app, token);

    const first = await update(1, { ...CHANGED, updateDate });
    const second = await update(1, { ...CHANGED, title: 'From the other tab', updateDate });

    expect(first.status).toBe(200);
    expect(second.body).toEqual(refusal('conflict', STUDY_MESSAGES.documentStale));
    expect((await get(1)).body.data).toMatchObject(CHANGED);
    const { updateDate: newer } = first.body.data as { updateDate: string };
    expect((await update(1, { ...CHANGED, updateDate: newer })).status).toBe(200);
  });

  it('[B-90] by twenty tabs on the same copy succeeds for exactly one', async () => {
    const { updateDate } = await saveDocument(app, token);
    const titles = Array.from({ length: 20 }, (_, tab) => `Tab ${tab}`);

    const answers = await Promise.all(
      titles.map((title) => update(1, { ...CHANGED, title, content: title, updateDate })),
    );

    const titlesOfWinners = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => (body.data as { title: string }).title);
    expect(titlesOfWinners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const [title] = titlesOfWinners;
    expect((await get(1)).body.data).toMatchObject({ title, content: title });
  });

  it('[B-90] without naming a copy is the last word', async () => {
    await saveDocument(app, token);

    const answers = await Promise.all([update(1, CHANGED), update(1, CHANGED), update(1, CHANGED)]);

    const dates = answers.map(({ body }) => (body.data as { updateDate: string }).updateDate);
    expect(new Set(dates).size).toBe(3);
  });

  it.each([
    ['nothing', ''],
    ['an empty body', {}],
    ['only a title', { title: 'x' }],
    ['null as content', { ...DRAFT, content: null }],
    ['blank content', { ...DRAFT, content: ' ' }],
    ['a source', { ...DRAFT, sourceText: 'x' }],
    ['a copy that is no date', { ...DRAFT, updateDate: 'yesterday' }],
    ['an upload date', { ...DRAFT, uploadDate: '2026-01-01T00:00:00.000Z' }],
  ])('[B-91] is refused with %s', async (_, body) => {
    await saveDocument(app, token);
    const before = await readStored(app);

    const answer = await app.call('PUT', '/document/update/1', {
      token,
      body,
      headers: { 'content-type': 'application/json' },
    });

    expect(answer.body).toMatchObject(refusal('invalid_input', expect.any(String)));
    expect(await readStored(app)).toEqual(before);
  });

  it('[B-75] is refused beyond 1 MB', async () => {
    await saveDocument(app, token);

    const answer = await update(1, { ...CHANGED, content: 'a'.repeat(DOCUMENT_MAX_BYTES + 1) });

    expect(answer.body).toEqual(refusal('too_large', STUDY_MESSAGES.documentTooLarge));
    expect((await get(1)).body.data).toMatchObject(DRAFT);
  });
});

describe('deleting a document', () => {
  it('hides it at once from everything', async () => {
    await saveDocument(app, token);
    await saveDocument(app, token, { title: 'Another' });

    const answer = await remove(1);

    expect(answer.body).toEqual({ responseCode: 200, message: 'OK', data: null });
    const { documents, totalItems } = await listDocuments(app, token);
    expect(documents.map(({ documentId }) => documentId)).toEqual([2]);
    expect(totalItems).toBe(1);
  });

  it('[B-89] makes it answer like one that never was', async () => {
    await saveDocument(app, token);
    await remove(1);

    const answers = [await get(1), await update(1, DRAFT), await remove(1)];

    expect(answers.map(({ body }) => body)).toEqual([notFound, notFound, notFound]);
  });

  it('can be undone, also twice: the same document with everything in it', async () => {
    await saveDocument(app, token, { sourceText: 'The whole chapter.' });
    const { body: before } = await get(1);
    await remove(1);

    const answers = [await restore(1), await restore(1)];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.data).toMatchObject({ documentId: 1, title: DRAFT.title });
    expect((await get(1)).body).toEqual(before);
  });

  it('can be undone for 30 days, then it is purged with its texts', async () => {
    await saveDocument(app, token);
    await saveDocument(app, token, { title: 'Another' });
    await remove(1);
    const age = (days: string) =>
      app.database.query(`update documents set deleted_at = now() - interval '${days} days'
        where id = 1`);
    const { documents } = app.composition.services;

    await age('29.9');
    await documents.purgeRemoved();
    expect((await restore(1)).status).toBe(200);
    await remove(1);
    await age('30.1');
    expect((await restore(1)).body).toEqual(notFound);
    await documents.purgeRemoved();

    expect(await readStored(app)).toMatchObject([{ id: 2, content: DRAFT.content }]);
    expect(await app.database.query('select document_id from document_texts')).toEqual([
      { document_id: 2 },
    ]);
  });
});

describe('fields', () => {
  it('are listed in their order', async () => {
    const answer = await app.call('GET', '/document/fields', { token });

    expect(answer.body.data).toEqual([...FIELDS]);
    expect(FIELDS).toHaveLength(21);
  });

  it('[B-92] are for students who are signed in', async () => {
    expect((await app.call('GET', '/document/fields')).status).toBe(401);
  });
});
