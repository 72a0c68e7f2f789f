import { exportEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { cards, CARD, CLOZE, saveCards, saveSet } from '../../testing/flashcards';
import { bring } from '../../testing/imports';
import { answerTo, minutesAgo, readMemory, sendReviews, undo } from '../../testing/memory';
import { refusal } from '../../testing/refusal';
import { signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let minh: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  minh = await signUp(app);
});

async function list(query = '', { token } = minh) {
  const { body } = await app.call('GET', `/export/library${query}`, { token });
  return exportEndpoints.list.data.parse(body.data);
}

async function read(flashcardIds: number[]) {
  const options = { token: minh.token, body: { flashcardIds } };
  const { body } = await app.call('POST', '/export/cards', options);
  return exportEndpoints.cards.data.parse(body.data).cards;
}

describe('what there is to take along', () => {
  it('are all sets, oldest first, with their cards in order, and the cards in none', async () => {
    await saveSet(app, minh.token, { title: 'Old', flashcardList: cards(3) });
    await saveSet(app, minh.token, { title: 'New', flashcardList: [3, 1] });
    await saveSet(app, minh.token, { title: 'Deleted', flashcardList: cards(1, 'Kept') });
    await saveCards(app, minh.token, [CARD]);
    await app.call('DELETE', '/quiz/delete-quiz/3', { token: minh.token });
    await app.call('POST', '/flashcard/delete', {
      token: minh.token,
      body: { flashcardIds: [1] },
    });

    expect(await list()).toEqual({
      sets: [
        { quizId: 1, title: 'Old', flashcardIds: [2, 3] },
        { quizId: 2, title: 'New', flashcardIds: [3] },
      ],
      flashcardIds: [4, 5],
    });
  });

  it('are the sets that are named, also without a card', async () => {
    await saveSet(app, minh.token, { title: 'Empty' });
    await saveSet(app, minh.token, { title: 'Other' });
    await app.call('POST', '/flashcard/delete', {
      token: minh.token,
      body: { flashcardIds: [1] },
    });

    expect(await list('?quizIds=1,1')).toEqual({
      sets: [{ quizId: 1, title: 'Empty', flashcardIds: [] }],
      flashcardIds: [],
    });
  });

  it.each(['', '0', '1,', 'a', '1;2', '2147483648', Array(101).fill(1).join()])(
    'is refused for quizIds=%s',
    async (quizIds) => {
      const answer = await app.call('GET', `/export/library?quizIds=${quizIds}`, {
        token: minh.token,
      });

      expect(answer.body).toEqual(refusal('invalid_input', STUDY_MESSAGES.exportedSets));
    },
  );
});

describe('cards to take along', () => {
  it('come in the order they were named, with all that belongs to them', async () => {
    const answeredAt = '2024-05-06T07:08:09.123Z';
    const original = 'Nước đi qua màng nhờ sự {{c1::thẩm thấu}}.';
    const past = [{ rating: 'hard', answeredAt, milliseconds: 900 }];
    await bring(app, minh.token, {
      sets: [
        {
          title: 'Brought',
          cards: [
            { ...CARD, note: 'p. 7', tags: ['cell', 'two words'], reviews: past },
            { ...CLOZE, original },
          ],
        },
      ],
    });
    const { due, reviewedAt, ...memory } = await readMemory(app, minh.token, 1);

    expect(await read([2, 1, 2])).toEqual([
      { flashcardId: 2, ...CLOZE, note: null, tags: [], original, memory: null, reviews: [] },
      {
        flashcardId: 1,
        ...CARD,
        kind: 'definition',
        note: 'p. 7',
        tags: ['cell', 'two words'],
        original: null,
        memory: expect.objectContaining({
          ...{ due, reviewedAt, state: memory.state, stability: memory.stability, reps: 1 },
        }),
        reviews: past,
      },
    ]);
  });

  it('tell their answers oldest first, without those taken back', async () => {
    await saveSet(app, minh.token);
    const answers = [3, 2, 1].map((minutes) => answerTo(1, { answeredAt: minutesAgo(minutes) }));
    await sendReviews(app, minh.token, answers);
    await undo(app, minh.token, answers[1]?.reviewId ?? '');

    const [card] = await read([1]);

    expect(card?.reviews.map(({ answeredAt }) => answeredAt)).toEqual([
      answers[0]?.answeredAt,
      answers[2]?.answeredAt,
    ]);
  });

  it('[A-39] are none where one of them is somebody else’s', async () => {
    const lan = await signUp(app, { email: 'lan@example.com' });
    await saveCards(app, minh.token, [CARD]);
    await saveCards(app, lan.token, [CARD]);

    const answer = await app.call('POST', '/export/cards', {
      token: minh.token,
      body: { flashcardIds: [1, 2] },
    });

    expect(answer.body).toEqual(refusal('not_found', STUDY_MESSAGES.cardNotFound));
  });

  it.each([[[]], [[0]], [Array.from({ length: 1_001 }, (_, n) => n + 1)], ['1'], [undefined]])(
    'are refused for %j',
    async (flashcardIds) => {
      const answer = await app.call('POST', '/export/cards', {
        token: minh.token,
        body: { flashcardIds },
      });

      expect(answer.status).toBe(400);
    },
  );
});
