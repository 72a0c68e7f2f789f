import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { endExam, inDays, passDays, putExam, readExam } from '../../testing/exams';
import { cards, saveSet } from '../../testing/flashcards';
import {
  answerTo,
  daysAgo,
  minutesAgo,
  readQueue,
  readToday,
  sendReviews,
  undo,
} from '../../testing/memory';
import { signUp } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
/** Forty cards for the exam, 1 to 40, and four others. */
beforeEach(async () => {
  await app.reset();
  ({ token } = await signUp(app));
  await saveSet(app, token, { title: 'Exam', flashcardList: cards(40) });
  await saveSet(app, token, { title: 'Other', flashcardList: cards(4, 'Other') });
});

const EXAM_CARDS = 40;
const isOfExam = (id: number) => id <= EXAM_CARDS;
const today = (query = '') => readToday(app, token, query);
const queue = (query = '') => readQueue(app, token, query);
const send = (reviews: unknown[]) => sendReviews(app, token, reviews);
const easy = (flashcardId: number, days = 0) =>
  answerTo(flashcardId, { rating: 'easy', answeredAt: daysAgo(days), utcOffset: 0 });
/** So long ago that it is due again, whatever the hour: also when the day has begun since. */
const forgotten = (flashcardId: number) =>
  answerTo(flashcardId, { rating: 'again', answeredAt: minutesAgo(20) });
const easyAll = (from: number, to: number, days: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => easy(from + index, days));

describe('with an exam ahead, Today', () => {
  it('[D-51] brings the new cards of the plan, and the others as before', async () => {
    await putExam(app, token, { date: inDays(13) });
    const { days } = await readExam(app, token, 1);
    const planned = days[0]?.new ?? 0;

    const { counts, waiting } = await today();
    const shown = await queue();

    expect(planned).toBeGreaterThan(1);
    expect(planned).toBeLessThan(10);
    expect(shown.filter(isOfExam)).toEqual(
      Array.from({ length: planned }, (_, index) => index + 1),
    );
    expect(shown.filter((id) => !isOfExam(id))).toEqual([41, 42, 43, 44]);
    expect(counts).toEqual({ due: 0, new: planned + 4, learning: 0 });
    expect(waiting).toEqual({ due: 0, hasNew: true });
  });

  it('[D-50] gives the others what the exam leaves of the limits of the day', async () => {
    await app.call('PATCH', '/memory/settings', { token, body: { newPerDay: 3 } });
    await putExam(app, token, { date: inDays(4) });

    const shown = await queue();

    expect(shown.filter(isOfExam).length).toBeGreaterThan(10);
    expect(shown.filter((id) => !isOfExam(id))).toEqual([]);
  });

  it('keeps the share of the day until it is done', async () => {
    await putExam(app, token, { date: inDays(13) });
    const share = (await queue()).filter(isOfExam);
    const [first = 0, second = 0, ...rest] = share;

    const answer = easy(first);
    await send([answer, easy(second)]);
    expect((await queue()).filter(isOfExam)).toEqual(rest);
    expect(await today()).toMatchObject({ counts: { new: rest.length + 4 }, done: { new: 2 } });
    await undo(app, token, answer.reviewId);
    expect((await queue()).filter(isOfExam)).toEqual([first, ...rest]);

    await send(rest.concat(first).map((id) => easy(id)));
    expect((await queue()).filter(isOfExam)).toEqual([]);
    expect((await today()).waiting.hasNew).toBe(true);

    await send(Array.from({ length: 44 }, (_, index) => easy(index + 1)));
    expect((await today()).waiting.hasNew).toBe(false);
  });

  it('shows a card whose turn it is for the exam before the schedule would', async () => {
    await send(easyAll(1, 40, 4));
    await app.database.query("update card_memory set due = now() + interval '9 days'");
    expect((await queue()).filter(isOfExam)).toEqual([]);

    await putExam(app, token, { date: inDays(2), goal: 97 });
    await app.database.query("update exams set created_at = now() - interval '4 days'");

    const { cards: shown, counts, dayEndsAt } = await today();
    const early = shown.filter(({ flashcardId }) => isOfExam(flashcardId));
    expect(early.length).toBeGreaterThan(5);
    expect(counts.due).toBe(early.length);
    // A browser leaves out what is due on a later day.
    expect(early.filter(({ due }) => (due ?? '') >= dayEndsAt)).toEqual([]);
    await send(early.map(({ flashcardId }) => easy(flashcardId)));
    expect((await today()).counts.due).toBe(0);
  });

  it('leaves to the plan what the schedule calls due, and offers it to whoever wants more', async () => {
    await send(easyAll(1, 40, 25));
    expect((await today()).counts.due).toBe(40);

    await putExam(app, token, { date: inDays(60) });

    const { counts, waiting, dueTomorrow } = await today();
    const { days } = await readExam(app, token, 1);
    expect(counts.due).toBeLessThan(15);
    expect(counts.due).toBe(days[0]?.reviews);
    expect(dueTomorrow).toBe(days[1]?.reviews);
    expect(waiting.due).toBe(0);
    const more = await today('?more=true');
    expect(more.counts).toMatchObject({ due: 40, new: 4 });
    expect(new Set(more.cards.map(({ flashcardId }) => flashcardId)).size).toBe(44);
  });

  it('[D-51] follows the earliest exam of a card', async () => {
    await saveSet(app, token, { title: 'Both', flashcardList: [39, 40] });
    await putExam(app, token, { title: 'Late', date: inDays(300), quizIds: [1] });
    await putExam(app, token, { title: 'Early', date: inDays(1), quizIds: [3] });

    expect((await queue()).filter((id) => id === 39 || id === 40)).toEqual([39, 40]);
  });

  it('chooses anew when the exam, its sets or their cards change', async () => {
    await putExam(app, token, { date: inDays(40) });
    const slow = (await queue()).filter(isOfExam).length;

    await putExam(app, token, { examId: 1, date: inDays(4) });
    expect((await queue()).filter(isOfExam).length).toBeGreaterThan(slow * 3);
    await app.call('POST', '/quiz/add-bulk-flashcards/2', {
      token,
      body: { flashcardList: [1, 2] },
    });
    await putExam(app, token, { examId: 1, date: inDays(1), quizIds: [2] });
    expect((await queue()).toSorted((a, b) => a - b).slice(-4)).toEqual([41, 42, 43, 44]);
    await app.call('POST', '/quiz/add-bulk-flashcards/2', { token, body: { flashcardList: [3] } });
    expect(await queue()).toContain(3);
    await app.call('DELETE', '/exam/1', { token });
    expect(await queue()).toHaveLength(20);
  });

  it('leaves out what is suspended, buried or deleted since the morning', async () => {
    await putExam(app, token, { date: inDays(8) });
    const [suspended, buried, deleted, ...rest] = (await queue()).filter(isOfExam);

    const handle = (id: number | undefined, body: unknown) =>
      app.call('PATCH', `/memory/card/${id}`, { token, body });
    await handle(suspended, { isSuspended: true });
    await handle(buried, { buriedUntil: daysAgo(-1) });
    await app.call('POST', '/flashcard/delete', { token, body: { flashcardIds: [deleted] } });

    expect((await queue()).filter(isOfExam)).toEqual(rest);
    expect((await today()).counts.new).toBe(rest.length + 4);
  });

  it('goes on with what is being learnt', async () => {
    await putExam(app, token, { date: inDays(300) });

    await send([forgotten(40)]);

    expect(await queue()).toContain(40);
    expect((await today()).counts.learning).toBe(1);
  });
});

describe('after the exam, Today', () => {
  beforeEach(async () => {
    await send(easyAll(1, 40, 25));
    await putExam(app, token, { date: inDays(3) });
    await passDays(app, 3);
  });

  it('goes back to the schedule on the day itself', async () => {
    expect((await today()).counts.due).toBe(40);
  });

  it.each([
    ['keep', 40],
    ['archive', 0],
  ])('%s: has %i of its cards', async (after, due) => {
    await send([forgotten(1)]);
    await endExam(app, token, 1, after);

    const { counts, cards: shown, waiting } = await today('?more=true');
    expect(counts).toEqual({ due: Math.max(0, due - 1), new: 4, learning: due > 0 ? 1 : 0 });
    expect(shown.filter(({ flashcardId }) => isOfExam(flashcardId))).toHaveLength(due);
    expect(waiting).toEqual({ due: 0, hasNew: false });
  });

  it('has its archived cards again with the next exam, and as that one says afterwards', async () => {
    await endExam(app, token, 1, 'archive');
    await putExam(app, token, { date: inDays(1) });
    expect((await queue()).filter(isOfExam).length).toBeGreaterThan(5);

    await passDays(app, 1);
    await endExam(app, token, 2, 'keep');

    expect((await today()).counts.due).toBe(40);
  });

  it('has its archived cards again when the exam is deleted', async () => {
    await endExam(app, token, 1, 'archive');
    await app.call('DELETE', '/exam/1', { token });

    expect((await today()).counts.due).toBe(40);
  });
});
