import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { DRAFT, readStored } from '../../testing/documents';
import { cards, listQuestions, readStudyRows, saveCards, saveSet } from '../../testing/flashcards';
import { bring, sendImport } from '../../testing/imports';
import { grantPlan } from '../../testing/payments';
import { refusal } from '../../testing/refusal';
import { signUp } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const MAX_CARDS = 10;
const MAX_SETS = 3;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({
    passwords: createCountingHasher({ isQuick: true }).replace,
    environment: {
      BASIC_MAX_CARDS: String(MAX_CARDS),
      BASIC_MAX_SETS: String(MAX_SETS),
      BASIC_MAX_DOCUMENT_MB: '1',
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  ({ token } = await signUp(app));
});

const setsOf = (...counts: number[]) =>
  counts.map((count, index) => ({ title: `Set ${index}`, cards: cards(count, `Set ${index}`) }));

it('an import that fits fills the plan to the last card and set', async () => {
  await saveCards(app, token, cards(2));

  expect(await bring(app, token, { sets: setsOf(3, 4, 1) })).toMatchObject({
    cards: 8,
    overLimit: 0,
  });
});

it('one card too many is refused with how many fit, and nothing is written', async () => {
  await saveCards(app, token, cards(2));
  const before = await readStudyRows(app);

  const answer = await sendImport(app, token, {
    sets: [{ title: 'A', document: DRAFT, cards: cards(5, 'A') }, ...setsOf(4)],
  });

  expect(answer.status).toBe(402);
  expect(answer.body).toEqual(refusal('plan_limit', STUDY_MESSAGES.importLimit(8, MAX_CARDS)));
  expect(await readStudyRows(app)).toEqual(before);
  expect(await readStored(app)).toEqual([]);
});

it('the first that fit are kept where that is enough', async () => {
  const result = await bring(app, token, { sets: setsOf(6, 6, 2), onlyWhatFits: true });

  expect(result).toMatchObject({
    cards: 10,
    overLimit: 4,
    sets: [{ cards: 6 }, { cards: 4 }, { cards: 0, quizId: null }],
  });
  expect(await listQuestions(app, token, { keyword: 'Set 1' })).toEqual([
    'Set 1 4?',
    'Set 1 3?',
    'Set 1 2?',
    'Set 1 1?',
  ]);
});

it('one set too many is refused with how many fit, or left out', async () => {
  await saveSet(app, token);

  const answer = await sendImport(app, token, { sets: setsOf(1, 1, 1) });

  expect(answer.body).toEqual(refusal('plan_limit', STUDY_MESSAGES.importSetLimit(2, MAX_SETS)));
  expect(await bring(app, token, { sets: setsOf(1, 1, 1), onlyWhatFits: true })).toMatchObject({
    cards: 2,
    overLimit: 1,
    sets: [{ cards: 1 }, { cards: 1 }, { quizId: null }],
  });
});

it('cards the student has take no room', async () => {
  await saveCards(app, token, cards(MAX_CARDS));

  expect(await bring(app, token, { sets: [{ title: 'A', cards: cards(4) }] })).toMatchObject({
    repeated: 4,
    overLimit: 0,
  });
});

it('a dry run tells what is over the limit instead of refusing it', async () => {
  const before = await readStudyRows(app);

  expect(await bring(app, token, { sets: setsOf(8, 8), dryRun: true })).toMatchObject({
    cards: 10,
    overLimit: 6,
    sets: [{ cards: 8 }, { cards: 2 }],
  });
  expect(await readStudyRows(app)).toEqual(before);
});

it('a paid plan takes all of it', async () => {
  await grantPlan(app, { plan: 'pro', ends: '9 days' });

  expect(await bring(app, token, { sets: setsOf(20, 20, 1, 1) })).toMatchObject({ cards: 42 });
});

it('no two imports at once take the last places', async () => {
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((name) =>
      sendImport(app, token, { sets: [{ title: name, cards: cards(4, name) }] }),
    ),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 402]);
  expect((await readStudyRows(app)).cards).toHaveLength(8);
});

it('documents that do not fit refuse the whole', async () => {
  const document = (letter: string) => ({ ...DRAFT, content: letter.repeat(600_000) });

  const answer = await sendImport(app, token, {
    sets: ['a', 'b'].map((letter) => ({
      title: letter,
      document: document(letter),
      cards: cards(1, letter),
    })),
  });

  expect(answer.status).toBe(402);
  expect(await readStored(app)).toEqual([]);
  expect(await readStudyRows(app)).toMatchObject({ cards: [], sets: [] });
});
