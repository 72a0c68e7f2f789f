import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { saveDocument } from '../../testing/documents';
import { cards, listCards, listQuestions, saveCards } from '../../testing/flashcards';
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

const list = (query: string, body?: unknown) =>
  app.call('POST', `/flashcard/get-filter${query}`, { token, body });
const questions = (filter: Record<string, unknown>) => listQuestions(app, token, filter);
/** One card for each question, the first one first. */
const saveAll = (...all: string[]) =>
  saveCards(
    app,
    token,
    all.map((question) => ({ question, answer: '-' })),
  );

describe('a list of cards', () => {
  it('[B-98] has the five newest without being asked for more', async () => {
    await saveCards(app, token, cards(7));

    const { data } = (await list('', {})).body;

    expect(data).toMatchObject({ currentPage: 0, totalPages: 2, totalItems: 7, pageSize: 5 });
    expect(await questions({})).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `Card ${n}?`));
  });

  it('goes by date, then by id', async () => {
    await saveAll('A', 'B', 'C');
    await app.database.query(`update flashcards set create_date = case id
      when 2 then timestamptz '2026-01-01' else timestamptz '2026-01-02' end`);

    expect(await questions({})).toEqual(['C', 'A', 'B']);
  });

  it('[D-66] can begin with the oldest, or go by question', async () => {
    await saveAll('Osmosis', 'đơn bào', 'Diffusion', 'cell 10', 'Cell 9');

    expect(await questions({ sort: 'oldest' })).toEqual([
      'Osmosis',
      'đơn bào',
      'Diffusion',
      'cell 10',
      'Cell 9',
    ]);
    expect(await questions({ sort: 'name' })).toEqual([
      'Cell 9',
      'cell 10',
      'Diffusion',
      'đơn bào',
      'Osmosis',
    ]);
    expect(await questions({ sort: 'name', keyword: 'cell' })).toEqual(['Cell 9', 'cell 10']);
  });

  it('[D-66] goes by questions that are long, alike in their beginning, or full of numbers', async () => {
    const long = 'x'.repeat(9_000);
    const numbers = '1 '.repeat(100);
    await saveAll(`${long}b`, `${long}a`, numbers);

    expect(await questions({ sort: 'name' })).toEqual([numbers, `${long}b`, `${long}a`]);
  });

  it.each(['updated', 'studied', ''])('refuses the order %s', async (sort) => {
    expect((await list('', { sort })).body).toEqual(refusal('invalid_input', STUDY_MESSAGES.sort));
  });

  it('comes in pages, empty beyond its end', async () => {
    await saveCards(app, token, cards(5));

    const pages = await Promise.all(
      [0, 1, 2, 3, 999_999].map((page) =>
        listCards(app, token, {}, `pageNumber=${page}&pageSize=2`),
      ),
    );

    expect(pages.map(({ items }) => items.map(({ flashcardId }) => flashcardId))).toEqual([
      [5, 4],
      [3, 2],
      [1],
      [],
      [],
    ]);
    expect(pages.map(({ totalPages, totalItems }) => [totalPages, totalItems])).toEqual(
      pages.map(() => [3, 5]),
    );
  });

  it('is one empty page when there is nothing', async () => {
    expect(await listCards(app, token, {}, '')).toEqual({
      items: [],
      currentPage: 0,
      totalPages: 1,
      totalItems: 0,
      pageSize: 5,
    });
  });

  it.each(['', undefined])('[B-98] needs no body: %j', async (body) => {
    await saveCards(app, token, cards(2));

    expect((await list('', body)).body).toMatchObject({ data: { totalItems: 2 } });
  });

  it.each(['abc', '-1', '1e9', '1000000', '1.5', '', '%20'])(
    '[B-98] refuses page %s',
    async (page) => {
      const answer = await list(`?pageNumber=${page}`, {});

      expect(answer.body).toEqual(refusal('invalid_input', STUDY_MESSAGES.pageNumber));
    },
  );

  it.each(['abc', '-1', '0', '1001', '1e2', '05'])('[B-98] refuses size %s', async (size) => {
    const answer = await list(`?pageSize=${size}`, {});

    expect(answer.body).toEqual(refusal('invalid_input', STUDY_MESSAGES.pageSize(1000)));
  });

  it.each(['pageNumber=1&pageNumber=2', 'pageSize=5&pageSize=5', 'page=1', 'userId=2'])(
    '[B-98] refuses ?%s',
    async (query) => {
      expect((await list(`?${query}`, {})).status).toBe(400);
    },
  );

  it.each([
    ['a number as keyword', { keyword: 5 }],
    ['a list as document title', { fieldName: ['a'] }],
    ['an unknown filter', { owner: 2 }],
    ['null', null],
    ['a list', []],
  ])('refuses %s', async (_, filter) => {
    expect((await list('', filter)).body).toMatchObject(
      refusal('invalid_input', expect.any(String)),
    );
  });

  it('is read with one statement, however many cards and documents', async () => {
    for (const title of ['A', 'B', 'C']) {
      const { documentId } = await saveDocument(app, token, { title });
      await saveCards(app, token, cards(5), documentId);
    }
    const statements = await app.database.statementsOf(() =>
      listCards(app, token, { keyword: 'card', fieldName: 'B' }),
    );

    expect(statements.filter((text) => text.includes('flashcards'))).toHaveLength(1);
  });
});

describe('searching for cards', () => {
  it('looks at question and answer, but not across both', async () => {
    await saveCards(app, token, [
      { question: 'Ty thể làm gì?', answer: 'Tạo năng lượng' },
      { question: 'Năng lượng là gì?', answer: 'Khả năng sinh công' },
      { question: 'Lục lạp', answer: 'Quang hợp' },
    ]);

    expect(await questions({ keyword: 'NANG LUONG' })).toEqual([
      'Năng lượng là gì?',
      'Ty thể làm gì?',
    ]);
    expect(await questions({ keyword: 'quang' })).toEqual(['Lục lạp']);
    expect(await questions({ keyword: 'lục lạp quang' })).toEqual([]);
    expect(await questions({ keyword: 'lapquang' })).toEqual([]);
  });

  it.each([
    ['100% sure', '%', ['100% sure']],
    ['100% sure', '%%', []],
    ['snake_case', '_', ['snake_case']],
    ['back\\slash', '\\', ['back\\slash']],
    ["O'Neil", "'", ["O'Neil"]],
    ['(a+)+$', '(a+)+$', ['(a+)+$']],
    ['Tiếng Việt'.normalize('NFD'), 'tiếng', ['Tiếng Việt']],
    ['TIẾNG VIỆT', 'ng vi', ['TIẾNG VIỆT']],
    ['Đường', 'duong', ['Đường']],
    ['日本語の漢字', '本語', ['日本語の漢字']],
    ['one 🚀 two', '🚀', ['one 🚀 two']],
  ])('[B-82] [B-83] finds %j by %j', async (question, keyword, found) => {
    await saveAll('Plain card', question);

    expect(await questions({ keyword })).toEqual(found);
  });

  it('looks for nothing with an accent alone', async () => {
    await saveAll('Tế bào');

    expect(await questions({ keyword: '\u0301' })).toEqual(['Tế bào']);
  });

  it('finds nothing by half a character', async () => {
    await saveAll('語');

    expect(await questions({ keyword: '誄' })).toEqual([]);
  });

  it('refuses more than 200 characters', async () => {
    expect((await list('', { keyword: 'ế'.repeat(200) })).status).toBe(200);
    expect((await list('', { keyword: 'ế'.repeat(201) })).body).toEqual(
      refusal('invalid_input', STUDY_MESSAGES.keyword),
    );
  });

  it('finds long cards among short ones, in their place', async () => {
    const long = `${'x'.repeat(5_000)} needle`;
    await saveCards(app, token, [
      { question: 'First needle', answer: '-' },
      { question: 'Second', answer: long },
      { question: 'Third', answer: 'x'.repeat(5_000) },
      { question: 'Fourth', answer: 'needle' },
    ]);

    expect(await questions({ keyword: 'NEEDLE' })).toEqual(['Fourth', 'Second', 'First needle']);
    expect(await questions({ keyword: 'xx' })).toEqual(['Third', 'Second']);
    await app.call('POST', '/flashcard/delete', { token, body: { flashcardIds: [2] } });
    expect(await questions({ keyword: 'needle' })).toEqual(['Fourth', 'First needle']);
  });
});

describe('cards of a document', () => {
  /** A document of that title with one card of that question. */
  async function saveBoth(title: string, question: string) {
    const { documentId } = await saveDocument(app, token, { title });
    await saveCards(app, token, [{ question, answer: '-' }], documentId);
  }

  it.each(['100% sure', "O'Neil", 'a_b', 'back\\slash', '🚀 rocket', 'ệ'.repeat(255)])(
    '[B-99] are found by the title %j, exactly',
    async (title) => {
      await saveBoth(title, 'Wanted');
      await saveBoth(`${title.slice(0, -1)}x`, 'Other');
      await saveBoth(title.slice(0, 5).toUpperCase(), 'Another');
      await saveAll('Of no document');

      expect(await questions({ fieldName: title })).toEqual(['Wanted']);
      expect(await questions({ fieldName: title.normalize('NFD') })).toEqual(['Wanted']);
    },
  );

  it('[B-99] are those of both documents that share a title', async () => {
    await saveBoth('Chapter', 'One');
    await saveBoth('Other', 'Two');
    await saveBoth('Chapter', 'Three');

    expect(await questions({ fieldName: 'Chapter' })).toEqual(['Three', 'One']);
  });

  it('[B-99] are not found by part of a title or another letter case', async () => {
    await saveBoth('Chapter', 'One');

    for (const fieldName of ['Chap', 'chapter', 'Chapter ', '%', 'a'.repeat(500)]) {
      expect(await questions({ fieldName })).toEqual([]);
    }
  });

  it.each(['', null])('are all cards for the title %j', async (fieldName) => {
    await saveBoth('Chapter', 'One');

    expect(await questions({ fieldName })).toEqual(['One']);
  });

  it('[B-99] refuses a title longer than any', async () => {
    expect((await list('', { fieldName: 'a'.repeat(511) })).body).toEqual(
      refusal('invalid_input', STUDY_MESSAGES.fieldName),
    );
  });
});

describe('cards by date', () => {
  beforeEach(async () => {
    await saveAll('1', '2', '3', '4', '5');
    const instants = [
      '2026-03-09T23:59:59.999Z',
      '2026-03-10T00:00:00.000Z',
      '2026-03-10T16:30:00.000Z',
      '2026-03-10T23:59:59.999Z',
      '2026-03-11T00:00:00.000Z',
    ];
    for (const [index, instant] of instants.entries()) {
      await app.database.query(
        `update flashcards set create_date = '${instant}' where id = ${index + 1}`,
      );
    }
  });

  it.each([
    ['a day, whole', { from: '2026-03-10', to: '2026-03-10' }, ['4', '3', '2']],
    ['from a day on', { from: '2026-03-10' }, ['5', '4', '3', '2']],
    ['until a day', { to: '2026-03-10' }, ['4', '3', '2', '1']],
    [
      '[B-86] the day of a student in UTC+7',
      { from: '2026-03-10T00:00:00+07:00', to: '2026-03-11T00:00:00+07:00' },
      ['3', '2', '1'],
    ],
    ['[B-84] a reversed range', { from: '2026-03-11', to: '2026-03-09' }, []],
    ['nothing', { from: '', to: null }, ['5', '4', '3', '2', '1']],
    ['a day and a keyword', { from: '2026-03-10', keyword: '3' }, ['3']],
  ])('take %s', async (_, filter, found) => {
    expect(await questions(filter)).toEqual(found);
  });

  it.each(['2025-02-30', 'infinity', 'today', '2025-1-1', '2025-01-01T10:00', 1_735_689_600_000])(
    '[B-85] refuse %j at both ends',
    async (date) => {
      const answers = [await list('', { from: date }), await list('', { to: date })];

      const refused = refusal('invalid_input', STUDY_MESSAGES.date);
      expect(answers.map(({ body }) => body)).toEqual([refused, refused]);
    },
  );
});
