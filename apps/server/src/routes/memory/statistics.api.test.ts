import { randomUUID } from 'node:crypto';
import { STUDY_MESSAGES } from '@scholar/contract';
import { dayInZone, toDate } from '@scholar/memory';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { saveDocument } from '../../testing/documents';
import { endExam, passDays, putExam } from '../../testing/exams';
import { cards, saveCards, saveSet } from '../../testing/flashcards';
import { answerTo, daysAgo, minutesAgo, sendReviews, undo } from '../../testing/memory';
import { refusal } from '../../testing/refusal';
import { readStatistics } from '../../testing/statistics';
import { signUp, type Student } from '../../testing/students';
import { addMember, startTeam } from '../../testing/teams';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let student: Student;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  student = await signUp(app, { email: 'minh@example.com' });
  ({ token } = student);
});

const UTC = { utcOffset: 0 };
const read = (query = '?timeZone=UTC') => readStatistics(app, token, query);
const send = (reviews: unknown[]) => sendReviews(app, token, reviews);
const today = () => dayInZone(new Date().toISOString(), 'UTC').day;
const dayAgo = (days: number) => toDate(today() - days);
/** Noon of a day, so that no border is near. */
const noon = (days: number) => `${dayAgo(days)}T12:00:00.000Z`;
const answerOn = (days: number, flashcardId: number, changes: Record<string, unknown> = {}) =>
  answerTo(flashcardId, {
    ...UTC,
    answeredAt: days === 0 ? minutesAgo(0) : noon(days),
    ...changes,
  });
/** So many seconds in the study view, at noon of a day. */
const reportTime = async (seconds: number, days = 0) => {
  const sessionId = randomUUID();
  const body = { sessionId, quizId: 1, kind: 'study', seconds, correct: 0, incorrect: 0 };
  await app.call('POST', '/report/study-session', { token, body });
  if (days > 0) {
    await app.database.query(
      `update study_sessions set at = '${noon(days)}' where session_id = '${sessionId}'`,
    );
  }
};
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

describe('an account without answers', () => {
  it('has twelve empty weeks, thirty empty days and nothing else', async () => {
    const statistics = await read();

    expect(statistics).toMatchObject({
      today: dayAgo(0),
      days: [],
      streak: { days: 0, longest: 0, freeDayUsed: false },
      time: { today: 0, week: 0, all: 0 },
      weakSections: [],
    });
    expect(statistics.weeks).toHaveLength(12);
    expect(statistics.weeks.every(({ answers, wished }) => answers === 0 && wished === 90)).toBe(
      true,
    );
    expect(new Date(statistics.weeks[0]?.from ?? '').getUTCDay()).toBe(1);
    expect(statistics.forecast).toEqual(
      Array.from({ length: 30 }, (_, place) => ({ day: dayAgo(-place), due: 0 })),
    );
  });

  it('knows no other place than one of a time zone', async () => {
    const answer = await app.call('GET', '/memory/statistics?timeZone=Nowhere', { token });

    expect(answer.body).toEqual(refusal('invalid_input', STUDY_MESSAGES.timeZone));
  });
});

describe('days', () => {
  beforeEach(() => saveSet(app, token, { flashcardList: cards(3) }));

  it('count answers of every mode, the oldest first', async () => {
    await send([answerOn(2, 1), answerOn(2, 2, { mode: 'write' }), answerOn(0, 1)]);

    const { days, streak } = await read();

    expect(days).toEqual([
      { day: dayAgo(2), answers: 2, milliseconds: 0 },
      { day: dayAgo(0), answers: 1, milliseconds: 0 },
    ]);
    expect(streak).toMatchObject({ longest: expect.any(Number) });
  });

  it('have the time that Home counts, in whatever way something was studied', async () => {
    await send([answerOn(1, 1), answerOn(0, 1)]);
    await reportTime(90);
    await reportTime(60, 1);
    await reportTime(30, 2);
    await reportTime(500, 400);

    const { days, time, streak } = await read();
    const home = await app.call('GET', '/report/statistics', { token });

    expect(days).toEqual([
      { day: dayAgo(2), answers: 0, milliseconds: 30_000 },
      { day: dayAgo(1), answers: 1, milliseconds: 60_000 },
      { day: dayAgo(0), answers: 1, milliseconds: 90_000 },
    ]);
    expect(time).toMatchObject({ today: 90_000, all: 680_000 });
    expect(home.body.data).toMatchObject({ totalStudyTime: 680 });
    expect(streak).toMatchObject({ days: 3 });
  });

  it('leave out imported answers, and with them streak and time', async () => {
    await send([answerOn(0, 1, { mode: 'import' }), answerOn(40, 2, { mode: 'import' })]);

    expect(await read()).toMatchObject({
      days: [],
      streak: { days: 0, longest: 0 },
      time: { today: 0, week: 0, all: 0 },
    });
  });

  it('forget an answer that is taken back, once, however often that is said', async () => {
    const wrong = answerOn(0, 1);
    await send([wrong, answerOn(0, 2)]);

    await undo(app, token, wrong.reviewId);
    await undo(app, token, wrong.reviewId);

    expect((await read()).days).toMatchObject([{ day: dayAgo(0), answers: 1 }]);
  });

  it('know nothing of a day on which every answer was taken back', async () => {
    const wrong = answerOn(0, 1);
    await send([wrong]);
    await undo(app, token, wrong.reviewId);

    expect(await read()).toMatchObject({ days: [], streak: { days: 0, longest: 0 } });
  });

  it('count an answer that is sent twice once', async () => {
    const review = answerOn(0, 1);
    await send([review]);
    await send([review]);

    expect((await read()).days).toMatchObject([{ answers: 1 }]);
  });

  it.each([
    ['03:59:59', 420, 2],
    ['04:00:00', 420, 1],
    ['03:59:59', -300, 2],
    ['04:00:00', -300, 1],
  ])('[D-48] begin at four: %s at an offset of %d minutes', async (clock, utcOffset, ago) => {
    const local = Date.parse(`${dayAgo(1)}T${clock}.000Z`);
    const answeredAt = new Date(local - utcOffset * 60_000).toISOString();
    await send([answerTo(1, { answeredAt, utcOffset })]);

    expect((await read()).days.map(({ day }) => day)).toEqual([dayAgo(ago)]);
  });

  it('[D-48] end today where the student is', async () => {
    const zone = 'Pacific/Kiritimati';
    const { day, utcOffset } = dayInZone(new Date().toISOString(), zone);
    await send([answerTo(1, { answeredAt: minutesAgo(0), utcOffset })]);

    const { today: shown, days, streak } = await read(`?timeZone=${zone}`);

    expect(shown).toBe(toDate(day));
    expect(days.map((each) => each.day)).toEqual([toDate(day)]);
    expect(streak?.days).toBe(1);
  });

  it('stay when the cards are purged', async () => {
    await send([answerOn(0, 1)]);
    await app.database.query(
      "update flashcards set deleted_at = now() - interval '31 days' where id = 1",
    );
    await app.composition.services.flashcards.purgeRemoved();

    expect(await app.database.query('select 1 from reviews')).toEqual([]);
    expect(await read()).toMatchObject({ days: [{ answers: 1 }], streak: { days: 1 } });
  });
});

describe('the streak', () => {
  beforeEach(() => saveSet(app, token, { flashcardList: cards(1) }));

  it('is hidden by one switch, and comes back by it', async () => {
    await send([answerOn(0, 1)]);
    const change = (showsStreak: unknown) =>
      app.call('PATCH', '/memory/settings', { token, body: { showsStreak } });

    expect((await change(false)).body.data).toMatchObject({ showsStreak: false, newPerDay: 20 });
    expect((await read()).streak).toBeNull();
    expect((await change(true)).body.data).toMatchObject({ showsStreak: true });
    expect((await read()).streak).toMatchObject({ days: 1 });
    expect((await change('yes')).body).toEqual(
      refusal('invalid_input', STUDY_MESSAGES.showsStreak),
    );
  });

  it('goes over days that follow each other', async () => {
    await send([answerOn(2, 1), answerOn(1, 1)]);

    expect((await read()).streak).toEqual({ days: 2, longest: 2, freeDayUsed: false });
  });
});

describe('real retention', () => {
  beforeEach(() => saveSet(app, token, { flashcardList: cards(4) }));
  const learnt = (flashcardId: number) => answerOn(25, flashcardId, { rating: 'easy' });
  const recall = async () => {
    const { weeks } = await read();
    return {
      answers: sum(weeks.map(({ answers }) => answers)),
      remembered: sum(weeks.map(({ remembered }) => remembered)),
    };
  };

  it('counts the first answer of a day to cards in review, and those that were remembered', async () => {
    await send([learnt(1), learnt(2), learnt(3)]);
    expect(await recall()).toEqual({ answers: 0, remembered: 0 });

    await send([
      answerOn(2, 1),
      answerOn(2, 2, { rating: 'again' }),
      answerOn(2, 2, { rating: 'good', answeredAt: `${dayAgo(2)}T12:10:00.000Z` }),
      answerOn(2, 3, { rating: 'hard' }),
      answerOn(2, 4, { rating: 'again' }),
    ]);

    expect(await recall()).toEqual({ answers: 3, remembered: 2 });
  });

  it('takes an answer back with its undo, and counts the one given instead', async () => {
    const wrong = answerOn(1, 1, { rating: 'again' });
    await send([learnt(1), wrong]);
    expect(await recall()).toEqual({ answers: 1, remembered: 0 });

    await undo(app, token, wrong.reviewId);
    expect(await recall()).toEqual({ answers: 0, remembered: 0 });

    await send([answerOn(1, 1, { answeredAt: `${dayAgo(1)}T12:01:00.000Z` })]);
    expect(await recall()).toEqual({ answers: 1, remembered: 1 });
  });

  it('does not hear of lucky choices before the day', async () => {
    await send([learnt(1), answerOn(24, 1, { mode: 'learn', how: 'chosen' })]);

    expect(await recall()).toEqual({ answers: 0, remembered: 0 });
  });

  it('stands in the week of the answer', async () => {
    await send([learnt(1), answerOn(9, 1)]);

    const { weeks } = await read();
    const week = weeks.find(({ answers }) => answers > 0);
    const from = Date.parse(week?.from ?? '') / 86_400_000;
    expect(today() - 9).toBeGreaterThanOrEqual(from);
    expect(today() - 9).toBeLessThan(from + 7);
  });
});

describe('the forecast', () => {
  beforeEach(() => saveSet(app, token, { flashcardList: cards(6) }));
  const forecast = async () =>
    Object.fromEntries(
      (await read()).forecast.filter(({ due }) => due > 0).map(({ day, due }) => [day, due]),
    );
  const dueIn = (flashcardId: number, days: number) =>
    app.database.query(`update card_memory set due = '${dayAgo(-days)}T12:00:00Z'
      where flashcard_id = ${flashcardId}`);

  it('puts cards on their days, and what is overdue on the first', async () => {
    await send([1, 2, 3, 4, 5].map((id) => answerOn(20, id, { rating: 'easy' })));
    await Promise.all([dueIn(1, -9), dueIn(2, 0), dueIn(3, 4), dueIn(4, 29), dueIn(5, 30)]);

    expect(await forecast()).toEqual({ [dayAgo(0)]: 2, [dayAgo(-4)]: 1, [dayAgo(-29)]: 1 });
  });

  it('leaves out what is suspended, set aside, deleted, in no set, or new', async () => {
    await send([1, 2, 3, 4].map((id) => answerOn(20, id, { rating: 'easy' })));
    await Promise.all([1, 2, 3, 4].map((id) => dueIn(id, 2)));
    await app.call('PATCH', '/memory/card/1', { token, body: { isSuspended: true } });
    await app.database.query('update card_memory set lapses = 8 where flashcard_id = 2');
    await app.call('POST', '/flashcard/delete', { token, body: { flashcardIds: [3] } });

    expect(await forecast()).toEqual({ [dayAgo(-2)]: 1 });

    await app.call('DELETE', '/quiz/delete-quiz/1', { token });
    expect(await forecast()).toEqual({});
  });

  it('has a buried card where it comes back', async () => {
    await send([answerOn(20, 1, { rating: 'easy' })]);
    await dueIn(1, 1);
    const buriedUntil = `${dayAgo(-3)}T12:00:00.000Z`;
    await app.call('PATCH', '/memory/card/1', { token, body: { buriedUntil } });

    expect(await forecast()).toEqual({ [dayAgo(-3)]: 1 });
  });

  it('leaves out sets that were archived after their exam', async () => {
    await send([answerOn(20, 1, { rating: 'easy' })]);
    const { examId } = await putExam(app, token);
    await passDays(app, 31);
    await endExam(app, token, examId, 'archive');

    expect(await forecast()).toEqual({});
  });

  it('counts days from four to four in the student’s zone', async () => {
    await send([answerOn(20, 1, { rating: 'easy' })]);
    const zone = 'Asia/Ho_Chi_Minh';
    const { day } = dayInZone(new Date().toISOString(), zone);
    const border = Date.parse(`${toDate(day + 2)}T04:00:00.000+07:00`);
    const dueAt = async (instant: number) => {
      await app.database.query(`update card_memory set due = '${new Date(instant).toISOString()}'`);
      const { forecast: days } = await read(`?timeZone=${zone}`);
      return days.find(({ due }) => due > 0)?.day;
    };

    expect(await dueAt(border - 1)).toBe(toDate(day + 1));
    expect(await dueAt(border)).toBe(toDate(day + 2));
  });
});

describe('weak sections', () => {
  const TEXT = [
    'An introduction that stands alone.',
    '# Cells',
    'The nucleus holds the DNA of a cell. Mitochondria make energy. Ribosomes build proteins.',
    '# Plants',
    'Chloroplasts catch light. Roots take up water. Leaves let gases in and out.',
  ].join('\n\n');
  const from = (quote: string) => ({
    question: `${quote}?`,
    answer: quote,
    source: { quote, start: TEXT.indexOf(quote), end: TEXT.indexOf(quote) + quote.length },
  });

  async function learnBoth() {
    const { documentId } = await saveDocument(app, token, { title: 'Biology', content: TEXT });
    const quotes = ['nucleus', 'Mitochondria', 'Ribosomes', 'Chloroplasts', 'Roots', 'Leaves'];
    await saveCards(app, token, quotes.map(from), documentId);
    await saveSet(app, token, { flashcardList: [1, 2, 3, 4, 5, 6] });
    await send([1, 2, 3, 4, 5, 6].map((id) => answerOn(20, id, { rating: 'easy' })));
    return documentId;
  }
  const forget = (ids: number[]) =>
    app.database.query(
      `update card_memory set stability = 2 where flashcard_id in (${ids.join(',')})`,
    );

  it('are those of which less is remembered than was wished, with their heading', async () => {
    const documentId = await learnBoth();
    await app.database.query('update card_memory set stability = 400');
    await forget([4, 5, 6]);

    expect((await read()).weakSections).toEqual([
      {
        documentId,
        documentTitle: 'Biology',
        heading: 'Plants',
        cards: 3,
        recall: expect.any(Number),
      },
    ]);
    const [plants] = (await read()).weakSections;
    expect(plants?.recall).toBeGreaterThan(30);
    expect(plants?.recall).toBeLessThan(90);
  });

  it('need three answered cards', async () => {
    await learnBoth();
    await forget([1, 2, 3, 4, 5, 6]);
    await app.call('POST', '/flashcard/delete', { token, body: { flashcardIds: [6] } });

    expect((await read()).weakSections.map(({ heading }) => heading)).toEqual(['Cells']);
  });

  it('go with their document', async () => {
    const documentId = await learnBoth();
    await forget([1, 2, 3, 4, 5, 6]);
    expect((await read()).weakSections).toHaveLength(2);

    await app.call('DELETE', `/document/delete/${documentId}`, { token });

    expect((await read()).weakSections).toEqual([]);
  });
});

describe('other people', () => {
  it('[A-41] see nothing of it', async () => {
    await saveSet(app, token, { flashcardList: cards(1) });
    await send([answerOn(0, 1)]);
    const lan = await signUp(app, { email: 'lan@example.com' });

    const hers = await readStatistics(app, lan.token, '?timeZone=UTC');

    expect(hers).toMatchObject({ days: [], streak: { days: 0 }, time: { all: 0 } });
    expect(hers.forecast.every(({ due }) => due === 0)).toBe(true);
  });

  it('who share a set each have numbers of their own, and name no document', async () => {
    await app.reset();
    const minh = await startTeam(app);
    const lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
    await addMember(app, minh.token, lan);
    const { documentId } = await saveDocument(app, minh.token, { title: 'Private' });
    const source = { quote: 'Tế bào', start: 0, end: 6 };
    const placed = cards(3).map((card) => ({ ...card, source }));
    await saveCards(app, minh.token, placed, documentId);
    await saveSet(app, minh.token, { flashcardList: [1, 2, 3] });
    await app.call('POST', '/team/set/1', { token: minh.token });
    await sendReviews(
      app,
      lan.token,
      [1, 2, 3].map((id) => answerTo(id, { ...UTC, rating: 'easy', answeredAt: daysAgo(20) })),
    );
    await app.database.query('update card_memory set stability = 1');

    const hers = await readStatistics(app, lan.token, '?timeZone=UTC');
    const his = await readStatistics(app, minh.token, '?timeZone=UTC');

    expect(hers.forecast[0]).toMatchObject({ due: 3 });
    expect(hers.days).toMatchObject([{ answers: 3 }]);
    expect(hers.weakSections).toEqual([]);
    expect(his).toMatchObject({ days: [], weakSections: [] });
    expect(his.forecast[0]).toMatchObject({ due: 0 });
    await app.call('POST', '/team/leave', { token: lan.token });
    expect((await readStatistics(app, lan.token)).forecast[0]).toMatchObject({ due: 0 });
  });
});
