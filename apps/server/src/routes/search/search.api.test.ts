import { searchEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { saveDocument } from '../../testing/documents';
import { cards, saveCards, saveSet } from '../../testing/flashcards';
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

const find = (keyword: string, { token } = minh) =>
  app.call('GET', `/search?keyword=${encodeURIComponent(keyword)}`, { token });
async function findNames(keyword: string, student = minh) {
  const { body } = await find(keyword, student);
  const { documents, sets, cards: found } = searchEndpoints.find.data.parse(body.data);
  return [
    documents.map(({ title }) => title),
    sets.map(({ title }) => title),
    found.map(({ question }) => question),
  ];
}

it('finds documents, sets and cards with the words, in any spelling', async () => {
  await saveDocument(app, minh.token, { title: 'Sinh học tế bào' });
  await saveDocument(app, minh.token, { title: 'Toán' });
  const tebao = { question: 'Tế bào là gì?', answer: 'Sự sống' };
  await saveSet(app, minh.token, { title: 'TẾ BÀO', flashcardList: [tebao] });

  expect(await findNames(' te bao ')).toEqual([['Sinh học tế bào'], ['TẾ BÀO'], ['Tế bào là gì?']]);
  expect(await findNames('nothing of it')).toEqual([[], [], []]);
});

it('answers a few of each, the newest', async () => {
  await saveCards(app, minh.token, cards(7));

  expect((await findNames('card'))[2]).toEqual([
    'Card 7?',
    'Card 6?',
    'Card 5?',
    'Card 4?',
    'Card 3?',
  ]);
});

it('[A-41] finds one’s own only', async () => {
  const lan = await signUp(app, { email: 'lan@example.com' });
  await saveDocument(app, lan.token, { title: 'Cells' });
  await saveSet(app, lan.token, { title: 'Cells', flashcardList: cards(1, 'Cells') });

  expect(await findNames('cells')).toEqual([[], [], []]);
});

it.each(['', '  ', 'a'.repeat(201)])('refuses %j', async (keyword) => {
  expect((await find(keyword)).body).toEqual(refusal('invalid_input', STUDY_MESSAGES.keyword));
});
