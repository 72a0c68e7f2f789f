import { flashcardEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { cards, listCards, listQuestions, saveCards } from '../../testing/flashcards';
import { bring } from '../../testing/imports';
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
  await saveCards(app, minh.token, cards(3));
});

const change = (body: unknown, headers = {}) =>
  app.call('POST', '/flashcard/change-tags', { token: minh.token, body, headers });
async function listTags({ token } = minh) {
  const { body } = await app.call('GET', '/flashcard/tags', { token });
  return flashcardEndpoints.tags.data.parse(body.data).tags;
}
async function tagsOfCards() {
  const { items } = await listCards(app, minh.token);
  return items.map(({ tags }) => tags).toReversed();
}

describe('tags', () => {
  it('are put on many cards and taken off many at once', async () => {
    await change({ flashcardIds: [1, 2], add: ['Sinh học', 'exam'] });
    const answer = await change({ flashcardIds: [2, 3, 3], add: ['hard'], remove: ['EXAM'] });

    expect(answer.body.data).toEqual({
      cards: [
        { flashcardId: 2, tags: ['Sinh học', 'hard'], before: ['Sinh học', 'exam'] },
        { flashcardId: 3, tags: ['hard'], before: [] },
      ],
    });
    expect(await tagsOfCards()).toEqual([['Sinh học', 'exam'], ['Sinh học', 'hard'], ['hard']]);
  });

  it('[D-60] are listed once for all spellings, with how many cards have them', async () => {
    await change({ flashcardIds: [1, 2], add: ['Sinh học'] });
    await change({ flashcardIds: [3], add: ['sinh hoc', 'Đại số'] });
    await app.call('POST', '/flashcard/delete', {
      token: minh.token,
      body: { flashcardIds: [1] },
    });

    expect(await listTags()).toEqual([
      { tag: 'Đại số', count: 1 },
      { tag: expect.stringMatching(/^sinh h[oọ]c$/i), count: 2 },
    ]);
  });

  it('[D-60] filter the list, in any spelling, also those that were brought', async () => {
    await change({ flashcardIds: [2], add: ['Đại số'] });
    const brought = { question: 'Brought', answer: 'Answer', tags: ['ĐẠI SỐ', '%'] };
    await bring(app, minh.token, { sets: [{ title: 'Deck', cards: [brought] }] });

    expect(await listQuestions(app, minh.token, { tag: 'dai so' })).toEqual(['Brought', 'Card 2?']);
    expect(await listQuestions(app, minh.token, { tag: 'dai so', keyword: 'card' })).toEqual([
      'Card 2?',
    ]);
    expect(await listQuestions(app, minh.token, { tag: 'so' })).toEqual([]);
    expect(await listQuestions(app, minh.token, { tag: '%' })).toEqual(['Brought']);
  });

  it('hold any signs', async () => {
    const tags = ['a,b', '"quoted"', '{x}', '\\', 'null', '🧬'];

    await change({ flashcardIds: [1], add: tags });

    expect((await tagsOfCards())[0]).toEqual(tags);
    expect(await listQuestions(app, minh.token, { tag: '"quoted"' })).toEqual(['Card 1?']);
  });

  it('[A-38] [A-39] of somebody else’s card stay as they are, and so do one’s own named with it', async () => {
    const lan = await signUp(app, { email: 'lan@example.com' });
    await saveCards(app, lan.token, cards(1));
    await app.call('POST', '/flashcard/change-tags', {
      token: lan.token,
      body: { flashcardIds: [4], add: ['private'] },
    });

    const answer = await change({ flashcardIds: [1, 4], add: ['mine'], remove: ['private'] });

    expect(answer.body).toEqual(refusal('not_found', STUDY_MESSAGES.cardNotFound));
    expect(await listTags()).toEqual([]);
    expect(await listTags(lan)).toEqual([{ tag: 'private', count: 1 }]);
    expect(await listQuestions(app, minh.token, { tag: 'private' })).toEqual([]);
  });

  it('are at most fifty on a card, or none of the cards is changed', async () => {
    const many = Array.from({ length: 50 }, (_, index) => `tag ${index}`);
    await change({ flashcardIds: [2], add: many });

    const answer = await change({ flashcardIds: [1, 2, 3], add: ['one more'] });

    expect(answer.body).toEqual(refusal('invalid_input', STUDY_MESSAGES.tooManyTags));
    expect(await tagsOfCards()).toEqual([[], many, []]);
  });

  it.each([
    [{ flashcardIds: [], add: ['a'] }, STUDY_MESSAGES.cardIds],
    [{ flashcardIds: [1] }, STUDY_MESSAGES.tagChange],
    [{ flashcardIds: [1], add: [' '] }, `add[0]: ${STUDY_MESSAGES.tags}`],
    [{ flashcardIds: [1], add: ['a'.repeat(101)] }, `add[0]: ${STUDY_MESSAGES.tags}`],
    [{ flashcardIds: [1], remove: [1] }, `remove[0]: ${STUDY_MESSAGES.tags}`],
  ])('are refused as %j', async (body, message) => {
    expect((await change(body)).body).toEqual(refusal('invalid_input', message));
  });
});
