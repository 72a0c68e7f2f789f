import { ChoiceTotalsSchema, STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { cards, listCards, saveCards } from '../../testing/flashcards';
import { DRAFT } from '../../testing/documents';
import { bring, sendImport } from '../../testing/imports';
import { signUpOperator } from '../../testing/operators';
import { refusal } from '../../testing/refusal';
import { signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const GROUP = { engine: 'embedded', language: 'en' };
const SURE = { kind: 'definition', shownAs: 'selected', kept: 2, edited: 1, dropped: 4 };
const MAYBE = { kind: 'cloze', shownAs: 'maybe', kept: 1, edited: 0, dropped: 3 };
/** Of the four cards that are saved with them. */
const CHOICES = { ...GROUP, counts: [SURE, MAYBE] };

let app: TestApp;
let student: Student;
let operator: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  student = await signUp(app);
  operator = await signUpOperator(app);
});

function save({
  choices = CHOICES,
  count = 4,
  key,
  documentId,
  token = student.token,
}: {
  choices?: unknown;
  count?: number;
  key?: string;
  documentId?: number;
  token?: string;
} = {}) {
  return app.call('POST', '/flashcard/add-bulk', {
    token,
    body: { flashcardList: cards(count), choices, ...(documentId && { documentId }) },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
}

async function readTotals() {
  const { body } = await app.call('GET', '/admin/card-choices', { token: operator.token });
  const { days, totals } = ChoiceTotalsSchema.parse(body.data);
  expect(days).toBe(30);
  return totals;
}

describe('[D-40] what a student keeps of a batch', () => {
  it('is counted with the cards that are saved', async () => {
    expect((await save()).status).toBe(200);

    expect(await readTotals()).toEqual([
      { ...GROUP, ...MAYBE },
      { ...GROUP, ...SURE },
    ]);
  });

  it('is added to what others kept on the same day, whatever the order of their groups', async () => {
    const others = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
    const reversed = { ...GROUP, counts: [MAYBE, SURE] };

    await Promise.all([save(), save({ token: others.token, choices: reversed }), save()]);

    expect(await readTotals()).toEqual([
      { ...GROUP, ...MAYBE, kept: 3, dropped: 9 },
      { ...GROUP, ...SURE, kept: 6, edited: 3, dropped: 12 },
    ]);
  });

  it('is told apart by engine and language', async () => {
    const counts = [{ ...SURE, kept: 4, edited: 0 }];
    await save({ choices: { engine: 'llm', language: 'vi', counts } });
    await save({ choices: { engine: 'other', language: 'other', counts } });

    expect(await readTotals()).toEqual([
      { engine: 'llm', language: 'vi', ...counts[0] },
      { engine: 'other', language: 'other', ...counts[0] },
    ]);
  });

  it('[B-78] is counted once, however often the same call comes', async () => {
    await Promise.all([save({ key: 'a' }), save({ key: 'a' })]);
    await save({ key: 'a' });

    expect(await readTotals()).toContainEqual({ ...GROUP, ...SURE });
  });

  it('is not counted where the cards are not saved', async () => {
    const answer = await save({ documentId: 999 });

    expect(answer.status).toBe(404);
    expect(await readTotals()).toEqual([]);
  });

  it('is not asked for: cards without it are saved', async () => {
    await saveCards(app, student.token);
    expect((await save({ choices: null })).status).toBe(200);

    expect(await readTotals()).toEqual([]);
  });

  it('leaves numbers behind, and nothing about the student', async () => {
    await save();

    const [row] = await app.database.query('select * from card_choices');

    expect(Object.keys(row ?? {})).toEqual([
      'day',
      'engine',
      'language',
      'kind',
      'shown_as',
      'kept',
      'edited',
      'dropped',
    ]);
  });
});

describe('[D-40] what a student keeps of documents that are brought', () => {
  const many = (choices: unknown[]) => ({
    sets: choices.map((each, index) => ({
      title: `Set ${index}`,
      cards: cards(4).map((card) => ({ ...card, question: `${index}: ${card.question}` })),
      choices: each,
    })),
  });

  it('is counted for all of them together, and a list without choices is none of them', async () => {
    const other = { ...CHOICES, language: 'vi' };

    await bring(app, student.token, many([other, CHOICES, undefined, CHOICES]));

    expect(await readTotals()).toEqual([
      { ...GROUP, ...MAYBE, kept: 2, dropped: 6 },
      { ...GROUP, ...SURE, kept: 4, edited: 2, dropped: 8 },
      { ...GROUP, ...MAYBE, language: 'vi' },
      { ...GROUP, ...SURE, language: 'vi' },
    ]);
  });

  it('is counted of a document whose cards were all dropped', async () => {
    const dropped = { ...SURE, kept: 0, edited: 0 };
    const choices = { ...GROUP, counts: [dropped] };

    await bring(app, student.token, {
      sets: [{ title: 'None', document: DRAFT, cards: [], choices }],
    });

    expect(await readTotals()).toEqual([{ ...GROUP, ...dropped }]);
  });

  it('is not counted by a dry run', async () => {
    await bring(app, student.token, { ...many([CHOICES]), dryRun: true });

    expect(await readTotals()).toEqual([]);
  });

  it('is refused with cards that are not those that were kept', async () => {
    const answer = await sendImport(app, student.token, {
      sets: [{ title: 'Set', cards: cards(3), choices: CHOICES }],
    });

    expect(answer.body).toEqual(refusal('invalid_input', `sets[0]: ${STUDY_MESSAGES.choices}`));
  });
});

describe('[D-40] nobody can spoil the measure', () => {
  it.each([
    ['claim more kept cards than are saved', CHOICES, 3],
    ['count a kind of card twice', { ...GROUP, counts: [SURE, SURE] }, 6],
    ['drop more than an answer holds', { ...GROUP, counts: [{ ...SURE, dropped: 48 }] }, 3],
    ['hold a text', { ...CHOICES, text: 'Osmosis' }, 4],
  ])('with choices that %s', async (_, choices, count) => {
    const { status } = await save({ choices, count });

    expect(status).toBe(400);
    expect(await readTotals()).toEqual([]);
    expect((await listCards(app, student.token)).totalItems).toBe(0);
  });

  it('and is told what is wrong', async () => {
    expect((await save({ count: 3 })).body).toEqual(
      refusal('invalid_input', STUDY_MESSAGES.choices),
    );
  });

  it('by many batches: fifty of an account count in a day, and all cards are saved', async () => {
    const one = { ...GROUP, counts: [{ ...SURE, kept: 1, edited: 0 }] };
    for (let batch = 0; batch < 52; batch += 1) {
      await save({ choices: one, count: 1 });
    }

    expect(await readTotals()).toEqual([{ ...GROUP, ...SURE, kept: 50, edited: 0, dropped: 200 }]);
    expect((await listCards(app, student.token)).totalItems).toBe(52);
  });
});

describe('the counters', () => {
  const move = (days: number) =>
    app.database.query(`update card_choices set day = current_date - ${days}`);

  it.each([
    [29, 2],
    [30, 0],
  ])('of %d days ago are shown in %d groups', async (days, groups) => {
    await save();
    await move(days);

    expect(await readTotals()).toHaveLength(groups);
  });

  it('of several days are shown together', async () => {
    await save();
    await move(3);
    await save();

    expect(await readTotals()).toContainEqual({
      ...GROUP,
      ...SURE,
      kept: 4,
      edited: 2,
      dropped: 8,
    });
  });

  it.each([
    [395, 2],
    [396, 0],
  ])('of %d days ago leave %d rows behind', async (days, rows) => {
    await save();
    await move(days);

    await app.composition.services.cardChoices.purgeOld();

    expect(await app.database.query('select day from card_choices')).toHaveLength(rows);
  });

  it('outlive the account whose choices they hold', async () => {
    await save();
    await app.database.query(`delete from users where email = '${student.email}'`);

    expect(await readTotals()).toHaveLength(2);
  });
});
