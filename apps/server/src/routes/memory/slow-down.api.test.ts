import { dayBorders, dayInZone, findStretch, stretchDue } from '@scholar/memory';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { endExam, inDays, passDays, putExam } from '../../testing/exams';
import { cards, saveSet } from '../../testing/flashcards';
import {
  answerTo,
  daysAgo,
  minutesAgo,
  readMemory,
  readToday,
  sendReviews,
} from '../../testing/memory';
import { readStatistics } from '../../testing/statistics';
import { signUp } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const CARDS = 40;
const STRETCH = findStretch();
const IDS = Array.from({ length: CARDS }, (_, index) => index + 1);

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
/** The first card was learnt yesterday, the last 29 days ago; their exam is over. Four others are due. */
beforeEach(async () => {
  await app.reset();
  ({ token } = await signUp(app));
  await saveSet(app, token, { title: 'Exam', flashcardList: cards(CARDS) });
  await saveSet(app, token, { title: 'Other', flashcardList: cards(4, 'Other') });
  await sendReviews(
    app,
    token,
    [...IDS, ...[41, 42, 43, 44]].map((id) =>
      answerTo(id, { rating: 'easy', answeredAt: daysAgo(Math.min(id, 29)), utcOffset: 0 }),
    ),
  );
  await putExam(app, token, { date: inDays(3) });
  await passDays(app, 3);
});

const end = (after: string) => endExam(app, token, 1, after);
async function readDue() {
  const today = await readToday(app, token);
  const due = today.cards.filter(({ state }) => state === 'review');
  return { ...today, ids: due.map(({ flashcardId }) => flashcardId).toSorted((a, b) => a - b) };
}
type Row = { flashcard_id: number; due: string | Date; reviewed_at: string | Date };
/** When each card of the exam comes, as the memory has it or that many times later. */
async function listDues(stretch: number) {
  const rows = await app.database.query<Row>(`select flashcard_id, due, reviewed_at
    from card_memory where flashcard_id <= ${CARDS} order by flashcard_id`);
  return rows.map(({ flashcard_id: id, due, reviewed_at: reviewedAt }) => {
    const [dueIso, reviewedIso] = [due, reviewedAt].map((at) => new Date(at).toISOString());
    const card = { state: 'review', due: dueIso ?? '', reviewedAt: reviewedIso ?? '' } as const;
    return { id, due: stretchDue(card, stretch) ?? '' };
  });
}
const expectDue = async (until: string, stretch: number) =>
  (await listDues(stretch)).filter(({ due }) => due < until).map(({ id }) => id);

describe('cards of an exam that were slowed down', () => {
  it('come when four of five are remembered, the others as before', async () => {
    const before = await readDue();
    expect(before.ids).toEqual([...(await expectDue(before.dayEndsAt, 1)), 41, 42, 43, 44]);

    await end('slow');

    const after = await readDue();
    const slow = await expectDue(after.dayEndsAt, STRETCH);
    expect(slow.length).toBeGreaterThan(3);
    expect(slow.length).toBeLessThan(before.ids.length - 10);
    expect(after.ids).toEqual([...slow, 41, 42, 43, 44]);
    expect(after.counts.due).toBe(slow.length + 4);
  });

  it('are counted on the days to come as they will come', async () => {
    await end('slow');

    const { dayEndsAt, dueTomorrow, nextDueAt, ids } = await readDue();
    const tomorrowEndsAt = new Date(Date.parse(dayEndsAt) + 86_400_000).toISOString();
    const tomorrow = await expectDue(tomorrowEndsAt, STRETCH);

    expect(dueTomorrow).toBe(tomorrow.length - (ids.length - 4));
    const [next] = (await listDues(STRETCH))
      .map(({ due }) => due)
      .filter((due) => due >= dayEndsAt)
      .toSorted();
    expect(nextDueAt).toBe(next);
  });

  it('stand in the forecast on the days on which they will come', async () => {
    await end('slow');
    const today = dayInZone(new Date().toISOString(), 'UTC').day;
    const dues = (await listDues(STRETCH)).map(({ due }) => due);
    const counts = dayBorders(today, 'UTC', 30).map(
      (border) => dues.filter((due) => due < border).length,
    );

    const { forecast } = await readStatistics(app, token, '?timeZone=UTC');
    const { counts: now, dueTomorrow } = await readDue();

    expect(forecast.map(({ due }) => due)).toEqual(
      counts.map((count, place) => (place === 0 ? count + 4 : count - (counts[place - 1] ?? 0))),
    );
    expect(forecast.slice(0, 2).map(({ due }) => due)).toEqual([now.due, dueTomorrow]);
  });

  it('have their longer wait in the forecast beside the day until which they are buried', async () => {
    await end('slow');
    await app.database.query('delete from card_memory where flashcard_id > 1');
    const [card] = await listDues(STRETCH);
    const slowDay = dayInZone(card?.due ?? '', 'UTC').day;
    const readDay = async () =>
      (await readStatistics(app, token, '?timeZone=UTC')).forecast.findIndex(({ due }) => due > 0);
    const today = dayInZone(new Date().toISOString(), 'UTC').day;
    const bury = (days: number) =>
      app.call('PATCH', '/memory/card/1', {
        token,
        body: { buriedUntil: new Date(Date.now() + days * 86_400_000).toISOString() },
      });

    await bury(1);
    expect(await readDay()).toBe(slowDay - today);
    await bury(slowDay - today + 2);
    expect(await readDay()).toBe(slowDay - today + 2);
  });

  it('tell with their buttons how long they will wait, and what a browser needs to go on', async () => {
    const before = await readDue();
    await end('slow');
    const after = await readDue();
    const [id = 0] = after.ids;
    const find = ({ cards: shown }: typeof after, wanted: number) =>
      shown.find(({ flashcardId }) => flashcardId === wanted);

    const [plain, slow, other] = [find(before, id), find(after, id), find(after, 44)];

    expect([plain?.stretch, slow?.stretch, other?.stretch]).toEqual([1, STRETCH, 1]);
    expect(slow?.next.good).toBeGreaterThan((plain?.next.good ?? 0) * 3);
    expect(slow?.next.again).toBe(plain?.next.again);
    expect(slow?.due).toBe(plain?.due);
    expect(await readMemory(app, token, id)).toMatchObject({ stretch: STRETCH, due: plain?.due });
  });

  it('keep their memory: it is the same with and without, and after a rebuild', async () => {
    const readRows = () => app.database.query('select * from card_memory order by flashcard_id');
    const plain = await readRows();

    await end('slow');
    const slow = await readDue();
    expect(await readRows()).toEqual(plain);
    await app.composition.services.rebuild.rebuildAll();

    expect(await readRows()).toEqual(plain);
    expect((await readDue()).ids).toEqual(slow.ids);
  });

  it('are slow until something else is said, the exam is deleted or the next one comes', async () => {
    const plain = (await readDue()).ids;
    await end('slow');
    const slow = (await readDue()).ids;

    await end('keep');
    expect((await readDue()).ids).toEqual(plain);
    await end('slow');
    expect((await readDue()).ids).toEqual(slow);
    await app.call('DELETE', '/exam/1', { token });
    expect((await readDue()).ids).toEqual(plain);
    await app.call('POST', '/exam/1/restore', { token });
    expect((await readDue()).ids).toEqual(slow);
    await putExam(app, token, { date: inDays(1), goal: 97 });
    expect((await readToday(app, token)).cards.filter(({ stretch }) => stretch > 1)).toEqual([]);
  });

  it('go on at their minutes while they are being learnt', async () => {
    await end('slow');

    // So long ago that it is due again, also when the day has begun since.
    await sendReviews(app, token, [answerTo(40, { rating: 'again', answeredAt: minutesAgo(20) })]);

    expect((await readToday(app, token)).counts.learning).toBe(1);
  });
});
