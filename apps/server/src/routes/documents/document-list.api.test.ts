import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { AN_INSTANT, listDocuments, listTitles, saveDocument } from '../../testing/documents';
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

const list = (page: string, body?: unknown) =>
  app.call('POST', `/document/get/${page}`, { token, body });
const titles = (filter: Record<string, unknown>) => listTitles(app, token, filter);

/** Saves one document for each title, the first one first. */
async function saveAll(...names: string[]) {
  for (const title of names) {
    await saveDocument(app, token, { title });
  }
}

const uploadedAt = (documentId: number, instant: string) =>
  app.database.query(`update documents set upload_date = '${instant}' where id = ${documentId}`);

describe('a list of documents', () => {
  it('has the rows, newest first, without any text', async () => {
    await saveAll('First', 'Second');

    const answer = await list('0/5', {});

    const row = { field: 'Biology', uploadDate: AN_INSTANT, updateDate: AN_INSTANT };
    expect(answer.body).toEqual({
      responseCode: 200,
      message: 'OK',
      data: {
        documents: [
          { documentId: 2, title: 'Second', ...row },
          { documentId: 1, title: 'First', ...row },
        ],
        totalPages: 1,
        totalItems: 2,
      },
    });
  });

  it('goes by the upload date, then by id, whatever was changed since', async () => {
    await saveAll('A', 'B', 'C');
    await uploadedAt(1, '2026-01-02T00:00:00Z');
    await uploadedAt(2, '2026-01-01T00:00:00Z');
    await uploadedAt(3, '2026-01-02T00:00:00Z');
    await app.call('PUT', '/document/update/2', {
      token,
      body: { title: 'B', field: 'Law', content: 'changed' },
    });

    expect(await titles({})).toEqual(['C', 'A', 'B']);
  });

  it('[D-66] can begin with the oldest, or with what was changed last', async () => {
    await saveAll('A', 'B', 'C');
    await app.call('PUT', '/document/update/2', {
      token,
      body: { title: 'B', field: 'Law', content: 'changed' },
    });

    expect(await titles({ sort: 'oldest' })).toEqual(['A', 'B', 'C']);
    expect(await titles({ sort: 'updated' })).toEqual(['B', 'C', 'A']);
    expect(await titles({ sort: 'newest' })).toEqual(await titles({}));
  });

  it('[D-66] can go by name, as Vietnamese students put names in order', async () => {
    await saveAll('Địa lý', 'âm nhạc', 'Dược', 'Chương 10', 'ăn', 'Sinh học', 'Chương 2', 'an');
    await saveAll('Đại số', 'Áp suất', 'dân số', 'Sinh hóa');

    expect(await titles({ sort: 'name' })).toEqual([
      'an',
      'Áp suất',
      'ăn',
      'âm nhạc',
      'Chương 2',
      'Chương 10',
      'dân số',
      'Dược',
      'Đại số',
      'Địa lý',
      'Sinh hóa',
      'Sinh học',
    ]);
  });

  it('[D-66] keeps its order over pages and with filters, and after a new name', async () => {
    await saveAll('C', 'A', 'B', 'D');
    await app.call('PUT', '/document/update/1', {
      token,
      body: { title: 'Aa', field: 'Law', content: 'changed' },
    });

    const second = await listDocuments(app, token, { sort: 'name' }, '1/2');

    expect(second.documents.map(({ title }) => title)).toEqual(['B', 'D']);
    expect(await titles({ sort: 'name', keyword: 'a' })).toEqual(['A', 'Aa']);
  });

  it.each(['studied', 'title', '', 1, null])('refuses the order %s', async (sort) => {
    expect((await list('0/5', { sort })).body).toEqual(
      refusal('invalid_input', STUDY_MESSAGES.sort),
    );
  });

  it('comes in pages', async () => {
    await saveAll('A', 'B', 'C', 'D', 'E');

    const pages = [
      await listDocuments(app, token, {}, '0/2'),
      await listDocuments(app, token, {}, '1/2'),
      await listDocuments(app, token, {}, '2/2'),
    ];

    expect(pages.map(({ documents }) => documents.map(({ title }) => title))).toEqual([
      ['E', 'D'],
      ['C', 'B'],
      ['A'],
    ]);
    expect(pages.map(({ totalPages, totalItems }) => [totalPages, totalItems])).toEqual([
      [3, 5],
      [3, 5],
      [3, 5],
    ]);
  });

  it('[B-81] has an empty page beyond its end, with the right number of pages', async () => {
    await saveAll('A', 'B', 'C');

    for (const page of ['2/2', '999999/100']) {
      const { documents, totalItems } = await listDocuments(app, token, {}, page);
      expect({ documents, totalItems }).toEqual({ documents: [], totalItems: 3 });
    }
    expect((await listDocuments(app, token, {}, '7/2')).totalPages).toBe(2);
  });

  it('[B-81] is one empty page when there is nothing', async () => {
    expect(await listDocuments(app, token, {}, '0/5')).toEqual({
      documents: [],
      totalPages: 1,
      totalItems: 0,
    });
  });

  it.each([
    ...['-1', '1.5', 'abc', '1e3', '2147483648', '9007199254740993', '100000000000000000000000'],
    ...['%20', '+1', '1000000', 'null'],
  ])('[B-79] refuses page %s', async (index) => {
    const answer = await list(`${index}/5`, {});

    expect(answer.body).toEqual(refusal('invalid_input', STUDY_MESSAGES.pageIndex));
  });

  it.each(['0', '-1', '101', '100000', '1.5', 'x', '05'])(
    '[B-80] refuses size %s',
    async (size) => {
      const answer = await list(`0/${size}`, {});

      expect(answer.body).toEqual(refusal('invalid_input', STUDY_MESSAGES.pageSize(100)));
    },
  );

  it.each([1, 5, 10, 20, 50, 100])('[B-80] takes size %i', async (size) => {
    expect((await list(`0/${size}`, {})).status).toBe(200);
  });

  it.each([
    ['nothing at all', undefined, {}],
    ['a JSON type and nothing', undefined, { 'content-type': 'application/json' }],
    ['an empty object', '{}', { 'content-type': 'application/json' }],
    [
      'no filter in any field',
      '{"keyword":null,"dateFrom":"","dateTo":null,"field":""}',
      {
        'content-type': 'application/json',
      },
    ],
  ])('[B-87] needs no filter: %s', async (_, payload, headers) => {
    await saveAll('A', 'B');

    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/document/get/0/5',
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload !== undefined && { payload }),
    });

    expect(answer.json()).toMatchObject({ responseCode: 200, data: { totalItems: 2 } });
  });

  it('[B-08] [B-87] still wants a filter to be JSON', async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/document/get/0/5',
      headers: { authorization: `Bearer ${token}` },
      payload: Buffer.from('{}'),
    });

    expect(answer.statusCode).toBe(415);
  });

  it.each([
    ['a number as keyword', { keyword: 5 }],
    ['a list as keyword', { keyword: ['a'] }],
    ['an unknown filter', { owner: 2 }],
    ['an unknown field', { field: 'Alchemy' }],
    ['null', null],
    ['a list', []],
  ])('[B-87] refuses %s', async (_, filter) => {
    const answer = await list('0/5', filter);

    expect(answer.body).toMatchObject(refusal('invalid_input', expect.any(String)));
  });
});

describe('searching by keyword', () => {
  it.each([
    ['100% sure', '%', ['100% sure']],
    ['100% sure', '%%', []],
    ['snake_case', '_', ['snake_case']],
    ['back\\slash', '\\', ['back\\slash']],
    ['back\\slash', 'k\\', ['back\\slash']],
    ['back\\slash', 'slash\\', []],
    ["O'Neil", "'", ["O'Neil"]],
    ['a * b', '*', ['a * b']],
    ['a.*b', '.*', ['a.*b']],
    ['(a+)+$', '(a+)+$', ['(a+)+$']],
  ])('[B-82] takes every sign for itself: %j by %j', async (title, keyword, found) => {
    await saveAll('Plain notes', title);

    expect(await titles({ keyword })).toEqual(found);
  });

  it('[B-82] refuses more than 200 characters', async () => {
    const long = (length: number) => list('0/5', { keyword: 'ế'.repeat(length) });

    expect((await long(200)).status).toBe(200);
    expect((await long(201)).body).toEqual(refusal('invalid_input', STUDY_MESSAGES.keyword));
    expect((await long(1_000)).status).toBe(400);
  });

  it.each([
    'tiếng việt',
    'tiếng việt'.normalize('NFD'),
    'TIẾNG VIỆT',
    'tieng viet',
    'TIENG viêt',
    '  tiếng việt  ',
    'NG V',
    'g',
  ])('[B-83] finds composed and decomposed titles by %j', async (keyword) => {
    await saveAll(
      'Học tiếng Việt 1',
      'Học tiếng Việt 2'.normalize('NFD'),
      'HỌC TIẾNG VIỆT 3',
      'Toán',
    );

    expect(await titles({ keyword })).toEqual([
      'HỌC TIẾNG VIỆT 3',
      'Học tiếng Việt 2',
      'Học tiếng Việt 1',
    ]);
  });

  it('[B-83] finds accented and plain letters by each other', async () => {
    await saveAll('Đường đi', 'Duong di', 'Straße', 'Łódź');

    expect(await titles({ keyword: 'duong' })).toEqual(['Duong di', 'Đường đi']);
    expect(await titles({ keyword: 'ĐƯỜNG' })).toEqual(['Duong di', 'Đường đi']);
    expect(await titles({ keyword: 'STRASSE' })).toEqual(['Straße']);
    expect(await titles({ keyword: 'lodz' })).toEqual(['Łódź']);
  });

  it('looks at titles only', async () => {
    await saveDocument(app, token, { title: 'Notes', content: 'mitochondria' });

    expect(await titles({ keyword: 'mitochondria' })).toEqual([]);
  });

  it.each(['', '   ', null])('looks for nothing with %j', async (keyword) => {
    await saveAll('A', 'B');

    expect(await titles({ keyword })).toEqual(['B', 'A']);
  });
});

describe('filtering', () => {
  it('by field takes any letter case', async () => {
    await saveDocument(app, token, { title: 'Cells', field: 'Biology' });
    await saveDocument(app, token, { title: 'Treaties', field: 'Law' });

    expect(await titles({ field: 'Law' })).toEqual(['Treaties']);
    expect(await titles({ field: 'biology' })).toEqual(['Cells']);
    expect(await titles({ field: 'Arts' })).toEqual([]);
  });

  it('by everything at once keeps what fits all of it', async () => {
    await saveDocument(app, token, { title: 'Tế bào 1', field: 'Biology' });
    await saveDocument(app, token, { title: 'Tế bào 2', field: 'Biology' });
    await saveDocument(app, token, { title: 'Tế bào 3', field: 'Medicine' });
    await saveDocument(app, token, { title: 'Khác', field: 'Biology' });
    await uploadedAt(1, '2026-01-31T12:00:00Z');

    const page = await listDocuments(
      app,
      token,
      { keyword: 'te bao', field: 'Biology', dateFrom: '2026-02-01', dateTo: '' },
      '0/1',
    );

    expect(page).toMatchObject({
      documents: [{ title: 'Tế bào 2' }],
      totalPages: 1,
      totalItems: 1,
    });
  });
});

describe('filtering by date', () => {
  const AT = {
    1: '2026-03-09T23:59:59.999Z',
    2: '2026-03-10T00:00:00.000Z',
    3: '2026-03-10T16:30:00.000Z',
    4: '2026-03-10T23:59:59.999Z',
    5: '2026-03-11T00:00:00.000Z',
  };
  beforeEach(async () => {
    await saveAll(...Object.keys(AT));
    for (const [documentId, instant] of Object.entries(AT)) {
      await uploadedAt(Number(documentId), instant);
    }
  });

  it.each([
    ['a day, whole', { dateFrom: '2026-03-10', dateTo: '2026-03-10' }, ['4', '3', '2']],
    ['from a day on', { dateFrom: '2026-03-10' }, ['5', '4', '3', '2']],
    ['until a day', { dateTo: '2026-03-10' }, ['4', '3', '2', '1']],
    [
      'instants, the last one excluded',
      { dateFrom: '2026-03-10T00:00:00Z', dateTo: '2026-03-11T00:00:00Z' },
      ['4', '3', '2'],
    ],
    [
      '[B-86] the day of a student in UTC+7, which holds 23:30 of that evening',
      { dateFrom: '2026-03-10T00:00:00+07:00', dateTo: '2026-03-11T00:00:00+07:00' },
      ['3', '2', '1'],
    ],
    ['a day and an instant', { dateFrom: '2026-03-10', dateTo: '2026-03-10T16:30Z' }, ['2']],
    ['[B-84] a reversed range', { dateFrom: '2026-03-11', dateTo: '2026-03-09' }, []],
    ['the first day there is', { dateFrom: '0001-01-01' }, ['5', '4', '3', '2', '1']],
    ['an hour before it', { dateFrom: '0001-01-01T00:00:00+14:00', dateTo: '2026-03-09' }, ['1']],
    ['the last day there is', { dateTo: '9999-12-31' }, ['5', '4', '3', '2', '1']],
    ['nothing', { dateFrom: '', dateTo: null }, ['5', '4', '3', '2', '1']],
  ])('takes %s', async (_, filter, found) => {
    expect(await titles(filter)).toEqual(found);
  });

  it.each([
    ...['2025-02-30', '2025-13-01', 'infinity', '-infinity', 'today', 'now', '0000-01-01'],
    ...['294277-01-01', '2025-1-1', '01/02/2025', ' ', '2025-01-01 10:00', '2025-01-01T10:00'],
    ...['2025-01-01T10:00:00', '2025-01-01T25:00:00Z', '2025-02-30T10:00:00Z', '20250101'],
    ...[1_735_689_600_000, true, {}],
  ])('[B-85] refuses %j at both ends', async (date) => {
    const answers = [await list('0/5', { dateFrom: date }), await list('0/5', { dateTo: date })];

    const refused = refusal('invalid_input', STUDY_MESSAGES.date);
    expect(answers.map(({ body }) => body)).toEqual([refused, refused]);
  });
});
