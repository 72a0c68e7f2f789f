import { DESK_MAX, DeskSchema, STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { saveDocument } from '../../testing/documents';
import { cards, readStudyRows, saveCards, saveSet } from '../../testing/flashcards';
import { changeMarks } from '../../testing/marks';
import { answerTo, sendReviews, zoneAtNoon } from '../../testing/memory';
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

let sessions = 0;
function newSession(changes: Record<string, unknown> = {}) {
  sessions += 1;
  return {
    sessionId: `00000000-0000-4000-8000-${String(sessions).padStart(12, '0')}`,
    quizId: 1,
    kind: 'study',
    seconds: 60,
    correct: 0,
    incorrect: 0,
    ...changes,
  };
}

const report = (body: unknown) => app.call('POST', '/report/study-session', { token, body });
const statistics = async (as = token) =>
  (await app.call('GET', '/report/statistics', { token: as })).body.data;
const activity = async (query = '') =>
  (await app.call('GET', `/report/activity${query}`, { token })).body.data;
const seconds = async () => (await readStudyRows(app)).sessions.map((row) => row['seconds']);

describe('statistics', () => {
  it('[B-118] are zeros for a newcomer', async () => {
    expect(await statistics()).toEqual({
      documentsSummarized: 0,
      flashcardsCreated: 0,
      quizzesTaken: 0,
      totalStudyTime: 0,
    });
  });

  it('[B-118] need a token', async () => {
    const answer = await app.call('GET', '/report/statistics');

    expect(answer.status).toBe(401);
  });

  it('count what is saved and what was done', async () => {
    await saveDocument(app, token);
    await saveDocument(app, token);
    await saveSet(app, token, { flashcardList: cards(4) });
    await report(newSession({ seconds: 90 }));
    await report(newSession({ kind: 'test', seconds: 30, correct: 3, incorrect: 1 }));

    expect(await statistics()).toEqual({
      documentsSummarized: 2,
      flashcardsCreated: 4,
      quizzesTaken: 1,
      totalStudyTime: 120,
    });
  });

  it('leave out what is deleted, but not the time spent on it', async () => {
    await saveDocument(app, token);
    await saveSet(app, token, { flashcardList: cards(4) });
    await report(newSession({ kind: 'test', seconds: 30 }));
    await app.call('DELETE', '/document/delete/1', { token });
    await app.call('POST', '/flashcard/delete', { token, body: { flashcardIds: [1, 2] } });
    await app.call('DELETE', '/quiz/delete-quiz/1', { token });
    await app.database.query("update quizzes set deleted_at = now() - interval '31 days'");
    await app.composition.services.sets.purgeRemoved();

    expect(await statistics()).toEqual({
      documentsSummarized: 0,
      flashcardsCreated: 2,
      quizzesTaken: 1,
      totalStudyTime: 30,
    });
  });
});

describe('a report of studying', () => {
  beforeEach(() => saveSet(app, token));

  it('counts once, however often it arrives', async () => {
    const session = newSession({ kind: 'test' });

    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => report(session)));
    await report({ ...session, seconds: 999 });

    expect(answers.map(({ body }) => body)).toEqual(
      answers.map(() => ({ responseCode: 200, message: 'OK', data: null })),
    );
    expect(await statistics()).toMatchObject({ quizzesTaken: 1, totalStudyTime: 60 });
  });

  it('counts once also when it arrives again after its set is deleted', async () => {
    const session = newSession();
    await report(session);
    await app.call('DELETE', '/quiz/delete-quiz/1', { token });

    const again = await report(session);

    expect(again.body).toEqual({ responseCode: 200, message: 'OK', data: null });
    expect(await seconds()).toEqual([60]);
  });

  it('keeps the answers of a test', async () => {
    await report(newSession({ kind: 'test', correct: 3, incorrect: 1 }));

    expect((await readStudyRows(app)).sessions).toMatchObject([
      { quiz_id: 1, kind: 'test', correct: 3, incorrect: 1 },
    ]);
  });

  it.each([
    [-5, 0],
    [null, 0],
    [0.4, 0],
    [59.6, 60],
    [86_400, 86_400],
    [86_401, 86_400],
    [1e308, 86_400],
  ])('[B-118] of %s seconds counts %i', async (given, counted) => {
    expect((await report(newSession({ seconds: given }))).status).toBe(200);

    expect(await seconds()).toEqual([counted]);
  });

  it('[B-118] gives a day no more than its seconds, also to reports at once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => report(newSession({ seconds: 30_000 }))));

    expect((await seconds()).toSorted()).toEqual([0, 26_400, 30_000, 30_000]);
    await app.database.query("update study_sessions set at = at - interval '1 day'");
    await report(newSession({ seconds: 30_000 }));
    expect(await statistics()).toMatchObject({ totalStudyTime: 86_400 + 30_000 });
  });

  it.each([
    ['no body', undefined, 'Invalid request. Check: body.'],
    ['a session that is no UUID', newSession({ sessionId: '1' }), STUDY_MESSAGES.sessionId],
    ['seconds in words', newSession({ seconds: 'NaN' }), STUDY_MESSAGES.seconds],
    ['no seconds', newSession({ seconds: undefined }), STUDY_MESSAGES.seconds],
    ['another kind', newSession({ kind: 'exam' }), 'Invalid request. Check: kind.'],
    [
      'fewer than no right answers',
      newSession({ correct: -1 }),
      'Invalid request. Check: correct.',
    ],
    ['half a wrong answer', newSession({ incorrect: 0.5 }), 'Invalid request. Check: incorrect.'],
    ['no set', newSession({ quizId: 0 }), STUDY_MESSAGES.setId],
    ['a field more', newSession({ userId: 1 }), 'Invalid request. Unknown field: userId.'],
  ])('with %s is refused', async (_, body, message) => {
    const answer = await app.call('POST', '/report/study-session', {
      token,
      body: body ?? '',
    });

    expect(answer.body).toEqual(refusal('invalid_input', message));
    expect(await seconds()).toEqual([]);
  });

  it('on a set that is not there is refused', async () => {
    const gone = refusal('not_found', STUDY_MESSAGES.setNotFound);
    const other = await signUp(app, { email: 'lan@example.com' });
    await saveSet(app, other.token);

    expect((await report(newSession({ quizId: 2 }))).body).toEqual(gone);
    expect((await report(newSession({ quizId: 77 }))).body).toEqual(gone);
    await app.call('DELETE', '/quiz/delete-quiz/1', { token });
    expect((await report(newSession())).body).toEqual(gone);
    expect(await seconds()).toEqual([]);
  });
});

describe('activity', () => {
  it('is nothing for a newcomer', async () => {
    expect(await activity()).toEqual({ studySeconds: [0, 0, 0, 0, 0, 0, 0], cardsByField: [] });
  });

  it('has the seconds of each day of this week, where the student is', async () => {
    await saveSet(app, token);
    const at = async (instant: string, spent: number) => {
      const session = newSession({ seconds: spent });
      await report(session);
      await app.database.query(
        `update study_sessions set at = ${instant} where session_id = '${session.sessionId}'`,
      );
    };
    const monday = `date_trunc('week', now() at time zone 'Asia/Ho_Chi_Minh') at time zone 'Asia/Ho_Chi_Minh'`;
    await at(monday, 10);
    await at(`${monday} + interval '23 hours 59 minutes'`, 5);
    await at(`${monday} + interval '1 day'`, 20);
    await at(`${monday} + interval '7 days' - interval '1 second'`, 70);
    await at(`${monday} - interval '1 second'`, 1_000);
    await at(`${monday} + interval '7 days'`, 2_000);

    expect(await activity('?timeZone=Asia/Ho_Chi_Minh')).toMatchObject({
      studySeconds: [15, 20, 0, 0, 0, 0, 70],
    });
  });

  it('has the five fields with most cards', async () => {
    const counts = { Biology: 3, Law: 5, History: 1, Arts: 2, Physics: 4, Medicine: 1 };
    for (const [field, count] of Object.entries(counts)) {
      const { documentId } = await saveDocument(app, token, { field });
      await saveCards(app, token, cards(count), documentId);
    }
    const { documentId } = await saveDocument(app, token, { field: 'Biology' });
    await saveCards(app, token, cards(3), documentId);
    await saveCards(app, token, cards(9));

    expect(await activity()).toMatchObject({
      cardsByField: [
        { field: 'Biology', count: 6 },
        { field: 'Law', count: 5 },
        { field: 'Physics', count: 4 },
        { field: 'Arts', count: 2 },
        { field: 'History', count: 1 },
      ],
    });
  });

  it('leaves out deleted cards and those of deleted documents', async () => {
    for (const field of ['Biology', 'Law']) {
      const { documentId } = await saveDocument(app, token, { field });
      await saveCards(app, token, cards(3), documentId);
    }
    await app.call('POST', '/flashcard/delete', { token, body: { flashcardIds: [1] } });
    await app.call('DELETE', '/document/delete/2', { token });

    expect(await activity()).toMatchObject({ cardsByField: [{ field: 'Biology', count: 2 }] });
  });

  it.each(['Mars/Olympus', 'UTC;drop', '', '+07:00', 'Asia/Saigon&timeZone=UTC'])(
    'refuses the time zone %s',
    async (zone) => {
      const answer = await app.call('GET', `/report/activity?timeZone=${zone}`, { token });

      expect(answer.body).toEqual(refusal('invalid_input', STUDY_MESSAGES.timeZone));
    },
  );

  it.each(['UTC', 'Asia/Saigon', 'America/Argentina/Buenos_Aires', 'Etc/GMT+12'])(
    'knows the time zone %s',
    async (zone) => {
      const answer = await app.call(
        'GET',
        `/report/activity?timeZone=${encodeURIComponent(zone)}`,
        {
          token,
        },
      );

      expect(answer.status).toBe(200);
    },
  );
});

describe('the desk', () => {
  const desk = async (query = '') =>
    DeskSchema.parse((await app.call('GET', `/report/desk${query}`, { token })).body.data);
  const sets = async () => (await desk()).sets.map(({ title, studied }) => [title, studied]);
  const documents = async () => (await desk()).documents.map(({ title }) => title);
  const mark = (setId: number, flashcardId: number, markedAt = new Date().toISOString()) =>
    changeMarks(app, token, setId, { changes: [{ flashcardId, mark: 'studied', markedAt }] });

  it('of a newcomer is empty', async () => {
    const { timeZone } = zoneAtNoon();

    expect(await desk(`?timeZone=${encodeURIComponent(timeZone)}`)).toEqual({
      sets: [],
      documents: [],
      week: { days: Array(7).fill(false), today: expect.any(Number) },
    });
  });

  it('holds the sets that were made or studied last, however they were studied', async () => {
    await saveCards(app, token, cards(4));
    for (const title of ['Marked', 'Timed', 'Answered', 'Made', 'Left']) {
      await saveSet(app, token, {
        title,
        flashcardList: title === 'Answered' ? [3, 4] : [1, 2],
      });
    }
    await app.database.query("update quizzes set created_date = now() - interval '9 days'");
    await app.database.query(
      "update quizzes set created_date = now() - interval '1 day' where title = 'Made'",
    );
    expect(await sets()).toHaveLength(DESK_MAX);

    await report(newSession({ quizId: 2 }));
    await sendReviews(app, token, [answerTo(3, { rating: 'easy' })]);
    await mark(1, 1);

    expect(await sets()).toEqual([
      ['Marked', 1],
      ['Answered', 1],
      ['Timed', 0],
    ]);
  });

  it('counts a card as studied that is marked or was remembered, once, and no deleted one', async () => {
    await saveCards(app, token, cards(4));
    await saveSet(app, token, { title: 'Cells', flashcardList: [1, 2, 3, 4] });
    await mark(1, 1);
    await mark(1, 2);
    await sendReviews(app, token, [answerTo(2), answerTo(3, { rating: 'easy' }), answerTo(4)]);
    await app.call('POST', '/flashcard/delete', { token, body: { flashcardIds: [1] } });

    expect((await desk()).sets).toEqual([
      { quizId: 1, title: 'Cells', flashcardCount: 3, studied: 2 },
    ]);
  });

  it('holds the documents that were saved or changed last, with their cards', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      await saveDocument(app, token, { title });
    }
    await saveCards(app, token, cards(2), 1);
    const body = { title: 'One again', field: 'Biology', content: 'Cells divide.' };
    await app.call('PUT', '/document/update/1', { token, body });
    await app.call('DELETE', '/document/delete/4', { token });

    expect(await documents()).toEqual(['One again', 'Three', 'Two']);
    expect((await desk()).documents[0]).toMatchObject({ documentId: 1, flashcardCount: 2 });
  });

  it('tells on which days of this week something was studied', async () => {
    const { timeZone, utcOffset } = zoneAtNoon();
    const query = `?timeZone=${encodeURIComponent(timeZone)}`;
    await saveCards(app, token, cards(1));
    await saveSet(app, token, { flashcardList: [1] });
    const { today } = (await desk(query)).week;
    const only = Array.from({ length: 7 }, (_, day) => day === today);

    await sendReviews(app, token, [answerTo(1, { utcOffset })]);
    expect((await desk(query)).week.days).toEqual(only);

    await app.database.query('delete from study_days');
    expect((await desk(query)).week.days).toEqual(Array(7).fill(false));

    await report(newSession());
    expect((await desk(query)).week.days).toEqual(only);
  });
});
