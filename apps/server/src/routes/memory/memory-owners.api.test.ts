import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { saveDocument } from '../../testing/documents';
import { CARD, cards, saveCards, saveSet } from '../../testing/flashcards';
import {
  answerTo,
  daysAgo,
  readMemory,
  readMemoryRows,
  readQueue,
  readToday,
  sendReviews,
} from '../../testing/memory';
import { grantPlan } from '../../testing/payments';
import { refusal } from '../../testing/refusal';
import { deactivate, signUp, type Student } from '../../testing/students';
import { addMember, endPlans, startTeam } from '../../testing/teams';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let minh: Student;
let lan: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());

const NOBODYS = 2_147_483_647;
const cardNotFound = refusal('not_found', STUDY_MESSAGES.cardNotFound);
const learnt = (flashcardId: number) =>
  answerTo(flashcardId, { rating: 'easy', answeredAt: daysAgo(20) });

describe('somebody else’s cards', () => {
  beforeEach(async () => {
    await app.reset();
    minh = await signUp(app, { email: 'minh@example.com' });
    lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
    await saveSet(app, minh.token, { flashcardList: [CARD] });
  });

  it.each(['there', 'deleted'])('[A-38] answer as if they never were: %s', async (state) => {
    await sendReviews(app, minh.token, [answerTo(1)]);
    if (state === 'deleted') {
      const body = { flashcardIds: [1] };
      await app.call('POST', '/flashcard/delete', { token: minh.token, body });
    }
    const before = await readMemoryRows(app);
    const answersFor = async (id: number) => {
      const as = { token: lan.token };
      const { states, refused } = await sendReviews(app, lan.token, [answerTo(id)]);
      return [
        (await app.call('GET', `/memory/card/${id}`, as)).body,
        (await app.call('PATCH', `/memory/card/${id}`, { ...as, body: { isFlagged: true } })).body,
        states,
        refused.map(({ reason }) => reason),
      ];
    };

    const foreign = await answersFor(1);

    expect(foreign).toEqual([cardNotFound, cardNotFound, [], ['card_not_found']]);
    expect(foreign).toEqual(await answersFor(NOBODYS));
    expect(await readMemoryRows(app)).toEqual(before);
  });

  it('[A-38] have answers that nobody else can take back', async () => {
    const review = answerTo(1);
    await sendReviews(app, minh.token, [review]);
    const before = await readMemoryRows(app);

    const answer = await app.call('POST', '/memory/undo', {
      token: lan.token,
      body: { reviewId: review.reviewId },
    });

    expect(answer.body).toEqual(refusal('not_found', STUDY_MESSAGES.reviewNotFound));
    expect(await readMemoryRows(app)).toEqual(before);
  });

  it('[A-41] are in nobody else’s Today, and their ids may be used by two', async () => {
    const [card] = await saveCards(app, lan.token, cards(1));
    const review = answerTo(1);
    await sendReviews(app, minh.token, [review]);

    const own = { ...review, flashcardId: card?.flashcardId };
    expect(await sendReviews(app, lan.token, [own])).toMatchObject({ accepted: 1 });
    expect(await readQueue(app, lan.token)).toEqual([]);
  });

  it('[A-41] leave the settings of others alone', async () => {
    const change = { token: minh.token, body: { newPerDay: 3 } };
    await app.call('PATCH', '/memory/settings', change);

    const { body } = await app.call('GET', '/memory/settings', { token: lan.token });
    expect(body.data).toMatchObject({ newPerDay: 20 });
  });
});

describe('a set of the team', () => {
  beforeEach(async () => {
    await app.reset();
    minh = await startTeam(app);
    lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
    await addMember(app, minh.token, lan);
    const { documentId } = await saveDocument(app, minh.token, { title: 'Private' });
    await saveCards(app, minh.token, cards(3), documentId);
    await saveSet(app, minh.token, { title: 'Ours', flashcardList: [1, 2, 3] });
    await app.call('POST', '/team/set/1', { token: minh.token });
  });

  async function changeTeams() {
    await app.call('POST', '/team/leave', { token: lan.token });
    await grantPlan(app, { userId: 2, plan: 'team', ends: '9 days' });
    await app.call('GET', '/team', { token: lan.token });
  }

  it('comes into the Today of a member with the first answer, each with a memory of their own', async () => {
    expect(await readQueue(app, lan.token)).toEqual([]);

    expect(await sendReviews(app, lan.token, [learnt(1)])).toMatchObject({ accepted: 1 });

    const { cards: shown } = await readToday(app, lan.token);
    expect(shown.map(({ flashcardId }) => flashcardId).toSorted()).toEqual([1, 2, 3]);
    expect(JSON.stringify(shown)).not.toContain('Private');
    expect(await readMemory(app, minh.token, 1)).toMatchObject({ state: 'new', reviews: [] });
    expect(await readQueue(app, minh.token)).toEqual([1, 2, 3]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the set is taken back', () => app.call('DELETE', '/team/set/1', { token: minh.token })],
    ['the set is deleted', () => app.call('DELETE', '/quiz/delete-quiz/1', { token: minh.token })],
    ['the member leaves', () => app.call('POST', '/team/leave', { token: lan.token })],
    ['the member has another team', changeTeams],
    ['nobody pays any more', () => endPlans(app)],
    ['the author leaves', () => deactivate(app, minh)],
  ])('[D-46] leaves Today when %s; the answers stay', async (_, lose) => {
    await sendReviews(app, lan.token, [learnt(1)]);
    const { log } = await readMemoryRows(app);

    await lose();

    expect(await readToday(app, lan.token)).toMatchObject({
      cards: [],
      counts: { due: 0, new: 0, learning: 0 },
      nextDueAt: null,
    });
    const late = await sendReviews(app, lan.token, [answerTo(1)]);
    expect(late.refused.map(({ reason }) => reason)).toEqual(['card_not_found']);
    expect((await app.call('GET', '/memory/card/1', { token: lan.token })).body).toEqual(
      cardNotFound,
    );
    expect((await readMemoryRows(app)).log).toEqual(log);
  });

  it('[D-46] keeps the answers of others when its author’s card is purged', async () => {
    await sendReviews(app, lan.token, [learnt(1)]);
    await sendReviews(app, minh.token, [learnt(1)]);
    await app.database.query(
      "update flashcards set deleted_at = now() - interval '31 days' where id = 1",
    );

    await app.composition.services.flashcards.purgeRemoved();

    const { log, memory } = await readMemoryRows(app);
    expect(log.map((row) => row['user_id'])).toEqual([2]);
    expect(memory).toEqual([]);
    expect(await app.composition.services.rebuild.rebuildAll()).toEqual({ students: 1, cards: 1 });
    expect((await readMemoryRows(app)).memory).toEqual([]);
  });
});
