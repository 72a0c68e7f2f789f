import { STUDY_MESSAGES } from '@scholar/contract';
import { LEECH_LAPSES } from '@scholar/memory';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { saveDocument } from '../../testing/documents';
import { putExam, readExam } from '../../testing/exams';
import { CARD, cards, saveCards, saveSet } from '../../testing/flashcards';
import {
  answerTo,
  daysAgo,
  minutesAgo,
  readMemory,
  readQueue,
  readToday,
  sendReviews,
  undo,
  zoneAtNoon,
} from '../../testing/memory';
import { refusal } from '../../testing/refusal';
import { readStatistics } from '../../testing/statistics';
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

const today = (query = '') => readToday(app, token, query);
const queue = (query = '') => readQueue(app, token, query);
const send = (reviews: unknown[]) => sendReviews(app, token, reviews);
const change = (body: unknown) => app.call('PATCH', '/memory/settings', { token, body });
const handle = (flashcardId: number, body: unknown) =>
  app.call('PATCH', `/memory/card/${flashcardId}`, { token, body });
/** Learnt with one answer that many days ago; due after eight days or so. */
const learnt = (flashcardId: number, days: number) =>
  answerTo(flashcardId, { rating: 'easy', answeredAt: daysAgo(days) });

describe('a newcomer', () => {
  it('has nothing to do without sets', async () => {
    await saveCards(app, token, cards(2));

    expect(await today()).toMatchObject({
      counts: { due: 0, new: 0, learning: 0 },
      minutes: 0,
      done: { due: 0, new: 0 },
      waiting: { due: 0, hasNew: false },
      pile: null,
      cards: [],
      leeches: [],
      nextDueAt: null,
      dueTomorrow: 0,
    });
  });

  it('[D-50] gets twenty of the new cards, with all that a browser needs to go on alone', async () => {
    const { documentId } = await saveDocument(app, token, { title: 'Cells' });
    const source = { quote: 'Tế bào', start: 3, end: 9 };
    const saved = await saveCards(app, token, [{ ...CARD, source }], documentId);
    await saveCards(app, token, cards(25));
    const ids = Array.from({ length: 26 }, (_, index) => index + 1);
    await saveSet(app, token, { title: 'Biology', flashcardList: ids });

    const { cards: shown, ...answer } = await today();

    expect(answer).toMatchObject({
      counts: { due: 0, new: 20, learning: 0 },
      minutes: 6,
      waiting: { due: 0, hasNew: true },
    });
    expect(shown.map(({ flashcardId }) => flashcardId)).toEqual(ids.slice(0, 20));
    expect(shown[0]).toEqual({
      ...saved[0],
      quizId: 1,
      setTitle: 'Biology',
      state: 'new',
      due: null,
      stability: 0,
      difficulty: 0,
      step: 0,
      reps: 0,
      lapses: 0,
      reviewedAt: null,
      reviewedDay: null,
      firstDay: null,
      answeredDay: null,
      isSuspended: false,
      isFlagged: false,
      buriedUntil: null,
      isLeech: false,
      next: { again: 60, hard: 360, good: 600, easy: expect.any(Number) },
      stretch: 1,
    });
  });

  it('has a card once, however many sets it is in', async () => {
    await saveSet(app, token, { flashcardList: cards(2) });
    await saveSet(app, token, { title: 'Again', flashcardList: [1, 2] });

    const { cards: shown } = await today();

    expect(shown.map(({ flashcardId, setTitle }) => [flashcardId, setTitle])).toEqual([
      [1, 'Again'],
      [2, 'Again'],
    ]);
  });
});

describe('the queue', () => {
  beforeEach(async () => {
    await saveSet(app, token, { flashcardList: cards(8) });
  });

  it('has learning cards whose minute has come, due ones with the weakest first, new ones in between', async () => {
    const { timeZone, utcOffset } = zoneAtNoon();
    await change({ timeZone });
    await send([
      answerTo(1, { rating: 'good', answeredAt: minutesAgo(2), utcOffset }),
      answerTo(2, { rating: 'again', answeredAt: minutesAgo(2), utcOffset }),
      learnt(3, 13),
      learnt(4, 25),
      learnt(5, 12),
      learnt(6, 1),
    ]);

    const { cards: shown, counts, nextDueAt } = await today();

    expect(shown.map(({ flashcardId }) => flashcardId)).toEqual([2, 4, 7, 3, 8, 5, 1]);
    expect(counts).toEqual({ due: 3, new: 2, learning: 2 });
    expect(nextDueAt).toBe((await readMemory(app, token, 6)).due);
  });

  it('goes on where another device stopped', async () => {
    const { timeZone, utcOffset } = zoneAtNoon();
    await change({ timeZone });
    expect(await queue()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await send([
      answerTo(1, { rating: 'easy', utcOffset }),
      answerTo(2, { rating: 'good', utcOffset }),
    ]);

    expect(await queue()).toEqual([3, 4, 5, 6, 7, 8, 2]);
    expect(await today()).toMatchObject({ done: { due: 0, new: 2 } });
  });

  it('takes an undone card in again as new', async () => {
    const review = answerTo(1, { rating: 'easy' });
    await send([review]);
    await undo(app, token, review.reviewId);

    expect(await queue()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('[D-50] holds the share of the day and offers the rest', async () => {
    await change({ newPerDay: 1, reviewsPerDay: 2 });
    await send([3, 4, 5, 6, 7].map((id) => learnt(id, 10 + id)));

    expect(await today()).toMatchObject({
      counts: { due: 2, new: 1, learning: 0 },
      waiting: { due: 3, hasNew: true },
      pile: { cards: 5, days: 3 },
    });
    expect(await queue()).toEqual([7, 1, 6]);

    await send([answerTo(7), answerTo(1, { rating: 'easy' })]);
    expect(await today()).toMatchObject({
      counts: { due: 1, new: 0 },
      done: { due: 1, new: 1 },
      pile: { cards: 4, days: 3 },
    });
    expect(await queue('?more=true')).toEqual([6, 2, 5, 4, 8, 3]);
  });

  it('after a month’s break is cut into days', async () => {
    await change({ reviewsPerDay: 3 });
    await send([1, 2, 3, 4, 5, 6, 7].map((id) => learnt(id, 29 - id / 10)));

    const { pile, cards: shown, waiting } = await today();

    expect(pile).toEqual({ cards: 7, days: 3 });
    expect(waiting).toEqual({ due: 4, hasNew: false });
    const due = shown.filter(({ state }) => state === 'review');
    expect(due.map(({ flashcardId }) => flashcardId)).toEqual([1, 2, 3]);
  });

  it('leaves out what is suspended, buried or deleted, and brings it back', async () => {
    await send([learnt(1, 20), learnt(2, 20), learnt(3, 20)]);
    const tomorrow = (await today()).dayEndsAt;
    await handle(1, { isSuspended: true });
    await handle(2, { buriedUntil: tomorrow });
    await handle(4, { isSuspended: true });
    await handle(5, { buriedUntil: tomorrow });
    await app.call('POST', '/flashcard/delete', { token, body: { flashcardIds: [3, 6] } });
    expect((await queue()).toSorted()).toEqual([7, 8]);

    for (const id of [1, 2, 4, 5]) {
      await handle(id, { isSuspended: false, buriedUntil: null });
    }
    await app.call('POST', '/flashcard/restore', { token, body: { flashcardIds: [3, 6] } });
    expect((await queue()).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('follows the sets: a deleted one takes its cards along and brings them back', async () => {
    await send([learnt(1, 20), learnt(2, 20)]);
    await app.call('DELETE', '/quiz/delete-quiz-flashcards/1?flashcardId=2', { token });
    expect(await queue()).not.toContain(2);

    await app.call('DELETE', '/quiz/delete-quiz/1', { token });
    expect(await today()).toMatchObject({ counts: { due: 0, new: 0 }, nextDueAt: null });

    await app.call('POST', '/quiz/restore/1', { token });
    await saveSet(app, token, { flashcardList: [2] });
    expect((await queue()).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('sets a card aside that was forgotten eight times, until it is rewritten', async () => {
    const lapses = Array.from({ length: 8 }, (_, index) => [
      learnt(1, 29 - 3 * index),
      answerTo(1, { rating: 'again', answeredAt: daysAgo(28 - 3 * index) }),
    ]);
    const { states } = await send(lapses.flat());
    expect(states[0]).toMatchObject({ lapses: 8, isLeech: true });

    const { cards: shown, leeches } = await today();
    expect(shown.map(({ flashcardId }) => flashcardId)).not.toContain(1);
    expect(leeches.map(({ flashcardId }) => flashcardId)).toEqual([1]);

    await handle(1, { isLeech: false });
    expect(await queue()).toContain(1);
    expect(await today()).toMatchObject({ leeches: [] });
  });

  it.each([
    [LEECH_LAPSES - 1, false],
    [LEECH_LAPSES, true],
  ])(
    'says the same of a card with %d lapses everywhere: a leech is %s',
    async (lapses, isLeech) => {
      await send([learnt(1, 20)]);
      await app.database.query(`update card_memory set lapses = ${lapses}`);

      const { counts, leeches } = await today();
      expect((await readMemory(app, token, 1)).isLeech).toBe(isLeech);
      expect([counts.due, leeches.length]).toEqual(isLeech ? [0, 1] : [1, 0]);
      const { forecast } = await readStatistics(app, token);
      expect(forecast[0]?.due).toBe(isLeech ? 0 : 1);
      const { examId } = await putExam(app, token);
      expect((await readExam(app, token, examId)).cards.leftOut).toBe(isLeech ? 1 : 0);
    },
  );

  it('asks the database no more often for many cards than for few', async () => {
    const few = await app.database.statementsOf(() => today());
    await saveSet(app, token, { flashcardList: cards(50) });
    await send([1, 2, 3, 4, 5].map((id) => learnt(id, 20)));

    const many = await app.database.statementsOf(() => today());

    expect(many).toHaveLength(few.length);
  });
});

describe('how long it takes', () => {
  it('follows the median of the student’s own answers', async () => {
    await saveSet(app, token, { flashcardList: cards(20) });
    const ids = Array.from({ length: 10 }, (_, index) => index + 1);
    await send(ids.map((id) => answerTo(id, { rating: 'easy', milliseconds: 30_000 })));

    expect(await today()).toMatchObject({ medianMilliseconds: 30_000, minutes: 10 });
  });
});

describe('the day', () => {
  it('[D-48] is that of the zone in the settings, or of the one that is asked for', async () => {
    await change({ timeZone: 'Asia/Ho_Chi_Minh' });

    const [home, away] = [await today(), await today('?timeZone=Pacific/Kiritimati')];

    expect(new Date(home.dayEndsAt).getUTCHours()).toBe(21);
    expect(new Date(away.dayEndsAt).getUTCHours()).toBe(14);
  });

  it.each([
    ['timeZone=Mars/Base', STUDY_MESSAGES.timeZone],
    ['more=perhaps', STUDY_MESSAGES.more],
  ])('is refused with %s', async (query, message) => {
    const answer = await app.call('GET', `/memory/today?${query}`, { token });

    expect(answer.body).toEqual(refusal('invalid_input', message));
  });
});

describe('settings', () => {
  it('[D-50] are twenty new cards, 200 reviews and two buttons until they are changed', async () => {
    const read = async () => (await app.call('GET', '/memory/settings', { token })).body.data;
    const usual = {
      timeZone: null,
      newPerDay: 20,
      reviewsPerDay: 200,
      buttons: 2,
      isReminderOn: false,
      reminderHour: 18,
      reminderWay: 'mail',
      showsStreak: true,
    };
    expect(await read()).toEqual(usual);

    await change({});
    expect(await read()).toEqual(usual);
    expect((await change({ buttons: 4, timeZone: 'Europe/Paris' })).body.data).toEqual({
      ...usual,
      buttons: 4,
      timeZone: 'Europe/Paris',
    });
    await change({ newPerDay: 0 });
    expect(await read()).toEqual({ ...usual, buttons: 4, timeZone: 'Europe/Paris', newPerDay: 0 });
  });

  it.each([
    [{ timeZone: 'Nowhere' }, STUDY_MESSAGES.timeZone],
    [{ newPerDay: -1 }, STUDY_MESSAGES.newPerDay],
    [{ newPerDay: 10_000 }, STUDY_MESSAGES.newPerDay],
    [{ reviewsPerDay: 1.5 }, STUDY_MESSAGES.reviewsPerDay],
    [{ buttons: 3 }, STUDY_MESSAGES.buttons],
  ])('refuse %j', async (body, message) => {
    expect((await change(body)).body).toEqual(refusal('invalid_input', message));
  });
});

describe('what a student decides about a card', () => {
  beforeEach(async () => {
    await saveSet(app, token, { flashcardList: cards(1) });
  });

  it('stays with it through answers', async () => {
    await handle(1, { isFlagged: true });
    await send([answerTo(1)]);

    expect(await readMemory(app, token, 1)).toMatchObject({ isFlagged: true, reps: 1 });
  });

  it.each([
    [{ isSuspended: 'yes' }, STUDY_MESSAGES.isSuspended],
    [{ isFlagged: 1 }, STUDY_MESSAGES.isFlagged],
    [{ isLeech: true }, STUDY_MESSAGES.isLeech],
    [{ buriedUntil: 'tomorrow' }, STUDY_MESSAGES.buriedUntil],
    [{ buriedUntil: daysAgo(-31) }, STUDY_MESSAGES.buriedUntil],
  ])('is not %j', async (body, message) => {
    expect((await handle(1, body)).body).toEqual(refusal('invalid_input', message));
  });
});
