import { randomUUID } from 'node:crypto';
import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { AN_INSTANT } from '../../testing/documents';
import { cards, listSets, saveCards, saveSet } from '../../testing/flashcards';
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
  await saveCards(app, token, cards(5));
});

const list = (query: string) => app.call('GET', `/quiz/get-quiz${query}`, { token });
async function titles(filter: Record<string, string>) {
  const query = new URLSearchParams({ pageSize: '100', ...filter });
  const { quizzes: sets } = await listSets(app, token, query.toString());
  return sets.map(({ title }) => title);
}
async function saveAll(...all: string[]) {
  for (const title of all) {
    await saveSet(app, token, { title, flashcardList: [1] });
  }
}

function study(setId: number) {
  return app.call('POST', '/report/study-session', {
    token,
    body: {
      sessionId: randomUUID(),
      quizId: setId,
      kind: 'study',
      seconds: 10,
      correct: 0,
      incorrect: 0,
    },
  });
}

describe('a list of sets', () => {
  it('[B-107] has the five newest with the number of their cards', async () => {
    await saveAll('A', 'B', 'C', 'D', 'E');
    await saveSet(app, token, { title: 'F', flashcardList: [1, 2, 3] });
    await app.call('DELETE', '/quiz/delete-quiz-flashcards/1?flashcardId=1', { token });

    const answer = await list('');

    const row = (setId: number, title: string, flashcardCount: number) => ({
      quizId: setId,
      title,
      createdDate: AN_INSTANT,
      flashcardCount,
    });
    expect(answer.body.data).toEqual({
      quizzes: [row(6, 'F', 3), row(5, 'E', 1), row(4, 'D', 1), row(3, 'C', 1), row(2, 'B', 1)],
      totalPages: 2,
      totalItems: 6,
    });
    expect((await listSets(app, token, 'page=1')).quizzes).toMatchObject([row(1, 'A', 0)]);
  });

  it('[D-66] can begin with the oldest, or go by name', async () => {
    await saveAll('Week 10', 'đại số', 'Week 9', 'Dân số');

    expect(await titles({ sort: 'oldest' })).toEqual(['Week 10', 'đại số', 'Week 9', 'Dân số']);
    expect(await titles({ sort: 'name' })).toEqual(['Dân số', 'đại số', 'Week 9', 'Week 10']);
    expect(await titles({ sort: 'newest' })).toEqual(await titles({}));
  });

  it('[D-66] can begin with what was studied last, and ends with what never was', async () => {
    await saveAll('A', 'B', 'C', 'D');
    await study(2);
    await study(1);

    expect(await titles({ sort: 'studied' })).toEqual(['A', 'B', 'D', 'C']);
    expect(await titles({ sort: 'studied', keyword: 'b' })).toEqual(['B']);
  });

  it.each(['updated', 'studied%20', ''])('refuses the order %s', async (sort) => {
    expect((await list(`?sort=${sort}`)).body).toEqual(
      refusal('invalid_input', STUDY_MESSAGES.sort),
    );
  });

  it('[B-107] is empty beyond its end and one empty page when there is nothing', async () => {
    expect(await listSets(app, token, '')).toEqual({
      quizzes: [],
      totalPages: 1,
      totalItems: 0,
    });
    await saveAll('A', 'B', 'C');
    expect(await listSets(app, token, 'page=999999&pageSize=2')).toEqual({
      quizzes: [],
      totalPages: 2,
      totalItems: 3,
    });
  });

  it.each(['-1', '1.5', 'abc', '1e3', '1000000', '%20', ''])(
    '[B-79] [B-107] refuses page %s',
    async (page) => {
      expect((await list(`?page=${page}`)).body).toEqual(
        refusal('invalid_input', STUDY_MESSAGES.page),
      );
    },
  );

  it.each(['0', '-1', '101', '1.5', 'x', '05'])('[B-80] [B-107] refuses size %s', async (size) => {
    expect((await list(`?pageSize=${size}`)).body).toEqual(
      refusal('invalid_input', STUDY_MESSAGES.pageSize(100)),
    );
  });

  it.each(['page=1&page=2', 'keyword=a&keyword=b', 'from=&from=', 'owner=2', 'keyword=%00'])(
    '[B-107] refuses ?%s',
    async (query) => {
      expect((await list(`?${query}`)).status).toBe(400);
    },
  );

  it.each([
    ['100% sure', '%', ['100% sure']],
    ['100% sure', '%%', []],
    ['snake_case', '_', ['snake_case']],
    ['back\\slash', '\\', ['back\\slash']],
    ["O'Neil", "'", ["O'Neil"]],
    ['Tiếng Việt'.normalize('NFD'), 'TIENG', ['Tiếng Việt']],
    ['Đường', 'duong', ['Đường']],
  ])('[B-82] [B-83] [B-107] finds %j by %j', async (title, keyword, found) => {
    await saveAll('Plain set', title);

    expect(await titles({ keyword })).toEqual(found);
  });

  it('[B-82] [B-107] refuses a keyword of more than 200 characters', async () => {
    expect((await list(`?keyword=${'a'.repeat(201)}`)).body).toEqual(
      refusal('invalid_input', STUDY_MESSAGES.keyword),
    );
  });

  it.each([
    [{ from: '2026-03-10', to: '2026-03-10' }, ['C', 'B']],
    [{ from: '2026-03-10T00:00:00+07:00', to: '2026-03-11T00:00:00+07:00' }, ['B', 'A']],
    [{ from: '2026-03-12', to: '2026-03-09' }, []],
    [{ from: '', to: '', keyword: '' }, ['C', 'B', 'A']],
  ])('[B-84] [B-86] [B-107] takes %j', async (filter, found) => {
    await saveAll('A', 'B', 'C');
    await app.database.query(`update quizzes set created_date = case id
      when 1 then timestamptz '2026-03-09 23:59:59.999Z' when 2 then '2026-03-10 00:00Z'
      else '2026-03-10 23:59:59.999Z' end`);

    expect(await titles(filter)).toEqual(found);
  });

  it.each(['2025-02-30', 'infinity', 'today', '2025-01-01T10:00'])(
    '[B-85] [B-107] refuses the date %s at both ends',
    async (date) => {
      const answers = [await list(`?from=${date}`), await list(`?to=${date}`)];

      const refused = refusal('invalid_input', STUDY_MESSAGES.date);
      expect(answers.map(({ body }) => body)).toEqual([refused, refused]);
    },
  );

  it('is read with one statement, and so is a set with its cards', async () => {
    await saveAll('A', 'B', 'C');

    const listing = await app.database.statementsOf(() => listSets(app, token));
    const reading = await app.database.statementsOf(() => list('-flashcards/1'));

    expect(listing.filter((text) => text.includes('quiz'))).toHaveLength(1);
    expect(reading.filter((text) => text.includes('quiz'))).toHaveLength(1);
  });
});
