import {
  MESSAGES,
  SetWithCardsSchema,
  CardSetSchema,
  STUDY_MESSAGES,
  TEAM_MESSAGES,
  TeamSetPageSchema,
} from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { saveDocument } from '../../testing/documents';
import {
  cards,
  CLOZE,
  listCards,
  readSet,
  readStudyRows,
  saveCards,
  saveSet,
} from '../../testing/flashcards';
import { grantPlan } from '../../testing/payments';
import { refusal } from '../../testing/refusal';
import { restartIds } from '../../testing/same-ids';
import { signUp, type Student } from '../../testing/students';
import { addMember, endPlans, readTeam, startTeam } from '../../testing/teams';
import { type CallOptions, type Method, startTestApp, type TestApp } from '../../testing/test-app';

const SOURCE = { quote: 'Tế bào', start: 0, end: 6 };
const LAN = 2;
const HUY = 3;

let app: TestApp;
let minh: Student;
let lan: Student;
let stranger: Student;
beforeAll(async () => {
  app = await startTestApp({
    environment: { BASIC_MAX_CARDS: '4', BASIC_MAX_SETS: '2' },
    passwords: createCountingHasher({ isQuick: true }).replace,
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  minh = await startTeam(app);
  lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
  stranger = await signUp(app, { email: 'huy@example.com', name: 'Quoc Huy' });
  await addMember(app, minh.token, lan);
});

const call = (student: Student, method: Method, path: string, options: CallOptions = {}) =>
  app.call(method, path, { token: student.token, ...options });
const list = async (student: Student, query = '') =>
  TeamSetPageSchema.parse((await call(student, 'GET', `/team/sets${query}`)).body.data);
const read = (student: Student, setId: number) =>
  call(student, 'GET', `/quiz/get-quiz-flashcards/${setId}`);
const report = (student: Student, setId: number, sessionId: string) =>
  call(student, 'POST', '/report/study-session', {
    body: { sessionId, quizId: setId, kind: 'test', seconds: 60, correct: 1, incorrect: 0 },
  });
const SESSION = '00000000-0000-4000-8000-000000000001';

/** A set of Lan's with two cards made from a document, shared with the team. */
async function shareSet(title = 'Tế bào') {
  const { documentId } = await saveDocument(app, lan.token, { title: 'My secret notes' });
  const saved = await saveCards(
    app,
    lan.token,
    [{ question: 'Tế bào?', answer: 'Đơn vị sống', source: SOURCE }, ...cards(1)],
    documentId,
  );
  const ids = saved.map(({ flashcardId }) => flashcardId).toReversed();
  const set = await saveSet(app, lan.token, { title, flashcardList: ids });
  expect((await call(lan, 'POST', `/team/set/${set.quizId}`)).status).toBe(200);
  return set;
}

describe('a shared set', () => {
  it('is listed for the team, found by its title, last shared first', async () => {
    const first = await shareSet('Sinh học');
    const second = await shareSet('Vật lý 100%');

    const { sets, totalItems, totalPages } = await list(minh);
    expect([totalItems, totalPages]).toEqual([2, 1]);
    expect(sets).toEqual(
      [second, first].map((set) => ({
        ...set,
        author: { userId: LAN, name: 'Lan Pham' },
        sharedDate: expect.any(String),
        isMine: false,
      })),
    );
    expect((await list(lan)).sets.map(({ isMine }) => isMine)).toEqual([true, true]);
    const titles = async (query: string) =>
      (await list(minh, query)).sets.map(({ title }) => title);
    expect(await titles('?keyword=sinh%20hoc')).toEqual(['Sinh học']);
    expect(await titles('?keyword=100%25')).toEqual(['Vật lý 100%']);
    expect(await titles('?keyword=%25')).toEqual(['Vật lý 100%']);
    expect(await titles('?pageSize=1&page=1')).toEqual(['Sinh học']);
    expect(await titles('?sort=oldest')).toEqual(['Sinh học', 'Vật lý 100%']);
    expect(await titles('?sort=newest')).toEqual(await titles(''));
    expect(await list(minh, '?pageSize=1&page=5')).toEqual({
      sets: [],
      totalItems: 2,
      totalPages: 2,
    });
  });

  it('[D-66] is listed by its name when that is asked for', async () => {
    await shareSet('đại số');
    await shareSet('Dân số');

    const { sets } = await list(minh, '?sort=name');

    expect(sets.map(({ title }) => title)).toEqual(['Dân số', 'đại số']);
    expect((await call(minh, 'GET', '/team/sets?sort=studied')).status).toBe(400);
  });

  it('[A-40] shows its cards in order, with their sources but without the documents', async () => {
    const { quizId: setId } = await shareSet();

    const { body } = await read(minh, setId);

    const shown = SetWithCardsSchema.parse(body.data);
    expect(shown).toMatchObject({ title: 'Tế bào', flashcardCount: 2 });
    expect(shown.flashcards.map(({ question, source }) => [question, source])).toEqual([
      ['Card 1?', null],
      ['Tế bào?', SOURCE],
    ]);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('says whose it is, and who may edit it', async () => {
    const { quizId: setId } = await shareSet();
    await addMember(app, minh.token, stranger);
    const author = { userId: LAN, name: 'Lan Pham' };
    const shown = async (student: Student) =>
      SetWithCardsSchema.parse((await read(student, setId)).body.data).shared;

    expect(await shown(lan)).toEqual({ author, isMine: true, canEdit: true });
    expect(await shown(minh)).toEqual({ author, isMine: false, canEdit: true });
    expect(await shown(stranger)).toEqual({ author, isMine: false, canEdit: false });
    await call(lan, 'DELETE', `/team/set/${setId}`);
    expect(await shown(lan)).toBeUndefined();
  });

  it('shows what its author changes', async () => {
    const { quizId: setId } = await shareSet();
    await call(lan, 'PUT', `/quiz/update/${setId}`, { body: { title: 'Renamed' } });

    expect((await list(minh)).sets).toMatchObject([{ title: 'Renamed' }]);
  });

  it('can be shared again without a second row, also at once', async () => {
    const { quizId: setId } = await shareSet();

    const again = await Promise.all(
      Array.from({ length: 5 }, () => call(lan, 'POST', `/team/set/${setId}`)),
    );

    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await list(minh)).totalItems).toBe(1);
  });

  it.each([
    ['deletes it', () => call(lan, 'DELETE', '/quiz/delete-quiz/1')],
    ['stops sharing it', () => call(lan, 'DELETE', '/team/set/1')],
    ['leaves', () => call(lan, 'POST', '/team/leave')],
    ['is removed', () => call(minh, 'DELETE', `/team/member/${LAN}`)],
    [
      'deactivates the account',
      async () => {
        await app.database.query(`update users set deactivated_at = now() where id = ${LAN}`);
        return { status: 200 };
      },
    ],
  ])('is gone for the team when its author %s, but not for the author', async (_, end) => {
    const { quizId: setId } = await shareSet();
    expect(setId).toBe(1);

    expect((await end()).status).toBe(200);

    expect((await list(minh)).totalItems).toBe(0);
    for (const [method, path] of [
      ['GET', '/quiz/get-quiz-flashcards/1'],
      ['POST', '/team/set/1/copy'],
      ['DELETE', '/team/set/1'],
    ] as const) {
      expect((await call(minh, method, path)).body).toEqual(
        refusal('not_found', STUDY_MESSAGES.setNotFound),
      );
    }
    expect((await report(minh, 1, SESSION)).status).toBe(404);
    expect(await app.database.query('select id from quizzes')).toEqual([{ id: 1 }]);
  });

  it('comes back with Undo', async () => {
    const { quizId: setId } = await shareSet();
    await call(lan, 'DELETE', `/quiz/delete-quiz/${setId}`);
    await call(lan, 'POST', `/quiz/restore/${setId}`);

    expect((await list(minh)).totalItems).toBe(1);
  });

  it('is taken back by its author, the owner and admins, nobody else', async () => {
    const { quizId: setId } = await shareSet();
    await addMember(app, minh.token, stranger);

    expect((await call(stranger, 'DELETE', `/team/set/${setId}`)).body).toEqual(
      refusal('forbidden', MESSAGES.forbidden),
    );
    expect((await call(minh, 'DELETE', `/team/set/${setId}`)).status).toBe(200);
    expect((await readSet(app, lan.token, setId)).flashcardCount).toBe(2);
  });
});

describe('editing a shared set', () => {
  const changes: [string, Method, string, CallOptions][] = [
    ['a new title', 'PUT', '/quiz/update/1', { body: { title: 'Cells', order: [1, 2] } }],
    [
      'a new card text',
      'PUT',
      '/quiz/edit-flashcard-for-quiz/1/1',
      { body: { question: 'Cell?', answer: 'Unit of life' } },
    ],
    ['a card less', 'DELETE', '/quiz/delete-quiz-flashcards/1?flashcardId=1', {}],
  ];

  it.each(changes)(
    'gives it %s for the owner of the team, and for its author',
    async (_, method, path, options) => {
      const { quizId: setId } = await shareSet();
      const before = await readSet(app, lan.token, setId);

      const { status, body } = await call(minh, method, path, options);

      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('secret');
      const after = await readSet(app, lan.token, setId);
      expect(after).not.toEqual(before);
      const forTeam = SetWithCardsSchema.parse((await read(minh, setId)).body.data);
      expect(forTeam.title).toBe(after.title);
      expect(forTeam.flashcards.map(({ question }) => question)).toEqual(
        after.flashcards.map(({ question }) => question),
      );
    },
  );

  it.each(changes)('[A-38] is refused to a member: %s', async (_, method, path, options) => {
    await shareSet();
    await addMember(app, minh.token, stranger);
    await call(minh, 'PUT', '/team/member/3', { body: { role: 'admin' } });
    const before = await readStudyRows(app);

    expect((await call(stranger, method, path, options)).body).toEqual(
      refusal('forbidden', MESSAGES.forbidden),
    );

    expect(await readStudyRows(app)).toEqual(before);
  });

  it.each(changes)('[A-38] is refused to strangers: %s', async (_, method, path, options) => {
    await shareSet();
    const before = await readStudyRows(app);

    expect((await call(stranger, method, path, options)).body).toEqual(
      refusal('not_found', STUDY_MESSAGES.setNotFound),
    );

    expect(await readStudyRows(app)).toEqual(before);
  });

  it('[A-38] takes in no cards of others and is deleted by its author alone', async () => {
    const { quizId: setId } = await shareSet();
    const [own] = await saveCards(app, minh.token, cards(1));

    for (const { body } of [
      await call(minh, 'POST', `/quiz/add-bulk-flashcards/${setId}`, {
        body: { flashcardList: [own?.flashcardId] },
      }),
      await call(minh, 'DELETE', `/quiz/delete-quiz/${setId}`),
    ]) {
      expect(body).toEqual(refusal('not_found', STUDY_MESSAGES.setNotFound));
    }
    expect((await readSet(app, lan.token, setId)).flashcardCount).toBe(2);
  });
});

describe('[A-38] two teams', () => {
  it('see, study and take back only what their own members share, whatever its number', async () => {
    const { quizId: setId } = await shareSet();
    await restartIds(app);
    await grantPlan(app, { userId: HUY, plan: 'team', ends: '9 days' });
    await readTeam(app, stranger.token);
    const theirs = await saveSet(app, stranger.token, {
      flashcardList: cards(1),
      title: 'Theirs',
    });
    expect(theirs.quizId).toBe(setId);

    const shared = await call(stranger, 'POST', `/team/set/${setId}`);

    expect(shared.body.data).toMatchObject({ title: 'Theirs', author: { userId: HUY } });
    const shown = async (student: Student) => {
      const { sets, totalItems } = await list(student);
      return [totalItems, ...sets.map(({ title, flashcardCount }) => [title, flashcardCount])];
    };
    expect(await shown(minh)).toEqual([1, ['Tế bào', 2]]);
    expect(await shown(stranger)).toEqual([1, ['Theirs', 1]]);
    expect((await read(minh, setId)).body.data).toMatchObject({ title: 'Tế bào' });

    expect((await call(stranger, 'DELETE', `/team/set/${setId}`)).status).toBe(200);
    expect(await shown(stranger)).toEqual([0]);
    expect(await shown(minh)).toEqual([1, ['Tế bào', 2]]);
    expect((await call(minh, 'POST', `/team/set/${setId}/copy`)).body.data).toMatchObject({
      title: 'Tế bào',
      flashcardCount: 2,
    });
  });
});

describe('studying a shared set', () => {
  it('counts for whoever studies', async () => {
    const { quizId: setId } = await shareSet();

    expect((await report(minh, setId, SESSION)).status).toBe(200);
    expect((await report(minh, setId, SESSION)).status).toBe(200);

    const { body } = await call(minh, 'GET', '/report/statistics');
    expect(body.data).toMatchObject({ quizzesTaken: 1, totalStudyTime: 60 });
    expect((await call(lan, 'GET', '/report/statistics')).body.data).toMatchObject({
      totalStudyTime: 0,
    });
  });

  it('is refused for a set that is not shared, and to strangers', async () => {
    const { quizId: setId } = await shareSet();
    const unshared = await saveSet(app, lan.token);

    expect((await report(minh, unshared.quizId, SESSION)).status).toBe(404);
    expect((await report(stranger, setId, SESSION)).body).toEqual(
      refusal('not_found', STUDY_MESSAGES.setNotFound),
    );
  });
});

describe('a copy', () => {
  const copy = (student: Student, setId: number, key?: string) =>
    call(student, 'POST', `/team/set/${setId}/copy`, {
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });

  it('is an own set with own cards, and stays when the original goes', async () => {
    const { quizId: setId } = await shareSet();

    const made = CardSetSchema.parse((await copy(minh, setId)).body.data);
    expect(made).toMatchObject({ title: 'Tế bào', flashcardCount: 2 });
    expect(made.quizId).not.toBe(setId);
    await call(lan, 'POST', '/team/leave');

    const { flashcards } = await readSet(app, minh.token, made.quizId);
    expect(
      flashcards.map(({ question, source, document }) => [question, source, document]),
    ).toEqual([
      ['Card 1?', null, null],
      ['Tế bào?', SOURCE, null],
    ]);
    expect((await listCards(app, minh.token)).totalItems).toBe(2);
    expect((await listCards(app, lan.token)).totalItems).toBe(2);
  });

  it('[D-43] has cards of the same kinds', async () => {
    const { quizId: setId } = await saveSet(app, lan.token, {
      flashcardList: [CLOZE, ...cards(1)],
    });
    await call(lan, 'POST', `/team/set/${setId}`);
    const kinds = ['cloze', 'definition'];

    const made = CardSetSchema.parse((await copy(minh, setId)).body.data);

    for (const shown of [await read(minh, setId), await read(minh, made.quizId)]) {
      const { flashcards } = SetWithCardsSchema.parse(shown.body.data);
      expect(flashcards.map(({ kind }) => kind)).toEqual(kinds);
    }
  });

  it('is made once under one key, also by ten calls at once', async () => {
    const { quizId: setId } = await shareSet();

    const answers = await Promise.all(Array.from({ length: 10 }, () => copy(minh, setId, 'k')));

    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await listCards(app, minh.token)).totalItems).toBe(2);
  });

  it('of an empty set is empty', async () => {
    const { quizId: setId } = await shareSet();
    await app.database.query('update flashcards set deleted_at = now()');

    expect((await copy(minh, setId)).body.data).toMatchObject({ flashcardCount: 0 });
  });

  it('goes beyond what Basic holds, as the Team plan does', async () => {
    const { quizId: setId } = await shareSet();

    for (let count = 0; count < 3; count += 1) {
      expect((await copy(lan, setId)).status).toBe(200);
    }
    expect((await listCards(app, lan.token)).totalItems).toBe(8);
  });
});

describe('the calls for shared sets', () => {
  const calls: [Method, string][] = [
    ['GET', '/team/sets'],
    ['POST', '/team/set/1'],
    ['POST', '/team/set/1/copy'],
    ['DELETE', '/team/set/1'],
  ];

  it.each(calls)('[A-38] %s %s finds no team for a stranger', async (method, path) => {
    await shareSet();
    const before = await readStudyRows(app);

    expect((await call(stranger, method, path)).body).toEqual(
      refusal('not_found', TEAM_MESSAGES.none),
    );

    expect(await readStudyRows(app)).toEqual(before);
  });

  it('[A-38] share own sets only', async () => {
    const { quizId: setId } = await saveSet(app, lan.token);
    await saveSet(app, stranger.token);

    for (const id of [setId, 2, 2_147_483_647]) {
      expect((await call(minh, 'POST', `/team/set/${id}`)).body).toEqual(
        refusal('not_found', STUDY_MESSAGES.setNotFound),
      );
    }
    expect((await list(lan)).totalItems).toBe(0);
  });

  it('answer 402 once the paid time is over, and keep everything', async () => {
    await shareSet();
    await endPlans(app);

    for (const [method, path] of calls.slice(0, -1)) {
      expect((await call(lan, method, path)).body).toEqual(
        refusal('plan_limit', TEAM_MESSAGES.ended),
      );
    }
    expect((await read(minh, 1)).body).toEqual(refusal('plan_limit', TEAM_MESSAGES.ended));
    expect((await read(lan, 1)).status).toBe(200);

    expect(await app.database.query('select quiz_id from team_sets')).toEqual([{ quiz_id: 1 }]);
    expect((await call(lan, 'DELETE', '/team/set/1')).status).toBe(200);
  });
});
