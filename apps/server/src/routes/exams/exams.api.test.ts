import { STUDY_MESSAGES } from '@scholar/contract';
import { dayInZone, toDate } from '@scholar/memory';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import {
  endExam,
  examDraft,
  inDays,
  listExams,
  passDays,
  putExam,
  readExam,
  readExamRows,
} from '../../testing/exams';
import { cards, saveSet } from '../../testing/flashcards';
import { answerTo, daysAgo, sendReviews } from '../../testing/memory';
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
  await saveSet(app, token, { title: 'Cells', flashcardList: cards(4) });
  await saveSet(app, token, { title: 'Plants', flashcardList: [4, 1] });
});

const put = (body: unknown) => app.call('PUT', '/exam', { token, body });
const titles = async () => (await listExams(app, token)).map(({ title }) => title);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('an exam', () => {
  it('[D-51] belongs to sets, has a day, a goal and perhaps minutes a day', async () => {
    const exam = await putExam(app, token, {
      title: '  Final  ',
      quizIds: [2, 1, 2],
      goal: 85,
      minutesPerDay: 15,
    });

    expect(exam).toEqual({
      examId: 1,
      title: 'Final',
      date: inDays(30),
      goal: 85,
      minutesPerDay: 15,
      sets: [
        { quizId: 2, title: 'Plants', flashcardCount: 2 },
        { quizId: 1, title: 'Cells', flashcardCount: 4 },
      ],
      daysLeft: 30,
      outcome: null,
      after: null,
    });
    expect(await listExams(app, token)).toEqual([exam]);
    expect((await readExam(app, token, 1)).exam).toEqual(exam);
  });

  it('wants nine of ten remembered and has no limit where nothing else is said', async () => {
    expect(await putExam(app, token)).toMatchObject({ goal: 90, minutesPerDay: null });
  });

  it('can be changed in everything', async () => {
    await putExam(app, token, { quizIds: [1, 2], minutesPerDay: 20 });

    const changed = await putExam(app, token, {
      examId: 1,
      title: 'Midterm',
      date: inDays(10),
      goal: 75,
      quizIds: [2],
    });

    expect(changed).toMatchObject({
      examId: 1,
      title: 'Midterm',
      daysLeft: 10,
      goal: 75,
      minutesPerDay: null,
      sets: [{ quizId: 2 }],
    });
    expect(await listExams(app, token)).toEqual([changed]);
  });

  it('may be today, and no later than one year from now', async () => {
    const today = inDays(0);
    const last = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;

    expect(await putExam(app, token, { date: today })).toMatchObject({ daysLeft: 0 });
    expect(await put(examDraft({ date: last }))).toMatchObject({ status: 200 });
  });

  it.each<[string, () => Record<string, unknown>, string]>([
    ['no name', () => ({ title: '  ' }), STUDY_MESSAGES.examTitle],
    ['yesterday', () => ({ date: inDays(-1) }), STUDY_MESSAGES.examDate],
    ['a day in two years', () => ({ date: inDays(731) }), STUDY_MESSAGES.examDate],
    ['a day that is none', () => ({ date: '2027-02-30' }), STUDY_MESSAGES.examDate],
    ['a month that is none', () => ({ date: '2027-13-01' }), STUDY_MESSAGES.examDate],
    ['a moment', () => ({ date: new Date().toISOString() }), STUDY_MESSAGES.examDate],
    ['a goal of all', () => ({ goal: 100 }), STUDY_MESSAGES.examGoal],
    ['no sets', () => ({ quizIds: [] }), STUDY_MESSAGES.examSets],
    ['half a minute', () => ({ minutesPerDay: 0.5 }), STUDY_MESSAGES.examMinutes],
  ])('is refused with %s', async (_, changes, message) => {
    expect(await put(examDraft(changes()))).toMatchObject({ status: 400, body: { message } });
    expect((await readExamRows(app)).exams).toEqual([]);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    '[D-48] is on a day of the student: %s',
    async (timeZone) => {
      await app.call('PATCH', '/memory/settings', { token, body: { timeZone } });
      const { day } = dayInZone(new Date().toISOString(), timeZone);

      expect(await put(examDraft({ date: toDate(day - 1) }))).toMatchObject({ status: 400 });
      expect(await putExam(app, token, { date: toDate(day) })).toMatchObject({ daysLeft: 0 });
      const [first = 0, last = 0] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'].map(
        (zone) => dayInZone(new Date().toISOString(), zone).day,
      );
      const inZone = (zone: string, date: number) =>
        app.call('PUT', `/exam?timeZone=${zone}`, {
          token,
          body: examDraft({ examId: 1, date: toDate(date) }),
        });
      expect(last - first).toBeGreaterThanOrEqual(1);
      expect(await inZone('Pacific/Kiritimati', first)).toMatchObject({ status: 400 });
      expect(await inZone('Pacific/Pago_Pago', first)).toMatchObject({ status: 200 });
      expect(await inZone('Europe/Nowhere', last)).toMatchObject({ status: 400 });
      await inZone('Pacific/Kiritimati', last);
      const endIn = (zone: string) =>
        app.call('POST', `/exam/1/outcome?timeZone=${zone}`, {
          token,
          body: { outcome: 'well', after: 'keep' },
        });
      expect(await endIn('Pacific/Pago_Pago')).toMatchObject({ status: 409 });
      expect(await endIn('Pacific/Kiritimati')).toMatchObject({ status: 200 });
      await putExam(app, token, { examId: 1, date: toDate(Math.max(day, first)) });
      const [elsewhere] = await listExams(app, token, '?timeZone=UTC');
      expect(elsewhere?.daysLeft).toBe(day - dayInZone(new Date().toISOString(), 'UTC').day);
    },
  );

  it('is one of a hundred at most', async () => {
    await app.database.query(`insert into exams (user_id, title, date, goal)
      select 1, 'Old', current_date - n, 90 from generate_series(1, 100) n`);

    expect((await put(examDraft())).body).toEqual(refusal('conflict', STUDY_MESSAGES.examLimit));
    expect(await put(examDraft({ examId: 100 }))).toMatchObject({ status: 200 });
    await app.call('DELETE', '/exam/1', { token });
    expect(await put(examDraft())).toMatchObject({ status: 200 });
  });

  it('is deleted without its sets and what was learnt', async () => {
    await sendReviews(app, token, [answerTo(1)]);
    await putExam(app, token);

    expect(await app.call('DELETE', '/exam/1', { token })).toMatchObject({ status: 200 });

    expect(await listExams(app, token)).toEqual([]);
    expect((await app.call('GET', '/exam/1', { token })).status).toBe(404);
    expect((await endExam(app, token, 1, 'keep')).status).toBe(404);
    expect((await put(examDraft({ examId: 1 }))).status).toBe(404);
    expect((await app.call('DELETE', '/exam/1', { token })).body).toEqual(
      refusal('not_found', STUDY_MESSAGES.examNotFound),
    );
    expect((await app.call('GET', '/memory/card/1', { token })).body.data).toMatchObject({
      reps: 1,
    });
  });

  it('comes back within thirty days with all that was said of it', async () => {
    await putExam(app, token, { quizIds: [2, 1], date: inDays(0), goal: 80, minutesPerDay: 20 });
    await endExam(app, token, 1, 'archive', 'so-so');
    const before = await listExams(app, token);
    const restore = () => app.call('POST', '/exam/1/restore', { token });
    const age = (days: number) =>
      app.database.query(`update exams set deleted_at = now() - interval '${days} days'`);

    expect((await restore()).body.data).toEqual(before[0]);
    await app.call('DELETE', '/exam/1', { token });
    await age(29);
    await app.composition.services.exams.purgeRemoved();
    expect((await restore()).body.data).toEqual(before[0]);
    expect((await restore()).status).toBe(200);
    expect(await listExams(app, token)).toEqual(before);

    await app.call('DELETE', '/exam/1', { token });
    await age(31);
    expect((await restore()).body).toEqual(refusal('not_found', STUDY_MESSAGES.examNotFound));
    await app.composition.services.exams.purgeRemoved();
    expect(await readExamRows(app)).toEqual({ exams: [], sets: [] });
  });

  it('does not come back where a hundred others have taken its place', async () => {
    await putExam(app, token);
    await app.call('DELETE', '/exam/1', { token });
    await app.database.query(`insert into exams (user_id, title, date, goal)
      select 1, 'Other', current_date + 9, 90 from generate_series(1, 100) n`);

    const restored = await app.call('POST', '/exam/1/restore', { token });

    expect(restored.body).toEqual(refusal('conflict', STUDY_MESSAGES.examLimit));
    expect(await listExams(app, token)).toHaveLength(100);
  });

  it('is set once, however often a call comes under the same key', async () => {
    const headers = { 'idempotency-key': 'exam-1' };
    const send = (title = 'Final') =>
      app.call('PUT', '/exam', { token, headers, body: examDraft({ title }) });

    const answers = await Promise.all([send(), send(), send()]);

    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(await titles()).toEqual(['Final']);
    expect((await send('Other')).body).toEqual(
      refusal('conflict', STUDY_MESSAGES.idempotencyKeyReused),
    );
  });

  it('loses a set that is deleted and has it again when that is restored', async () => {
    await putExam(app, token, { quizIds: [1, 2] });
    const sets = async () => (await listExams(app, token))[0]?.sets.map(({ quizId }) => quizId);

    await app.call('DELETE', '/quiz/delete-quiz/1', { token });
    expect(await sets()).toEqual([2]);
    expect((await readExam(app, token, 1)).cards.total).toBe(2);
    await app.call('POST', '/quiz/restore/1', { token });
    expect(await sets()).toEqual([1, 2]);

    await app.call('DELETE', '/quiz/delete-quiz/1', { token });
    await app.call('DELETE', '/quiz/delete-quiz/2', { token });
    expect(await readExam(app, token, 1)).toMatchObject({
      exam: { sets: [] },
      cards: { total: 0, new: 0, leftOut: 0 },
      readiness: null,
    });
  });
});

describe('the list', () => {
  it('[D-51] has the next exam first and past ones last', async () => {
    for (const [title, days] of [
      ['past', 1],
      ['long past', 0],
      ['later', 60],
      ['next', 12],
      ['tomorrow', 6],
    ] as const) {
      await putExam(app, token, { title, date: inDays(days) });
    }

    await passDays(app, 5);

    expect(await titles()).toEqual(['tomorrow', 'next', 'later', 'past', 'long past']);
  });

  it('[D-51] has an exam among the past ones by itself on the day after it', async () => {
    await sendReviews(
      app,
      token,
      [1, 2].map((id) => answerTo(id, { answeredAt: daysAgo(9) })),
    );
    await putExam(app, token, { title: 'Passing', date: inDays(1) });
    await putExam(app, token, { title: 'Later', date: inDays(50), quizIds: [2] });
    const chosen = () => app.database.query('select id from exams where chosen is not null');

    await passDays(app, 1);
    expect(await titles()).toEqual(['Passing', 'Later']);
    expect((await readExam(app, token, 1)).exam).toMatchObject({ daysLeft: 0, after: null });
    await passDays(app, 1);
    await app.call('GET', '/memory/today', { token });

    expect(await titles()).toEqual(['Later', 'Passing']);
    expect(await readExam(app, token, 1)).toMatchObject({ exam: { daysLeft: -1 }, days: [] });
    expect(await chosen()).toEqual([{ id: 2 }]);
  });
});

describe('the plan', () => {
  beforeEach(async () => {
    await saveSet(app, token, { title: 'Much', flashcardList: cards(60, 'Much') });
  });
  const learnt = (first: number, last: number, days = 20) =>
    Array.from({ length: last - first + 1 }, (_, index) =>
      answerTo(first + index, { rating: 'good', answeredAt: daysAgo(days), mode: 'import' }),
    );

  it('spreads new cards evenly until three days before', async () => {
    await putExam(app, token, { quizIds: [3], date: inDays(20) });

    const { days, cards: counted, readiness, behind } = await readExam(app, token, 1);

    expect(counted).toEqual({ total: 60, new: 60, leftOut: 0 });
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 20 }, (_, index) => inDays(index)),
    );
    const fresh = days.map((day) => day.new);
    expect(sum(fresh)).toBeGreaterThan(55);
    expect(Math.max(...fresh)).toBeLessThan(12);
    expect(fresh.slice(-2)).toEqual([0, 0]);
    expect(days[0]?.minutes).toBeGreaterThan(0);
    expect(readiness?.asThingsStand).toBe(0);
    expect(readiness?.ifKept).toBeGreaterThan(85);
    expect(behind).toEqual({ cards: 0, minutesMore: 0 });
  });

  it('tells how much is remembered as things stand', async () => {
    await sendReviews(app, token, learnt(5, 34));
    await sendReviews(app, token, learnt(5, 34, 17));
    await putExam(app, token, { quizIds: [3], date: inDays(20) });

    const { cards: counted, readiness } = await readExam(app, token, 1);

    expect(counted).toEqual({ total: 60, new: 30, leftOut: 0 });
    expect(readiness?.asThingsStand).toBeGreaterThan(20);
    expect(readiness?.asThingsStand).toBeLessThan(50);
    expect(readiness?.ifKept).toBeGreaterThan(85);
  });

  it('says what the minutes a day leave out', async () => {
    await putExam(app, token, { quizIds: [3], date: inDays(4), minutesPerDay: 1 });

    const { behind, days } = await readExam(app, token, 1);

    expect(behind.cards).toBeGreaterThan(10);
    expect(behind.minutesMore).toBeGreaterThan(2);
    expect(Math.max(...days.map(({ minutes }) => minutes))).toBeLessThanOrEqual(1);
  });

  it('counts a card once, and not what is suspended, forgotten eight times or deleted', async () => {
    await sendReviews(app, token, learnt(1, 2));
    await app.database.query('update card_memory set lapses = 8 where flashcard_id = 2');
    await app.call('PATCH', '/memory/card/1', { token, body: { isSuspended: true } });
    await app.call('POST', '/flashcard/delete', { token, body: { flashcardIds: [3] } });
    await putExam(app, token, { quizIds: [1, 2] });

    expect((await readExam(app, token, 1)).cards).toEqual({ total: 1, new: 1, leftOut: 2 });
  });

  it('is empty on the day of the exam and after it', async () => {
    await sendReviews(app, token, learnt(1, 2));
    await putExam(app, token, { date: inDays(5) });

    await passDays(app, 5);
    expect(await readExam(app, token, 1)).toMatchObject({
      exam: { daysLeft: 0 },
      days: [],
      behind: { cards: 0, minutesMore: 0 },
    });
    await passDays(app, 2);
    expect(await readExam(app, token, 1)).toMatchObject({ exam: { daysLeft: -2 }, days: [] });
  });
});

describe('the end', () => {
  it('is told from the day of the exam on', async () => {
    await putExam(app, token, { date: inDays(1) });
    expect((await endExam(app, token, 1, 'keep')).body).toEqual(
      refusal('conflict', STUDY_MESSAGES.examNotOver),
    );

    await passDays(app, 1);

    expect((await endExam(app, token, 1, 'archive', 'so-so')).body.data).toMatchObject({
      daysLeft: 0,
      outcome: 'so-so',
      after: 'archive',
    });
    expect((await endExam(app, token, 1, 'keep', 'badly')).status).toBe(200);
    expect(await listExams(app, token)).toMatchObject([{ outcome: 'badly', after: 'keep' }]);
  });

  it('is forgotten when the exam is moved to another day, not when it is named anew', async () => {
    await putExam(app, token, { date: inDays(0) });
    await endExam(app, token, 1, 'keep');

    expect(await putExam(app, token, { examId: 1, title: 'Oral', date: inDays(0) })).toMatchObject({
      outcome: 'well',
      after: 'keep',
    });
    expect(await putExam(app, token, { examId: 1, date: inDays(9) })).toMatchObject({
      outcome: null,
      after: null,
    });
  });

  it.each([
    [{ after: 'keep' }, STUDY_MESSAGES.examOutcome],
    [{ outcome: 'fine', after: 'keep' }, STUDY_MESSAGES.examOutcome],
    [{ outcome: 'well', after: 'burn' }, STUDY_MESSAGES.examAfter],
  ])('is refused as %j', async (body, message) => {
    await putExam(app, token, { date: inDays(0) });

    expect(await app.call('POST', '/exam/1/outcome', { token, body })).toMatchObject({
      status: 400,
      body: { message },
    });
  });
});
