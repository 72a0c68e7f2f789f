import { STUDY_MESSAGES } from '@scholar/contract';
import { insertCards } from '@scholar/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { CARD, cards, readStudyRows, saveCards, saveSet } from '../../testing/flashcards';
import { refusal } from '../../testing/refusal';
import { signUp } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const MAX_CARDS = 1_200;
const MAX_SETS = 3;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({
    passwords: createCountingHasher({ isQuick: true }).replace,
    environment: { BASIC_MAX_CARDS: String(MAX_CARDS), BASIC_MAX_SETS: String(MAX_SETS) },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  ({ token } = await signUp(app));
});

const TOO_MANY_CARDS = refusal(
  'plan_limit',
  'Your Basic plan holds up to 1,200 flashcards. Upgrade to Pro for unlimited flashcards.',
);
const TOO_MANY_SETS = refusal(
  'plan_limit',
  'Your Basic plan holds up to 3 sets. Upgrade to Pro for unlimited sets.',
);

const addCards = (count: number, key?: string) =>
  app.call('POST', '/flashcard/add-bulk', {
    token,
    body: { flashcardList: cards(count) },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const addSet = (flashcardList: unknown = [1]) =>
  app.call('POST', '/quiz/post-quiz', { token, body: { title: 'Cells', flashcardList } });
const send = (path: string, flashcardIds: number[]) =>
  app.call('POST', path, { token, body: { flashcardIds } });
const countPresent = async (table: 'flashcards' | 'quizzes') =>
  (await app.database.query(`select id from ${table} where deleted_at is null`)).length;
const count = async (what: 'cards' | 'sets') => (await readStudyRows(app))[what].length;
/** As a plan without limits would have left them. */
async function haveCards(total: number) {
  await insertCards(
    app.database,
    cards(total).map((card) => ({ ...card, userId: 1 })),
  );
  await app.database.query(`update users set cards_last_added = ${total} where id = 1`);
}

describe('the Basic plan', () => {
  it('takes the last card and no more, all or none of a list', async () => {
    await haveCards(MAX_CARDS - 3);

    expect((await addCards(4)).body).toEqual(TOO_MANY_CARDS);
    expect((await addCards(3)).status).toBe(200);
    expect((await addCards(1)).body).toEqual(TOO_MANY_CARDS);
    expect((await addSet([CARD])).body).toEqual(TOO_MANY_CARDS);
    expect([await count('cards'), await count('sets')]).toEqual([MAX_CARDS, 0]);
  });

  it('lets no two saves at once take the last place', async () => {
    await haveCards(MAX_CARDS - 100);

    const answers = await Promise.all(Array.from({ length: 6 }, () => addCards(50)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 402, 402, 402, 402]);
    expect(await count('cards')).toBe(MAX_CARDS);
  });

  it('takes the last set and no more, also of several at once', async () => {
    await saveCards(app, token);

    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => addSet()));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 402, 402]);
    expect((await addSet()).body).toEqual(TOO_MANY_SETS);
    expect(await count('sets')).toBe(MAX_SETS);
  });

  it('saves no cards along with a set that has no place', async () => {
    await saveCards(app, token);
    for (const _ of [1, 2, 3]) {
      await saveSet(app, token, { flashcardList: [1] });
    }

    expect((await addSet(cards(5))).body).toEqual(TOO_MANY_SETS);
    expect(await count('cards')).toBe(1);
  });

  it('has places again for what was deleted', async () => {
    await haveCards(MAX_CARDS);
    await send('/flashcard/delete', [1, 2]);

    expect((await addCards(2)).status).toBe(200);
    expect((await addCards(1)).body).toEqual(TOO_MANY_CARDS);
  });

  it('lets an answered call be repeated when it is full by then', async () => {
    await haveCards(MAX_CARDS - 5);
    const first = await addCards(5, 'bulk');

    expect((await addCards(5, 'bulk')).body).toEqual(first.body);
    expect(first.status).toBe(200);
  });

  it('keeps no key of a refused call', async () => {
    await haveCards(MAX_CARDS);
    expect((await addCards(1, 'bulk')).status).toBe(402);
    await send('/flashcard/delete', [1]);

    expect((await addCards(1, 'bulk')).status).toBe(200);
  });

  it('still edits and regroups what is there when it is full', async () => {
    await haveCards(MAX_CARDS);
    const { quizId: setId } = await saveSet(app, token, { flashcardList: [1] });

    const edited = await app.call('PUT', '/flashcard/edit/1', { token, body: CARD });
    const added = await app.call('POST', `/quiz/add-bulk-flashcards/${setId}`, {
      token,
      body: { flashcardList: [2, 3] },
    });

    expect([edited.status, added.status]).toEqual([200, 200]);
  });

  it('does not let deleted cards back in beside those that took their places', async () => {
    await haveCards(MAX_CARDS);
    await send('/flashcard/delete', [1, 2]);
    await addCards(1);

    expect((await send('/flashcard/restore', [1])).status).toBe(200);
    expect((await send('/flashcard/restore', [2])).body).toEqual(TOO_MANY_CARDS);
    expect(
      await app.database.query('select id from flashcards where deleted_at is not null'),
    ).toEqual([{ id: 2 }]);
  });

  it('takes nothing away from who has more already: Undo works', async () => {
    await haveCards(MAX_CARDS + 100);
    await send('/flashcard/delete', [1, 2]);

    expect((await send('/flashcard/restore', [1, 2])).status).toBe(200);
    expect((await addCards(1)).body).toEqual(TOO_MANY_CARDS);
  });

  it.each([
    ['the last first', [2, 1]],
    ['the first first', [1, 2]],
  ])('lets two deletes be undone above the limit too, %s', async (_, order) => {
    await haveCards(MAX_CARDS + 100);
    await send('/flashcard/delete', [1]);
    await send('/flashcard/delete', [2]);

    for (const id of [...order, ...order]) {
      expect((await send('/flashcard/restore', [id])).status).toBe(200);
    }
    expect(await countPresent('flashcards')).toBe(MAX_CARDS + 100);
  });

  it.each([
    ['at once', 1],
    ['after another round', 2],
  ])(
    'lets no cards in by taking turns with those that took their places, %s',
    async (_, rounds) => {
      const ids = (from: number) => Array.from({ length: 600 }, (_card, index) => from + index);
      await haveCards(MAX_CARDS);
      await send('/flashcard/delete', ids(1));
      await addCards(600);
      await send('/flashcard/delete', ids(MAX_CARDS + 1));
      expect((await send('/flashcard/restore', ids(1))).status).toBe(200);
      for (let round = 1; round < rounds; round += 1) {
        await send('/flashcard/delete', ids(1));
        expect((await send('/flashcard/restore', ids(1))).status).toBe(200);
      }

      const answer = await send('/flashcard/restore', ids(MAX_CARDS + 1));

      expect(answer.body).toEqual(TOO_MANY_CARDS);
      expect(await countPresent('flashcards')).toBe(MAX_CARDS);
    },
  );

  it('lets no set in by taking turns with the one that took its place', async () => {
    await saveCards(app, token);
    for (const _ of [1, 2, 3]) {
      await saveSet(app, token, { flashcardList: [1] });
    }
    await app.call('DELETE', '/quiz/delete-quiz/1', { token });
    await saveSet(app, token, { flashcardList: [1] });
    await app.call('DELETE', '/quiz/delete-quiz/4', { token });
    expect((await app.call('POST', '/quiz/restore/1', { token })).status).toBe(200);

    const answer = await app.call('POST', '/quiz/restore/4', { token });

    expect(answer.body).toEqual(TOO_MANY_SETS);
    expect(await countPresent('quizzes')).toBe(MAX_SETS);
  });

  it('does not let a deleted set back in beside the one that took its place', async () => {
    await saveCards(app, token);
    for (const _ of [1, 2, 3]) {
      await saveSet(app, token, { flashcardList: [1] });
    }
    await app.call('DELETE', '/quiz/delete-quiz/1', { token });
    await saveSet(app, token, { flashcardList: [1] });

    const answer = await app.call('POST', '/quiz/restore/1', { token });

    expect(answer.body).toEqual(TOO_MANY_SETS);
    await app.call('DELETE', '/quiz/delete-quiz/2', { token });
    expect((await app.call('POST', '/quiz/restore/1', { token })).status).toBe(200);
  });

  it('counts each student alone', async () => {
    await haveCards(MAX_CARDS);
    ({ token } = await signUp(app, { email: 'lan@example.com' }));

    expect((await addCards(10)).status).toBe(200);
  });
});

it('says what the specification’s numbers are', () => {
  expect([STUDY_MESSAGES.cardLimit(1_000), STUDY_MESSAGES.setLimit(50)]).toEqual([
    'Your Basic plan holds up to 1,000 flashcards. Upgrade to Pro for unlimited flashcards.',
    'Your Basic plan holds up to 50 sets. Upgrade to Pro for unlimited sets.',
  ]);
});
