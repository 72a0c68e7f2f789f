import { DeskSchema, MARKS_PER_CALL, STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { cards, saveCards, saveSet } from '../../testing/flashcards';
import { changeMarks, readStudied } from '../../testing/marks';
import { answerTo, daysAgo, readMemoryRows, sendReviews } from '../../testing/memory';
import { refusal } from '../../testing/refusal';
import { deactivate, signUp, type Student } from '../../testing/students';
import { addMember, endPlans, startTeam } from '../../testing/teams';
import { startTestApp, type TestApp } from '../../testing/test-app';

const EARLY = '2026-11-01T08:00:00.000Z';
const LATER = '2026-11-02T08:00:00.000Z';
const LATEST = '2026-11-03T08:00:00.000Z';
const FROM_BEFORE = '1970-01-01T00:00:00.000Z';

let app: TestApp;
let minh: Student;
let lan: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());

function studied(flashcardId: number, markedAt = EARLY) {
  return { flashcardId, mark: 'studied' as const, markedAt };
}

function studying(flashcardId: number, markedAt = EARLY) {
  return { flashcardId, mark: 'studying' as const, markedAt };
}

function readMarkRows() {
  return app.database.query('select * from study_marks order by 1, 3, 4');
}

async function readRecent({ token }: Student) {
  return DeskSchema.parse((await app.call('GET', '/report/desk', { token })).body.data).sets;
}

describe('[D-45] the marks of a set', () => {
  beforeEach(async () => {
    await app.reset();
    minh = await signUp(app, { email: 'minh@example.com' });
    await saveCards(app, minh.token, cards(5));
    await saveSet(app, minh.token, { title: 'Cells', flashcardList: [1, 2, 3, 4] });
  });

  it('are none in the beginning, and then what was marked', async () => {
    expect(await readStudied(app, minh.token, 1)).toEqual([]);

    expect(await changeMarks(app, minh.token, 1, { changes: [studied(2), studied(1)] })).toEqual([
      1, 2,
    ]);
    expect(await readStudied(app, minh.token, 1)).toEqual([1, 2]);
  });

  it('are no reviews and move no schedule', async () => {
    const before = await readMemoryRows(app);

    await changeMarks(app, minh.token, 1, { changes: [studied(1)], clearedAt: LATER });

    expect(await readMemoryRows(app)).toEqual(before);
  });

  it('follow what is remembered and forgotten in any mode, and are taken off after it', async () => {
    const answer = (rating: string, days: number) =>
      sendReviews(app, minh.token, [answerTo(1, { rating, answeredAt: daysAgo(days) })]);
    await answer('easy', 9);
    expect(await readStudied(app, minh.token, 1)).toEqual([1]);
    expect(await readRecent(minh)).toMatchObject([{ studied: 1 }]);

    await answer('again', 6);
    expect(await readStudied(app, minh.token, 1)).toEqual([]);
    await answer('good', 5);
    expect(await readStudied(app, minh.token, 1)).toEqual([1]);

    expect(await changeMarks(app, minh.token, 1, { clearedAt: daysAgo(4) })).toEqual([]);
    expect(await readRecent(minh)).toMatchObject([{ studied: 0 }]);
    await answer('good', 3);
    expect(await readStudied(app, minh.token, 1)).toEqual([1]);
  });

  it('can be taken off, and put on again', async () => {
    await changeMarks(app, minh.token, 1, { changes: [studied(1), studied(2)] });

    expect(await changeMarks(app, minh.token, 1, { changes: [studying(1, LATER)] })).toEqual([2]);
    expect(await changeMarks(app, minh.token, 1, { changes: [studied(1, LATEST)] })).toEqual([
      1, 2,
    ]);
  });

  it('are those of the last change by the student’s clock, however late the others come', async () => {
    await changeMarks(app, minh.token, 1, { changes: [studying(1, LATEST), studied(2, LATER)] });

    expect(
      await changeMarks(app, minh.token, 1, { changes: [studied(1, LATER), studying(2, EARLY)] }),
    ).toEqual([2]);
  });

  it('are the same after a second delivery, alone and within one call', async () => {
    const changes = [studied(1), studying(1, LATER), studied(2, LATER), studying(2, EARLY)];
    await changeMarks(app, minh.token, 1, { changes });
    const before = await readMarkRows();

    expect(await changeMarks(app, minh.token, 1, { changes: changes.toReversed() })).toEqual([2]);
    expect(await readMarkRows()).toEqual(before);
  });

  it('are the same of two devices at the same instant, whichever comes first', async () => {
    await changeMarks(app, minh.token, 1, { changes: [studied(1), studying(2)] });

    expect(await changeMarks(app, minh.token, 1, { changes: [studying(1), studied(2)] })).toEqual(
      [],
    );
  });

  it('unite with what browsers hold from before, but what was taken off since stays off', async () => {
    await changeMarks(app, minh.token, 1, { changes: [studied(1), studying(2)] });

    const union = { changes: [1, 2, 3].map((id) => studied(id, FROM_BEFORE)) };
    expect(await changeMarks(app, minh.token, 1, union)).toEqual([1, 3]);
  });

  it('are cleared all at once, and those on their way from before do not come back', async () => {
    await changeMarks(app, minh.token, 1, { changes: [studied(1), studied(2, LATEST)] });

    expect(await changeMarks(app, minh.token, 1, { clearedAt: LATER })).toEqual([2]);
    expect(
      await changeMarks(app, minh.token, 1, { changes: [studied(1), studied(3, EARLY)] }),
    ).toEqual([2]);
    expect(await changeMarks(app, minh.token, 1, { changes: [studied(3, LATEST)] })).toEqual([
      2, 3,
    ]);
  });

  it('of a clock that is ahead count as of now', async () => {
    await changeMarks(app, minh.token, 1, { changes: [studied(1, '2199-01-01T00:00:00Z')] });

    const soon = new Date(Date.now() + 1_000).toISOString();
    await expect
      .poll(() => changeMarks(app, minh.token, 1, { changes: [studying(1, soon)] }))
      .toEqual([]);
  });

  it('leave out cards that are not in the set, and never wait for them', async () => {
    const changes = [studied(5), studied(99), studied(1)];

    expect(await changeMarks(app, minh.token, 1, { changes })).toEqual([1]);
    expect(await readMarkRows()).toHaveLength(1);
  });

  it('belong to the set: the same card in another one has its own', async () => {
    await saveSet(app, minh.token, { title: 'Other', flashcardList: [1] });

    await changeMarks(app, minh.token, 1, { changes: [studied(1)] });

    expect(await readStudied(app, minh.token, 2)).toEqual([]);
  });

  it('go with a deleted card and come back with it', async () => {
    const as = { token: minh.token, body: { flashcardIds: [1] } };
    await changeMarks(app, minh.token, 1, { changes: [studied(1), studied(2)] });
    await app.call('POST', '/flashcard/delete', as);

    expect(await readStudied(app, minh.token, 1)).toEqual([2]);
    expect(await changeMarks(app, minh.token, 1, { changes: [studied(3)] })).toEqual([2, 3]);

    await app.call('POST', '/flashcard/restore', as);
    expect(await readStudied(app, minh.token, 1)).toEqual([1, 2, 3]);
  });

  it('go with a deleted set and come back with it', async () => {
    await changeMarks(app, minh.token, 1, { changes: [studied(1)] });
    await app.call('DELETE', '/quiz/delete-quiz/1', { token: minh.token });

    const gone = await app.call('GET', '/memory/marks/1', { token: minh.token });
    expect(gone.body).toEqual(refusal('not_found', STUDY_MESSAGES.setNotFound));
    expect(await readRecent(minh)).toEqual([]);

    await app.call('POST', '/quiz/restore/1', { token: minh.token });
    expect(await readStudied(app, minh.token, 1)).toEqual([1]);
  });

  it.each([
    [
      'a mark that is none',
      { changes: [{ ...studied(1), mark: 'known' }] },
      `changes[0]: ${STUDY_MESSAGES.mark}`,
    ],
    ['a day', { changes: [studied(1, '2026-11-01')] }, `changes[0]: ${STUDY_MESSAGES.markedAt}`],
    ['too many', { changes: Array(MARKS_PER_CALL + 1).fill(studied(1)) }, STUDY_MESSAGES.marks],
    ['a clearing without a time', { changes: [], clearedAt: 'now' }, STUDY_MESSAGES.clearedAt],
  ])('are refused whole where there is %s', async (_, body, message) => {
    const answer = await app.call('PATCH', '/memory/marks/1', { token: minh.token, body });

    expect(answer.body).toEqual(refusal('invalid_input', message));
    expect(await readMarkRows()).toEqual([]);
  });
});

describe('[A-38] the marks of others', () => {
  beforeEach(async () => {
    await app.reset();
    minh = await startTeam(app);
    lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
    await addMember(app, minh.token, lan);
    await saveCards(app, minh.token, cards(3));
    await saveSet(app, minh.token, { title: 'Ours', flashcardList: [1, 2, 3] });
    await saveSet(app, minh.token, { title: 'Mine', flashcardList: [1, 2, 3] });
    await app.call('POST', '/team/set/1', { token: minh.token });
  });

  const notFound = refusal('not_found', STUDY_MESSAGES.setNotFound);
  const tryAs = async ({ token }: Student, setId: number) => [
    (await app.call('GET', `/memory/marks/${setId}`, { token })).body,
    (
      await app.call('PATCH', `/memory/marks/${setId}`, {
        token,
        body: { changes: [studied(1)], clearedAt: LATER },
      })
    ).body,
  ];

  it('are out of reach with their set, which answers as if it never was', async () => {
    await changeMarks(app, minh.token, 2, { changes: [studied(1)] });
    const before = await readMarkRows();

    expect(await tryAs(lan, 2)).toEqual([notFound, notFound]);
    expect(await tryAs(lan, 99)).toEqual([notFound, notFound]);
    expect(await readMarkRows()).toEqual(before);
  });

  it('are each student’s own in a set of the team', async () => {
    await changeMarks(app, minh.token, 1, { changes: [studied(1)] });
    await changeMarks(app, lan.token, 1, { changes: [studied(2), studied(3)] });
    await changeMarks(app, minh.token, 1, { clearedAt: LATER });

    expect(await readStudied(app, minh.token, 1)).toEqual([]);
    expect(await readStudied(app, lan.token, 1)).toEqual([2, 3]);
    expect(await readRecent(lan)).toEqual([
      { quizId: 1, title: 'Ours', flashcardCount: 3, studied: 2 },
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is no longer shared', () => app.call('DELETE', '/team/set/1', { token: minh.token })],
    ['is left with the team', () => app.call('POST', '/team/leave', { token: lan.token })],
    ['is not paid for', () => endPlans(app)],
    ['lost its author', () => deactivate(app, minh)],
  ])('are out of reach once the set %s', async (_, happen) => {
    await changeMarks(app, lan.token, 1, { changes: [studied(2)] });

    await happen();

    expect(await tryAs(lan, 1)).toEqual([notFound, notFound]);
    expect(await readRecent(lan)).toEqual([]);
  });
});
