import { SetMemorySchema, STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { cards, saveSet } from '../../testing/flashcards';
import { answerTo, daysAgo, sendReviews } from '../../testing/memory';
import { refusal } from '../../testing/refusal';
import { signUp, type Student } from '../../testing/students';
import { addMember, startTeam } from '../../testing/teams';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let minh: Student;
let lan: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());

const NOBODYS = 2_147_483_647;
const setNotFound = refusal('not_found', STUDY_MESSAGES.setNotFound);

async function readSet(token: string, setId = 1) {
  const { body } = await app.call('GET', `/memory/set/${setId}`, { token });
  return SetMemorySchema.parse(body.data);
}

function bring(token: string, milliseconds: number, { pairs = 6, setId = 1 } = {}) {
  return app.call('POST', `/memory/set/${setId}/match`, { token, body: { pairs, milliseconds } });
}

describe('what is remembered of a set', () => {
  beforeEach(async () => {
    await app.reset();
    minh = await signUp(app, { email: 'minh@example.com' });
    await saveSet(app, minh.token, { flashcardList: cards(3) });
    await saveSet(app, minh.token, { flashcardList: cards(1) });
  });

  it('is the memory of its answered cards', async () => {
    await sendReviews(app, minh.token, [
      answerTo(1, { rating: 'easy', answeredAt: daysAgo(2) }),
      answerTo(3, { rating: 'again' }),
      answerTo(4),
    ]);

    expect(await readSet(minh.token)).toMatchObject({
      cards: [
        { flashcardId: 1, state: 'review', isLeech: false },
        { flashcardId: 3, state: 'learning' },
      ],
      bestMatch: null,
    });
  });

  it('leaves out a deleted card', async () => {
    await sendReviews(app, minh.token, [answerTo(1), answerTo(2)]);
    const body = { flashcardIds: [1] };
    await app.call('POST', '/flashcard/delete', { token: minh.token, body });

    expect((await readSet(minh.token)).cards.map(({ flashcardId }) => flashcardId)).toEqual([2]);
  });

  it('[A-38] is nobody else’s: their answer is that of a set that never was', async () => {
    lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
    await bring(minh.token, 30_000);

    for (const setId of [1, NOBODYS]) {
      const { body } = await app.call('GET', `/memory/set/${setId}`, { token: lan.token });
      expect(body).toEqual(setNotFound);
      expect((await bring(lan.token, 1_000, { setId })).body).toEqual(setNotFound);
    }
    expect((await readSet(minh.token)).bestMatch).toEqual({ pairs: 6, milliseconds: 30_000 });
  });
});

describe('a time of Match', () => {
  beforeEach(async () => {
    await app.reset();
    minh = await startTeam(app);
    lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
    await addMember(app, minh.token, lan);
    await saveSet(app, minh.token, { flashcardList: cards(6) });
  });

  it.each([
    ['the first', undefined, { pairs: 4, milliseconds: 9_000 }, true],
    ['a shorter one', { pairs: 6, milliseconds: 9_000 }, { pairs: 6, milliseconds: 8_999 }, true],
    ['the same', { pairs: 6, milliseconds: 9_000 }, { pairs: 6, milliseconds: 9_000 }, false],
    ['a longer one', { pairs: 6, milliseconds: 9_000 }, { pairs: 6, milliseconds: 9_001 }, false],
    [
      'one of more pairs',
      { pairs: 5, milliseconds: 9_000 },
      { pairs: 6, milliseconds: 60_000 },
      true,
    ],
    ['one of fewer', { pairs: 6, milliseconds: 9_000 }, { pairs: 5, milliseconds: 1_000 }, false],
  ])('is the best or not: %s', async (_, before, time, isBest) => {
    if (before) {
      await bring(minh.token, before.milliseconds, before);
    }

    const { body } = await bring(minh.token, time.milliseconds, time);

    const best = isBest ? time : before;
    expect(body.data).toEqual({ best, isBest });
    expect((await readSet(minh.token)).bestMatch).toEqual(best);
  });

  it('is each member’s own in a set of the team, and ends with the set', async () => {
    await app.call('POST', '/team/set/1', { token: minh.token });
    await bring(minh.token, 20_000);
    await bring(lan.token, 40_000);

    expect((await readSet(minh.token)).bestMatch).toMatchObject({ milliseconds: 20_000 });
    expect((await readSet(lan.token)).bestMatch).toMatchObject({ milliseconds: 40_000 });

    await app.call('DELETE', '/team/set/1', { token: minh.token });
    const { body } = await app.call('GET', '/memory/set/1', { token: lan.token });
    expect(body).toEqual(setNotFound);
  });

  it.each([
    ['pairs', { pairs: 7, milliseconds: 1_000 }, STUDY_MESSAGES.matchPairs],
    ['pairs', { pairs: 0, milliseconds: 1_000 }, STUDY_MESSAGES.matchPairs],
    ['milliseconds', { pairs: 6, milliseconds: 0 }, STUDY_MESSAGES.matchTime],
    ['milliseconds', { pairs: 6, milliseconds: 3_600_001 }, STUDY_MESSAGES.matchTime],
  ])('with impossible %s is refused: %j', async (_, body, message) => {
    const answer = await app.call('POST', '/memory/set/1/match', { token: minh.token, body });

    expect(answer.body).toEqual(refusal('invalid_input', message));
  });
});
