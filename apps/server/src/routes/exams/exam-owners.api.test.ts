import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { examDraft, inDays, listExams, putExam, readExam, readExamRows } from '../../testing/exams';
import { cards, saveSet } from '../../testing/flashcards';
import { answerTo, readQueue, sendReviews } from '../../testing/memory';
import { grantPlan } from '../../testing/payments';
import { refusal } from '../../testing/refusal';
import { deactivate, signUp, type Student } from '../../testing/students';
import { addMember, endPlans, startTeam } from '../../testing/teams';
import { type Method, startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let minh: Student;
let lan: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());

const NOBODYS = 2_147_483_647;

describe('somebody else’s exam', () => {
  it('[A-38] answers as if it never was, and stays as it is', async () => {
    await app.reset();
    minh = await signUp(app, { email: 'minh@example.com' });
    lan = await signUp(app, { email: 'lan@example.com' });
    await saveSet(app, minh.token);
    await saveSet(app, lan.token);
    await putExam(app, minh.token, { date: inDays(0) });
    const before = await readExamRows(app);
    const calls: [Method, (id: number) => string, ((id: number) => unknown)?][] = [
      ['PUT', () => '/exam', (examId) => examDraft({ examId, quizIds: [2] })],
      ['GET', (id) => `/exam/${id}`],
      ['POST', (id) => `/exam/${id}/outcome`, () => ({ outcome: 'well', after: 'archive' })],
      ['DELETE', (id) => `/exam/${id}`],
      ['POST', (id) => `/exam/${id}/restore`],
      ['GET', (id) => `/exam/${id}/calendar.ics`],
    ];
    const answersFor = (id: number) =>
      Promise.all(
        calls.map(async ([method, path, body]) => {
          const options = { token: lan.token, ...(body && { body: body(id) }) };
          return (await app.call(method, path(id), options)).body;
        }),
      );

    const foreign = await answersFor(1);

    expect(foreign).toEqual(calls.map(() => refusal('not_found', STUDY_MESSAGES.examNotFound)));
    expect(await answersFor(NOBODYS)).toEqual(foreign);
    expect(await listExams(app, lan.token)).toEqual([]);
    expect(await readExamRows(app)).toEqual(before);
  });

  it('[A-38] cannot be set for somebody else’s set', async () => {
    await app.reset();
    minh = await signUp(app, { email: 'minh@example.com' });
    lan = await signUp(app, { email: 'lan@example.com' });
    await saveSet(app, minh.token);
    await saveSet(app, lan.token);
    const put = async (quizIds: number[]) =>
      (await app.call('PUT', '/exam', { token: lan.token, body: examDraft({ quizIds }) })).body;

    expect(await put([2, 1])).toEqual(refusal('not_found', STUDY_MESSAGES.setNotFound));
    expect(await put([2, NOBODYS])).toEqual(refusal('not_found', STUDY_MESSAGES.setNotFound));
    expect((await readExamRows(app)).exams).toEqual([]);
  });
});

describe('an exam on a set of the team', () => {
  beforeEach(async () => {
    await app.reset();
    minh = await startTeam(app);
    lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
    await addMember(app, minh.token, lan);
    await saveSet(app, minh.token, { title: 'Ours', flashcardList: cards(3) });
    await app.call('POST', '/team/set/1', { token: minh.token });
    await saveSet(app, lan.token, { title: 'Mine', flashcardList: cards(2) });
    await putExam(app, lan.token, { quizIds: [1, 2] });
  });

  async function changeTeams() {
    await app.call('POST', '/team/leave', { token: lan.token });
    await grantPlan(app, { userId: 2, plan: 'team', ends: '9 days' });
    await app.call('GET', '/team', { token: lan.token });
  }

  it('plans with the memory of the student, not of the author', async () => {
    await sendReviews(app, minh.token, [answerTo(1)]);

    expect((await readExam(app, lan.token, 1)).cards).toEqual({ total: 5, new: 5, leftOut: 0 });
    await sendReviews(app, lan.token, [answerTo(1)]);
    expect((await readExam(app, lan.token, 1)).cards).toEqual({ total: 5, new: 4, leftOut: 0 });
  });

  it('brings cards into Today that the student has not begun', async () => {
    await putExam(app, lan.token, { examId: 1, quizIds: [1, 2], date: inDays(1) });

    expect((await readQueue(app, lan.token)).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(await readQueue(app, minh.token)).toEqual([1, 2, 3]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the set is taken back', () => app.call('DELETE', '/team/set/1', { token: minh.token })],
    ['the set is deleted', () => app.call('DELETE', '/quiz/delete-quiz/1', { token: minh.token })],
    ['the member leaves', () => app.call('POST', '/team/leave', { token: lan.token })],
    ['the member has another team', changeTeams],
    ['nobody pays any more', () => endPlans(app)],
    ['the author leaves', () => deactivate(app, minh)],
  ])('[D-51] loses the set when %s', async (_, lose) => {
    await readQueue(app, lan.token);

    await lose();

    const plan = await readExam(app, lan.token, 1);
    expect(plan.exam.sets).toEqual([{ quizId: 2, title: 'Mine', flashcardCount: 2 }]);
    expect(plan.cards).toEqual({ total: 2, new: 2, leftOut: 0 });
    const again = { token: lan.token, body: examDraft({ examId: 1, quizIds: [1] }) };
    expect((await app.call('PUT', '/exam', again)).body).toEqual(
      refusal('not_found', STUDY_MESSAGES.setNotFound),
    );
    expect((await readQueue(app, lan.token)).filter((id) => id <= 3)).toEqual([]);
  });
});
