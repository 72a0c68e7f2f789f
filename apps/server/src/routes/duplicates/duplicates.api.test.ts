import { duplicateEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { listQuestions, readCardIds, saveCards, saveSet } from '../../testing/flashcards';
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

const card = (question: string, answer = 'Answer') => ({ question, answer });
const send = (path: string, body: unknown) => app.call('POST', path, { token: minh.token, body });
async function list(query = '') {
  const { body } = await app.call('GET', `/duplicate/list${query}`, { token: minh.token });
  return duplicateEndpoints.list.data.parse(body.data);
}
async function listIds() {
  const { groups } = await list();
  return groups.map((group) => group.map(({ flashcardId }) => flashcardId));
}

describe('cards that ask the same', () => {
  it('stand together, in any spelling, with the same answer or another, the oldest first', async () => {
    await saveCards(app, minh.token, [
      card('Tế bào là gì?'),
      card('Osmosis'),
      card('te bao la gi?', 'Another'),
      card('OSMOSIS'),
      card('Alone'),
      card('Tế bào'),
    ]);

    expect(await listIds()).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(await list()).toMatchObject({ totalItems: 2, totalPages: 1 });
  });

  it('are found among long cards too', async () => {
    const long = 'x'.repeat(3_000);
    await saveCards(app, minh.token, [card('Same'), card('same', long), card(long), card(long)]);

    expect(await listIds()).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('are clozes only where the whole sentence is the same', async () => {
    const cloze = (answer: string) => ({ question: 'osmosis', answer, kind: 'cloze' });
    await saveCards(app, minh.token, [
      cloze('Water moves by ____.'),
      cloze('____ needs a membrane.'),
      cloze('Water moves by ____.'),
      card('Osmosis'),
    ]);

    expect(await listIds()).toEqual([[1, 3]]);
  });

  it('name the sets they are in, and leave out deleted ones', async () => {
    await saveSet(app, minh.token, { title: 'Cells', flashcardList: [card('A'), card('A')] });
    await saveCards(app, minh.token, [card('A')]);
    await send('/flashcard/delete', { flashcardIds: [2] });

    const { groups } = await list();

    expect(groups).toMatchObject([
      [
        { flashcardId: 1, sets: [{ quizId: 1, title: 'Cells' }] },
        { flashcardId: 3, sets: [] },
      ],
    ]);
  });

  it('[A-41] are one’s own only', async () => {
    const lan = await signUp(app, { email: 'lan@example.com' });
    await saveCards(app, lan.token, [card('A'), card('A')]);
    await saveCards(app, minh.token, [card('A')]);

    expect(await listIds()).toEqual([]);
  });

  it('come in pages of twenty groups', async () => {
    const many = Array.from({ length: 42 }, (_, index) => card(`Card ${index % 21}`));
    await saveCards(app, minh.token, many);

    expect(await list()).toMatchObject({ totalItems: 21, totalPages: 2 });
    expect((await list('?page=1')).groups).toHaveLength(1);
  });
});

describe('cards that become one', () => {
  const groups = [{ flashcardId: 1, others: [2, 3] }];
  beforeEach(async () => {
    await saveSet(app, minh.token, { title: 'First', flashcardList: [card('A'), card('B')] });
    await send('/flashcard/delete', { flashcardIds: [2] });
    await send('/flashcard/restore', { flashcardIds: [2] });
    await saveSet(app, minh.token, { title: 'Second', flashcardList: [card('A'), card('C')] });
  });

  it('leave their places in sets and their tags to the one that stays', async () => {
    await send('/flashcard/change-tags', { flashcardIds: [3], add: ['exam'] });

    expect((await send('/duplicate/join', { groups })).status).toBe(200);

    expect(await readCardIds(app, minh.token, 1)).toEqual([1]);
    expect(await readCardIds(app, minh.token, 2)).toEqual([1, 4]);
    expect(await listQuestions(app, minh.token, { tag: 'exam' })).toEqual(['A']);
    expect(await listQuestions(app, minh.token)).toEqual(['C', 'A']);
  });

  it('are several again where that is taken back, each in its place alone', async () => {
    await send('/duplicate/join', { groups });

    expect((await send('/duplicate/part', { groups })).status).toBe(200);

    expect(await readCardIds(app, minh.token, 1)).toEqual([1, 2]);
    expect(await readCardIds(app, minh.token, 2)).toEqual([3, 4]);
  });

  it.each([
    [[{ flashcardId: 1, others: [1] }]],
    [[{ flashcardId: 1, others: [] }]],
    [
      [
        { flashcardId: 1, others: [2] },
        { flashcardId: 2, others: [3] },
      ],
    ],
    [[{ flashcardId: 1, others: Array.from({ length: 500 }, (_, index) => index + 2) }]],
    [[]],
  ])('are two or more, each once: %j', async (wrong) => {
    const answer = await send('/duplicate/join', { groups: wrong });

    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(STUDY_MESSAGES.joinedCards);
  });

  it('stay as they are when one is missing', async () => {
    const answer = await send('/duplicate/join', { groups: [{ flashcardId: 1, others: [99] }] });

    expect(answer.body).toEqual(refusal('not_found', STUDY_MESSAGES.cardNotFound));
  });
});
