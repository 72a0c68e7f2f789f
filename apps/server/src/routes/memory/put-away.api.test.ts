import { PUT_AWAY_PAGE, type PutAwayPage, PutAwayPageSchema } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { cards, saveCards, saveSet } from '../../testing/flashcards';
import { readQueue } from '../../testing/memory';
import { signUp, type Student } from '../../testing/students';
import { addMember, startTeam } from '../../testing/teams';
import { startTestApp, type TestApp } from '../../testing/test-app';

const HOUR_MS = 3_600_000;

let app: TestApp;
let minh: Student;
let lan: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());

async function handle({ token }: Student, flashcardId: number, body: object) {
  const { status } = await app.call('PATCH', `/memory/card/${flashcardId}`, { token, body });
  expect(status).toBe(200);
}

async function list({ token }: Student, query = ''): Promise<PutAwayPage> {
  const { body } = await app.call('GET', `/memory/put-away${query}`, { token });
  return PutAwayPageSchema.parse(body.data);
}

const idsOf = ({ cards: listed }: PutAwayPage) => listed.map(({ flashcardId }) => flashcardId);

describe('cards that were put away', () => {
  beforeEach(async () => {
    await app.reset();
    minh = await startTeam(app);
    lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
    await saveCards(app, minh.token, cards(5));
    await saveSet(app, minh.token, { title: 'Ours', flashcardList: [1, 2, 3, 4] });
  });

  it('are none in the beginning', async () => {
    expect(await list(minh)).toEqual({ total: 0, cards: [], next: null });
  });

  it('are listed with their set and why, the others are not', async () => {
    const soon = new Date(Date.now() + HOUR_MS).toISOString();
    await handle(minh, 1, { isSuspended: true });
    await handle(minh, 2, { isFlagged: true });
    await handle(minh, 3, { buriedUntil: soon });
    await handle(minh, 4, { isFlagged: true });
    await handle(minh, 4, { isFlagged: false });

    const { total, cards: listed } = await list(minh);

    expect(total).toBe(3);
    expect(listed).toMatchObject([
      { flashcardId: 1, question: 'Card 1?', setTitle: 'Ours', quizId: 1, isSuspended: true },
      { flashcardId: 2, isSuspended: false, isFlagged: true, buriedUntil: null },
      { flashcardId: 3, isFlagged: false, buriedUntil: soon },
    ]);
  });

  it('come back when they are brought back', async () => {
    await handle(minh, 1, { isSuspended: true });
    expect(await readQueue(app, minh.token)).not.toContain(1);

    await handle(minh, 1, { isSuspended: false, buriedUntil: null });

    expect(await list(minh)).toMatchObject({ total: 0 });
    expect(await readQueue(app, minh.token)).toContain(1);
  });

  it('are no longer among them when their day has come', async () => {
    await handle(minh, 1, { buriedUntil: new Date(Date.now() + HOUR_MS).toISOString() });
    await handle(minh, 2, {
      buriedUntil: new Date(Date.now() + HOUR_MS).toISOString(),
      isFlagged: true,
    });
    await app.database.query("update card_memory set buried_until = now() - interval '1 minute'");

    expect(await list(minh)).toMatchObject({
      total: 1,
      cards: [{ flashcardId: 2, buriedUntil: null }],
    });
  });

  it('go with their card and with the last set that it was in', async () => {
    await handle(minh, 1, { isSuspended: true });
    await handle(minh, 2, { isSuspended: true });
    await handle(minh, 5, { isSuspended: true });
    expect(idsOf(await list(minh))).toEqual([1, 2]);

    await app.call('POST', '/flashcard/delete', { token: minh.token, body: { flashcardIds: [1] } });
    expect(idsOf(await list(minh))).toEqual([2]);

    await app.call('DELETE', '/quiz/delete-quiz/1', { token: minh.token });
    expect(await list(minh)).toEqual({ total: 0, cards: [], next: null });
  });

  it('[A-38] are each student’s own, and those of a team’s set leave with it', async () => {
    await addMember(app, minh.token, lan);
    await app.call('POST', '/team/set/1', { token: minh.token });
    await handle(lan, 1, { isSuspended: true });
    await handle(minh, 2, { isFlagged: true });

    expect(await list(lan)).toMatchObject({
      total: 1,
      cards: [{ flashcardId: 1, document: null }],
    });
    expect(idsOf(await list(minh))).toEqual([2]);

    await app.call('DELETE', '/team/set/1', { token: minh.token });
    expect(await list(lan)).toMatchObject({ total: 0, cards: [] });
  });

  it('come page by page, each once', async () => {
    const saved = await saveCards(app, minh.token, cards(PUT_AWAY_PAGE + 3, 'More'));
    const ids = saved.map(({ flashcardId }) => flashcardId);
    await saveSet(app, minh.token, { title: 'Many', flashcardList: ids });
    await app.database
      .query(`insert into card_memory (user_id, author_id, flashcard_id, is_suspended)
      select 1, 1, flashcard_id, true from quiz_flashcards where quiz_id = 2`);

    const first = await list(minh);
    const second = await list(minh, `?after=${first.next}`);

    expect(first).toMatchObject({ total: ids.length, next: ids[PUT_AWAY_PAGE - 1] });
    expect(second.next).toBeNull();
    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids);
  });
});
