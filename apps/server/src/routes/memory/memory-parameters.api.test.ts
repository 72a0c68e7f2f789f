import { OWN_PARAMETERS_REVIEWS } from '@scholar/contract';
import { createScheduler, DAY_MS } from '@scholar/memory';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { putExam, readExam } from '../../testing/exams';
import {
  answerTo,
  readMemory,
  readMemoryRows,
  readToday,
  sendReviews,
  undo,
} from '../../testing/memory';
import {
  createFitRound,
  makeAnswers,
  OWN_WEIGHTS,
  readParameters,
  seedAnswers,
} from '../../testing/own-parameters';
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

const WEEK_MS = 7 * DAY_MS;
const inWeeks = (weeks: number) => new Date(Date.now() + weeks * WEEK_MS + 60_000);
const parameters = () => readParameters(app, minh.token);
const readKept = async () => (await readMemoryRows(app)).memory;
/** Fitted to nothing: what happens around it is the matter. */
const fitTo = (weights: number[], losses = { default: 0.4, own: 0.3 }) => ({
  fit: async () => ({ weights, losses }),
});

describe('a student’s own parameters', () => {
  it('are fitted after 400 answers, kept where they foretell better, and hold for every card', async () => {
    const reviews = await seedAnswers(app, minh.token);
    const before = await readKept();
    const round = createFitRound(app);

    await round.fitAt();

    expect(round.failures).toEqual([]);
    expect(round.fitted).toEqual([reviews]);
    const { fitted, ...counts } = await parameters();
    expect(counts).toEqual({ reviews, needed: OWN_PARAMETERS_REVIEWS, canFit: true });
    expect(fitted).toMatchObject({ isUsed: true, reviews });
    expect(fitted?.lossOwn).toBeLessThan(fitted?.lossDefault ?? 0);
    const after = await readKept();
    expect(after).not.toEqual(before);
    // The same is known of every card, only its schedule is another.
    const answersOf = (rows: Record<string, unknown>[]) =>
      rows.map((row) => [row['flashcard_id'], row['reps'], row['last_review_id']]);
    expect(answersOf(after)).toEqual(answersOf(before));
    await app.composition.services.rebuild.rebuildAll();
    expect(await readKept()).toEqual(after);
  });

  it('are what Today, a card and an answer are scheduled with, and Today brings them along', async () => {
    await seedAnswers(app, minh.token);
    await createFitRound(app, fitTo(OWN_WEIGHTS)).fitAt();

    const { weights, cards, asOf } = await readToday(app, minh.token);
    expect(weights).toEqual(OWN_WEIGHTS);
    const scheduler = createScheduler({ weights: OWN_WEIGHTS });
    const [card] = cards;
    const moment = { at: asOf, utcOffset: 0 };
    expect(card!.next).toEqual(scheduler.nextIntervals(card!.flashcardId, card!, moment));
    expect(card!.next).not.toEqual(
      createScheduler().nextIntervals(card!.flashcardId, card!, moment),
    );
    expect((await readMemory(app, minh.token, card!.flashcardId)).next).toEqual(card!.next);

    const review = { ...answerTo(card!.flashcardId), utcOffset: 0 };
    const { states } = await sendReviews(app, minh.token, [review]);
    const answer = { ...review, rating: 'good', mode: 'today', how: 'shown' } as const;
    expect(states[0]).toMatchObject(scheduler.answer(card!.flashcardId, card!, answer));
    await undo(app, minh.token, review.reviewId);
    expect(await readMemory(app, minh.token, card!.flashcardId)).toMatchObject({
      stability: card!.stability,
      due: card!.due,
    });
  });

  it('are not kept where the end of the log is unlike the rest', async () => {
    // Remembers whatever comes, and from one day on nothing.
    await seedAnswers(app, minh.token, { changes: (share) => share < 0.8 });
    const before = await readKept();

    await createFitRound(app).fitAt();

    const { fitted } = await parameters();
    expect(fitted).toMatchObject({ isUsed: false });
    expect(fitted?.lossOwn).toBeGreaterThan(fitted?.lossDefault ?? 0);
    expect((await readToday(app, minh.token)).weights).toBe(null);
    expect(await readKept()).toEqual(before);
  });

  it('give way to the general ones when those foretell better later', async () => {
    await seedAnswers(app, minh.token);
    const general = await readKept();
    await createFitRound(app, fitTo(OWN_WEIGHTS)).fitAt();
    expect(await readKept()).not.toEqual(general);
    await sendReviews(app, minh.token, [answerTo(1)]);
    await undoLast();

    await createFitRound(app, fitTo(OWN_WEIGHTS, { default: 0.3, own: 0.3 })).fitAt(inWeeks(1));

    expect((await parameters()).fitted).toMatchObject({ isUsed: false, lossOwn: 0.3 });
    expect(await readKept()).toEqual(general);
  });

  async function undoLast() {
    const [last] = await app.database.query<{ id: string }>(
      "select review_id as id from reviews where mode = 'today'",
    );
    await undo(app, minh.token, last?.id ?? '');
  }

  it('foretell how ready the student is for an exam', async () => {
    await seedAnswers(app, minh.token);
    await putExam(app, minh.token);
    const general = await readExam(app, minh.token, 1);

    // Of the same memories: only what becomes of them is foretold by other parameters.
    await app.database.query(`update memory_parameters set loss_default = 2, loss_own = 1,
      weights = '{${OWN_WEIGHTS.join(',')}}'`);

    const { readiness } = await readExam(app, minh.token, 1);
    expect(readiness?.asThingsStand).toBeLessThan(general.readiness?.asThingsStand ?? 0);
  });
});

describe('a fit', () => {
  it('waits for 400 answers that count', async () => {
    await seedAnswers(app, minh.token, { cardCount: 20 });
    const { reviews } = await parameters();
    expect(reviews).toBeGreaterThan(50);
    const round = createFitRound(app, fitTo(OWN_WEIGHTS));

    await round.fitAt(inWeeks(5));
    expect(round.fitted).toEqual([]);
    expect((await parameters()).fitted).toBe(null);

    // One short of it, then just enough.
    await answerMore(OWN_PARAMETERS_REVIEWS - 1 - reviews);
    await round.fitAt();
    expect(round.fitted).toEqual([]);
    await answerMore(1);
    await round.fitAt();
    expect(round.fitted).toEqual([OWN_PARAMETERS_REVIEWS]);
  });

  async function answerMore(count: number) {
    const answers = Array.from({ length: count }, () => answerTo(1));
    await sendReviews(app, minh.token, answers);
    return answers;
  }

  it('counts neither what was taken back nor what a deleted card was answered', async () => {
    await seedAnswers(app, minh.token, { cardCount: 20 });
    const { reviews } = await parameters();
    const [answer] = await answerMore(OWN_PARAMETERS_REVIEWS - reviews);
    await undo(app, minh.token, answer!.reviewId);
    expect((await parameters()).reviews).toBe(OWN_PARAMETERS_REVIEWS - 1);
    const round = createFitRound(app, fitTo(OWN_WEIGHTS));

    await round.fitAt();

    expect(round.fitted).toEqual([]);
    await answerMore(1);
    await app.database.query('delete from card_memory where flashcard_id = 2');
    await round.fitAt(inWeeks(2));
    expect(round.fitted).toEqual([]);
    expect((await parameters()).reviews).toBeLessThan(OWN_PARAMETERS_REVIEWS);
  });

  it('comes at most once a week, and only after further answers', async () => {
    await seedAnswers(app, minh.token);
    const round = createFitRound(app, fitTo(OWN_WEIGHTS));
    await round.fitAt();
    await round.fitAt(inWeeks(3));
    expect(round.fitted).toHaveLength(1);

    await answerMore(1);
    await round.fitAt(new Date(Date.now() + WEEK_MS - 60_000));
    expect(round.fitted).toHaveLength(1);
    await round.fitAt(inWeeks(1));
    expect(round.fitted).toHaveLength(2);
  });

  it('happens once where two servers look at the same time', async () => {
    await seedAnswers(app, minh.token);
    const lan = await signUp(app, { email: 'lan@example.com' });
    await seedAnswers(app, lan.token);
    const [one, other] = [
      createFitRound(app, fitTo(OWN_WEIGHTS)),
      createFitRound(app, fitTo(OWN_WEIGHTS)),
    ];

    await Promise.all([one.fitAt(), other.fitAt()]);

    expect([...one.fitted, ...other.fitted]).toHaveLength(2);
    expect((await parameters()).fitted?.isUsed).toBe(true);
    expect((await readParameters(app, lan.token)).fitted?.isUsed).toBe(true);
  });

  it('that fails changes nothing, holds up nobody and is tried again a week later', async () => {
    await seedAnswers(app, minh.token);
    const lan = await signUp(app, { email: 'lan@example.com' });
    await seedAnswers(app, lan.token);
    const before = await readKept();
    let tries = 0;
    const round = createFitRound(app, {
      fit: async () => {
        tries += 1;
        if (tries === 1) {
          throw new Error('The thread has died.');
        }
        return { weights: OWN_WEIGHTS, losses: null };
      },
    });

    await round.fitAt();

    expect(round.failures).toHaveLength(1);
    expect(tries).toBe(2);
    expect((await parameters()).fitted).toBe(null);
    expect((await readParameters(app, lan.token)).fitted).toMatchObject({ isUsed: false });
    expect(await readKept()).toEqual(before);
    await answerMore(1);
    await round.fitAt(new Date(Date.now() + WEEK_MS - 60_000));
    expect(tries).toBe(2);
    await round.fitAt(inWeeks(1));
    expect(tries).toBe(3);
  });

  it('is not tried where the machine has no optimiser', async () => {
    await seedAnswers(app, minh.token);
    const round = createFitRound(app, { isThere: async () => false });

    await round.fitAt();
    expect(round.fitted).toEqual([]);

    // Nobody's turn was lost.
    await createFitRound(app, fitTo(OWN_WEIGHTS)).fitAt();
    expect((await parameters()).fitted?.isUsed).toBe(true);
  });

  it.each<[string, 'fit' | 'read' | 'kept']>([
    ['while it is reckoned', 'fit'],
    ['after the log was read', 'read'],
    ['while the memories change', 'kept'],
  ])('loses no answer that arrives %s, and counts none twice', async (_, when) => {
    await seedAnswers(app, minh.token);
    const late = makeAnswers({ cardIds: [1, 2, 3], perCard: 3 });
    const { store } = app.composition;
    let sending: Promise<unknown> | undefined;
    const send = () => (sending ??= sendReviews(app, minh.token, late));
    const round = createFitRound(app, {
      fit: async () => {
        await (when === 'fit' && send());
        return fitTo(OWN_WEIGHTS).fit();
      },
      store: {
        ...store,
        transaction: async (work) => {
          await (when === 'read' && send());
          return store.transaction((repositories) =>
            work({
              ...repositories,
              memory: {
                ...repositories.memory,
                keep: (owner, memories) => {
                  // Waits for the lock.
                  void send();
                  return repositories.memory.keep(owner, memories);
                },
              },
            }),
          );
        },
      },
    });
    const { reviews } = await parameters();

    await round.fitAt();
    await sending;

    expect(round.failures).toEqual([]);
    expect(await parameters()).toMatchObject({
      reviews: reviews + late.length,
      fitted: { isUsed: true },
    });
    const kept = await readKept();
    await app.composition.services.rebuild.rebuildAll();
    expect(await readKept()).toEqual(kept);
  });

  it('that ends in the middle leaves parameters and memories as they were', async () => {
    await seedAnswers(app, minh.token);
    const before = [await readKept(), await parameters()];
    const { store } = app.composition;
    let kept = 0;
    const round = createFitRound(app, {
      ...fitTo(OWN_WEIGHTS),
      store: {
        ...store,
        transaction: (work) =>
          store.transaction(async (repositories) => {
            await work(repositories);
            kept += 1;
            throw new Error('The power went out.');
          }),
      },
    });

    await round.fitAt();

    expect([kept, round.failures.length]).toEqual([1, 1]);
    expect([await readKept(), await parameters()]).toEqual(before);
    expect((await readToday(app, minh.token)).weights).toBe(null);
  });
});

describe('what is told', () => {
  const NOTHING = { reviews: 0, needed: 400, canFit: true, fitted: null };

  it('begins with nothing', async () => {
    expect(await parameters()).toEqual(NOTHING);
  });

  it('says that the machine has no optimiser', async () => {
    // Where its native part would be looked for.
    vi.stubEnv('NAPI_RS_NATIVE_LIBRARY_PATH', '/nowhere');
    const without = await startTestApp();
    const lan = await signUp(without, { email: 'lan@example.com' });

    const told = await readParameters(without, lan.token);

    vi.unstubAllEnvs();
    await without.close();
    expect(told).toEqual({ ...NOTHING, canFit: false });
  });

  it('[A-41] is one’s own alone', async () => {
    await seedAnswers(app, minh.token);
    await createFitRound(app, fitTo(OWN_WEIGHTS)).fitAt();
    const lan = await signUp(app, { email: 'lan@example.com' });

    expect(await readParameters(app, lan.token)).toEqual(NOTHING);
    expect((await readToday(app, lan.token)).weights).toBe(null);
  });

  it('ends with the account', async () => {
    await seedAnswers(app, minh.token, { cardCount: 2 });
    await app.database.query('delete from users');

    expect(await app.database.query('select * from memory_parameters')).toEqual([]);
  });
});
