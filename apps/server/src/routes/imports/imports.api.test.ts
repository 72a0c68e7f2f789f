import { MESSAGES, STUDY_MESSAGES } from '@scholar/contract';
import {
  createImportsService,
  createLimitKeys,
  createPlanLimits,
  toOwnerId,
} from '@scholar/domain';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { DRAFT, readStored } from '../../testing/documents';
import {
  CARD,
  cards,
  CLOZE,
  listCards,
  listQuestions,
  listSets,
  readSet,
  readStudyRows,
  saveCards,
  saveSet,
} from '../../testing/flashcards';
import { bring, sendImport } from '../../testing/imports';
import { daysAgo, readMemory, readMemoryRows, readToday, sendReviews } from '../../testing/memory';
import { refusal } from '../../testing/refusal';
import { signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const ROWS = 5_000;

let app: TestApp;
let minh: Student;
let lan: Student;
beforeAll(async () => {
  app = await startTestApp({
    passwords: createCountingHasher({ isQuick: true }).replace,
    environment: { BASIC_MAX_CARDS: '12000' },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  minh = await signUp(app, { email: 'minh@example.com' });
  lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
});

const aSet = (changes: Record<string, unknown> = {}) => ({
  title: 'Cells',
  cards: [CARD],
  ...changes,
});
const answered = (days: number, rating = 'good') => ({
  rating,
  answeredAt: daysAgo(days),
  milliseconds: 4_000,
});
const readEverything = async () => ({
  ...(await readStudyRows(app)),
  ...(await readMemoryRows(app)),
  documents: await readStored(app),
  days: await app.database.query('select * from study_days order by 1, 2'),
  keys: await app.database.query('select * from idempotency_keys'),
});

describe('an import', () => {
  it('makes a set of each list, its cards to the letter and in order', async () => {
    const card = {
      ...CARD,
      answer: '  **Đơn vị** cơ bản\nof $x^2$ <b>life</b>  ',
      note: 'Trang 12',
      tags: ['sinh học', ' cell ', 'cell'],
    };
    const cloze = { ...CLOZE, original: 'Nước đi qua màng nhờ sự {{c1::thẩm thấu}}.' };

    const result = await bring(app, minh.token, {
      sets: [aSet({ cards: [card, cloze] }), { title: ' Other ', cards: cards(3) }],
    });

    expect(result).toEqual({
      cards: 5,
      repeated: 0,
      overLimit: 0,
      reviews: 0,
      sets: [
        { quizId: 1, documentId: null, title: 'Cells', cards: 2, repeated: 0 },
        { quizId: 2, documentId: null, title: 'Other', cards: 3, repeated: 0 },
      ],
    });
    expect((await readSet(app, minh.token, 1)).flashcards).toMatchObject([
      { ...CARD, answer: card.answer, note: 'Trang 12', tags: ['sinh học', 'cell'] },
      { ...CLOZE, note: null, tags: [], document: null },
    ]);
    expect((await readSet(app, minh.token, 2)).flashcards).toMatchObject(cards(3));
    expect(await app.database.query('select original from flashcards order by id')).toMatchObject([
      { original: null },
      { original: cloze.original },
      {},
      {},
      {},
    ]);
    expect(await listQuestions(app, minh.token, { keyword: 'te bao' })).toEqual([CARD.question]);
  });

  it('puts cards behind those of an own set, which keeps its name', async () => {
    const { quizId } = await saveSet(app, minh.token, { title: 'Mine' });
    const added = { quizId, title: 'Any', cards: cards(2) };

    const result = await bring(app, minh.token, { sets: [added, aSet({ cards: [CLOZE] })] });

    expect(result.sets).toMatchObject([{ quizId, cards: 2 }, { quizId: quizId + 1 }]);
    expect(await readSet(app, minh.token, quizId)).toMatchObject({
      title: 'Mine',
      flashcards: [CARD, ...cards(2)],
    });
  });

  it('into a set of somebody else, or one that is gone, writes nothing', async () => {
    const { quizId } = await saveSet(app, lan.token);
    const before = await readEverything();

    for (const wrong of [quizId, 999]) {
      const answer = await sendImport(app, minh.token, {
        sets: [{ quizId: wrong, title: 'Any', cards: cards(2) }],
      });
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual(refusal('not_found', STUDY_MESSAGES.setNotFound));
    }
    expect(await readEverything()).toEqual(before);
  });

  it('keeps note and tags through an edit, in lists and in Today', async () => {
    await bring(app, minh.token, {
      sets: [aSet({ cards: [{ ...CARD, note: 'N', tags: ['t'] }] })],
    });

    await app.call('PUT', '/flashcard/edit/1', {
      token: minh.token,
      body: { question: 'New?', answer: 'Yes.' },
    });

    const shown = { question: 'New?', note: 'N', tags: ['t'] };
    expect((await listCards(app, minh.token)).items).toMatchObject([shown]);
    expect((await readToday(app, minh.token)).cards).toMatchObject([shown]);
  });

  it('saves documents first, the same text once, and says which set came from which', async () => {
    const document = { ...DRAFT, reuse: true };
    await app.call('PUT', '/document/upload', { token: minh.token, body: DRAFT });

    const { sets } = await bring(app, minh.token, {
      sets: [
        aSet({ document }),
        { title: 'No cards', document: { ...DRAFT, content: 'Another text' }, cards: [] },
        { title: 'The same', document: { ...DRAFT, content: 'Another text' }, cards: cards(1) },
      ],
    });

    expect(sets).toMatchObject([
      { quizId: 1, documentId: 1 },
      { quizId: null, documentId: 2, cards: 0 },
      { quizId: 2, documentId: 2 },
    ]);
    expect(await readStored(app)).toHaveLength(2);
    expect((await readSet(app, minh.token, 1)).flashcards).toMatchObject([
      { document: { documentId: 1 } },
    ]);
  });

  it('refuses a document that is too large in bytes, and writes nothing', async () => {
    const document = { ...DRAFT, content: 'ế'.repeat(400_000) };

    const answer = await sendImport(app, minh.token, { sets: [aSet(), aSet({ document })] });

    expect(answer.body).toEqual(refusal('too_large', STUDY_MESSAGES.documentTooLarge));
    expect(await readStudyRows(app)).toMatchObject({ cards: [], sets: [] });
  });

  it('of 5,000 cards with their reviews is one call', async () => {
    const many = cards(ROWS).map((card) => ({ ...card, reviews: [answered(9), answered(3)] }));

    const result = await bring(app, minh.token, { sets: [{ title: 'Large', cards: many }] });

    expect(result).toMatchObject({ cards: ROWS, reviews: 2 * ROWS, sets: [{ cards: ROWS }] });
    const { flashcards } = await readSet(app, minh.token, 1);
    expect(flashcards.map(({ question }) => question)).toEqual(
      many.map(({ question }) => question),
    );
    expect(await bring(app, minh.token, { sets: [{ title: 'Large', cards: many }] })).toMatchObject(
      { cards: 0, repeated: ROWS, reviews: 0, sets: [{ quizId: null }] },
    );
  });

  it('reaches nobody else', async () => {
    await bring(app, lan.token, {
      sets: [aSet({ document: DRAFT, cards: [{ ...CARD, reviews: [answered(3)] }] })],
    });
    const hers = await readEverything();

    const result = await bring(app, minh.token, { sets: [aSet({ document: DRAFT })] });

    expect(result).toMatchObject({ cards: 1, repeated: 0, sets: [{ documentId: 2, quizId: 2 }] });
    await app.database.query(`delete from users where email = 'minh@example.com'`);
    expect(await readEverything()).toEqual(hers);
    const read = await app.call('GET', '/quiz/get-quiz-flashcards/1', { token: minh.token });
    expect(read.status).toBe(401);
  });

  it('that breaks off in the middle leaves nothing behind', async () => {
    await saveCards(app, minh.token);
    const before = await readEverything();
    const { store } = app.composition;
    const breaking = createImportsService({
      store,
      limits: createPlanLimits({
        basic: { cards: 100, sets: 10 },
        mediaMegabytes: { basic: 100, paid: 2_000 },
        documentMegabytes: { basic: 1, paid: 1 },
      }),
      keys: createLimitKeys((text) => text),
      toReviewId: () => {
        throw new Error('the power went');
      },
      letOthersIn,
      now: () => new Date(),
    });
    const document = { ...DRAFT, field: 'Biology' as const };
    const sets = [
      { title: 'Cells', document, cards: [{ ...CARD, question: 'New?', reviews: [PAST_REVIEW] }] },
    ];

    const bringing = breaking.bring(toOwnerId(1), { sets }, { key: 'key', fingerprint: 'x' });

    await expect(bringing).rejects.toThrow('the power went');
    expect(await readEverything()).toEqual(before);
  });
});

const PAST_REVIEW = {
  rating: 'good' as const,
  answeredAt: '2026-01-01T00:00:00.000Z',
  milliseconds: null,
};

describe('cards the student has', () => {
  it.each([
    ['to the letter', CARD],
    ['in other code points', { ...CARD, answer: CARD.answer.normalize('NFD') }],
  ])('%s are left out and counted', async (_, card) => {
    await saveCards(app, minh.token);

    const result = await bring(app, minh.token, {
      sets: [aSet({ cards: [card, ...cards(1)] }), aSet({ title: 'Nothing new', cards: [card] })],
    });

    expect(result).toMatchObject({
      cards: 1,
      repeated: 2,
      sets: [
        { quizId: 1, cards: 1, repeated: 1 },
        { quizId: null, cards: 0, repeated: 1 },
      ],
    });
    expect((await listSets(app, minh.token)).quizzes).toHaveLength(1);
  });

  it('are left out when they come twice', async () => {
    const result = await bring(app, minh.token, { sets: [aSet({ cards: [CARD, CARD] }), aSet()] });

    expect(result).toMatchObject({ cards: 1, repeated: 2, sets: [{ cards: 1 }, { cards: 0 }] });
  });

  it('come again with `repeats`', async () => {
    await saveCards(app, minh.token);

    const result = await bring(app, minh.token, {
      sets: [aSet({ cards: [CARD, CARD] })],
      repeats: true,
    });

    expect(result).toMatchObject({ cards: 2, repeated: 0 });
  });

  it.each([
    ['with another question', { ...CARD, question: 'Tế bào?' }],
    ['with another answer', { ...CARD, answer: `${CARD.answer} ` }],
    ['in another case', { ...CARD, question: CARD.question.toUpperCase() }],
    [
      'cut elsewhere',
      {
        question: `${CARD.question}${CARD.answer.slice(0, 1)}`,
        answer: CARD.answer.slice(1),
      },
    ],
  ])('%s are others', async (_, card) => {
    await saveCards(app, minh.token);

    expect(await bring(app, minh.token, { sets: [aSet({ cards: [card] })] })).toMatchObject({
      cards: 1,
    });
  });

  it('and has deleted come again', async () => {
    await saveCards(app, minh.token);
    await app.call('POST', '/flashcard/delete', {
      token: minh.token,
      body: { flashcardIds: [1] },
    });

    expect(await bring(app, minh.token, { sets: [aSet()] })).toMatchObject({ cards: 1 });
  });
});

describe('past reviews', () => {
  it('of any age go into the log, and making the memory anew changes nothing', async () => {
    const history = [answered(900, 'again'), answered(899), answered(880), answered(3, 'hard')];
    const result = await bring(app, minh.token, {
      sets: [aSet({ cards: [{ ...CARD, reviews: history }, ...cards(2)] })],
    });

    expect(result).toMatchObject({ cards: 3, reviews: 4 });
    const { reviews, ...memory } = await readMemory(app, minh.token, 1);
    expect(memory).toMatchObject({ state: 'review', reps: 4 });
    expect(reviews.map(({ rating, mode }) => `${mode} ${rating}`)).toEqual([
      'import hard',
      'import good',
      'import good',
      'import again',
    ]);
    const kept = await readMemoryRows(app);
    await app.composition.services.rebuild.rebuildAll();
    expect(await readMemoryRows(app)).toEqual(kept);
    expect(await app.database.query('select is_started from quiz_flashcards order by 1')).toEqual([
      { is_started: false },
      { is_started: false },
      { is_started: true },
    ]);
    expect(await app.database.query('select reviews from memory_parameters')).toEqual([
      { reviews: 4 },
    ]);
  });

  it('count once, in whatever order they came', async () => {
    const [first, second] = [answered(9, 'easy'), answered(3, 'again')];

    const result = await bring(app, minh.token, {
      sets: [aSet({ cards: [{ ...CARD, reviews: [second, first, second] }] })],
    });

    expect(result.reviews).toBe(2);
    expect(await readMemory(app, minh.token, 1)).toMatchObject({
      state: 'relearning',
      lapses: 1,
      reviews: [{ answeredAt: second.answeredAt }, { answeredAt: first.answeredAt }],
    });
  });

  it('have ids that follow from student, card and time', async () => {
    await bring(app, minh.token, {
      sets: [aSet({ cards: [{ ...CARD, reviews: [PAST_REVIEW] }] })],
    });

    const { reviews } = await readMemory(app, minh.token, 1);

    expect(reviews).toMatchObject([{ reviewId: '3ff0945e-75bf-8084-8f84-539bd2fd6de3' }]);
  });

  it('lie on the days of the student’s clock', async () => {
    await app.call('PATCH', '/memory/settings', {
      token: minh.token,
      body: { timeZone: 'Asia/Ho_Chi_Minh' },
    });
    await bring(app, minh.token, {
      sets: [aSet({ cards: [{ ...CARD, reviews: [PAST_REVIEW] }] })],
    });

    expect((await readMemory(app, minh.token, 1)).reviews).toMatchObject([{ utcOffset: 420 }]);
  });

  it('in the future count as now', async () => {
    await bring(app, minh.token, {
      sets: [aSet({ cards: [{ ...CARD, reviews: [answered(-30)] }] })],
    });

    const { reviews } = await readMemory(app, minh.token, 1);
    expect(Date.parse(reviews[0]?.answeredAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('are what further answers go on from', async () => {
    await bring(app, minh.token, {
      sets: [aSet({ cards: [{ ...CARD, reviews: [answered(9)] }] })],
    });

    await sendReviews(app, minh.token, [
      {
        reviewId: '20000000-0000-4000-8000-000000000001',
        flashcardId: 1,
        rating: 'good',
        mode: 'today',
        answeredAt: daysAgo(0),
        milliseconds: 1_000,
        utcOffset: 0,
      },
    ]);

    expect(await readMemory(app, minh.token, 1)).toMatchObject({ reps: 2 });
  });
});

describe('a dry run', () => {
  it('answers the same figures without ids and writes nothing', async () => {
    await saveCards(app, minh.token);
    const before = await readEverything();
    const body = {
      sets: [
        aSet({ document: DRAFT, cards: [CARD, { ...cards(1)[0], reviews: [answered(3)] }] }),
        aSet(),
      ],
    };

    const tried = await sendImport(
      app,
      minh.token,
      { ...body, dryRun: true },
      { headers: { 'idempotency-key': 'key-1' } },
    );

    expect(tried.body.data).toEqual({
      cards: 1,
      repeated: 2,
      overLimit: 0,
      reviews: 1,
      sets: [
        { quizId: null, documentId: null, title: 'Cells', cards: 1, repeated: 1, repeatedAt: [0] },
        { quizId: null, documentId: null, title: 'Cells', cards: 0, repeated: 1, repeatedAt: [0] },
      ],
    });
    expect(await readEverything()).toEqual(before);
    expect(await bring(app, minh.token, body)).toMatchObject({ cards: 1, repeated: 2, reviews: 1 });
  });
});

describe('a repeated key', () => {
  it('[B-78] gets the first answer again, also of several calls at once', async () => {
    const send = () =>
      sendImport(
        app,
        minh.token,
        { sets: [aSet()], repeats: true },
        { headers: { 'idempotency-key': 'key-1' } },
      );

    const answers = await Promise.all([send(), send(), send()]);

    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200 });
    expect((await readStudyRows(app)).cards).toHaveLength(1);
  });
});

describe('a body that is none', () => {
  const ofCard = (changes: Record<string, unknown>) => ({
    sets: [aSet({ cards: [CARD, { ...CARD, ...changes }] })],
  });
  const ofReview = (changes: Record<string, unknown>) =>
    ofCard({ reviews: [{ ...PAST_REVIEW, ...changes }] });
  const at = 'sets[0].cards[1]: ';
  const atReview = 'sets[0].cards[1].reviews[0]: ';

  it.each<[string, unknown, string]>([
    ['nothing', {}, STUDY_MESSAGES.importedSets],
    ['no sets', { sets: [] }, STUDY_MESSAGES.importedSets],
    ['a text', { sets: 'sets' }, STUDY_MESSAGES.importedSets],
    [
      '1,001 sets',
      { sets: Array.from({ length: 1_001 }, () => aSet()) },
      STUDY_MESSAGES.importedSets,
    ],
    ['10,001 cards', { sets: [aSet({ cards: cards(10_001) })] }, STUDY_MESSAGES.importedCards],
    ['neither card nor document', { sets: [aSet({ cards: [] })] }, STUDY_MESSAGES.importedCards],
    ['no title', { sets: [aSet({ title: ' ' })] }, `sets[0]: ${STUDY_MESSAGES.setName}`],
    [
      'cards that are none',
      { sets: [aSet({ cards: 7 })] },
      `sets[0]: ${STUDY_MESSAGES.importedCards}`,
    ],
    [
      'a document without a title',
      { sets: [aSet({ document: { ...DRAFT, title: '' } })] },
      `sets[0]: ${STUDY_MESSAGES.title}`,
    ],
    [
      'a number for a card',
      { sets: [aSet({ cards: [7] })] },
      `sets[0].cards[0]: ${STUDY_MESSAGES.card}`,
    ],
    ['no question', ofCard({ question: ' ' }), `${at}${STUDY_MESSAGES.question}`],
    ['no answer', ofCard({ answer: null }), `${at}${STUDY_MESSAGES.answer}`],
    ['a long note', ofCard({ note: 'n'.repeat(10_001) }), `${at}${STUDY_MESSAGES.note}`],
    [
      'a long original',
      ofCard({ original: 'n'.repeat(10_001) }),
      `${at}${STUDY_MESSAGES.original}`,
    ],
    [
      '51 tags',
      ofCard({ tags: Array.from({ length: 51 }, (_, n) => `t${n}`) }),
      `${at}${STUDY_MESSAGES.tags}`,
    ],
    ['a blank tag', ofCard({ tags: [' '] }), `sets[0].cards[1].tags[0]: ${STUDY_MESSAGES.tags}`],
    ['a fifth rating', ofReview({ rating: 'perfect' }), `${atReview}${STUDY_MESSAGES.rating}`],
    ['no time', ofReview({ answeredAt: 'yesterday' }), `${atReview}${STUDY_MESSAGES.answeredAt}`],
    [
      'a time before time',
      ofReview({ answeredAt: '0001-01-01T00:00:00+14:00' }),
      `${atReview}${STUDY_MESSAGES.pastAnsweredAt}`,
    ],
    [
      '1,001 reviews',
      ofCard({ reviews: Array.from({ length: 1_001 }, () => PAST_REVIEW) }),
      `${at}${STUDY_MESSAGES.pastReviews}`,
    ],
    ['a text for a switch', { sets: [aSet()], dryRun: 'yes' }, STUDY_MESSAGES.dryRun],
    [
      'an unknown field',
      { sets: [aSet()], force: true },
      `${MESSAGES.invalidRequest} Unknown field: force.`,
    ],
    [
      'an unknown field of a card',
      ofCard({ front: 'x' }),
      `${at}${MESSAGES.invalidRequest} Unknown field: front.`,
    ],
    ['NUL', ofCard({ note: 'a\0b' }), MESSAGES.invalidRequest],
  ])('%s is refused, and nothing is written', async (_, body, message) => {
    const answer = await sendImport(app, minh.token, body);

    expect(answer.body).toEqual(refusal('invalid_input', message));
    expect(await readStudyRows(app)).toMatchObject({ cards: [], sets: [] });
  });

  it('over its size says so', async () => {
    const answer = await sendImport(app, minh.token, ' '.repeat(16_777_217));

    expect(answer.body).toEqual(refusal('too_large', STUDY_MESSAGES.importTooLarge));
  });
});
