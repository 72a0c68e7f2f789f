import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { cards, saveCards, saveSet } from '../../testing/flashcards';
import {
  answerTo,
  daysAgo,
  minutesAgo,
  newReviewId,
  readMemory,
  readMemoryRows,
  sendReviews,
  undo,
} from '../../testing/memory';
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
  await saveSet(app, minh.token, { flashcardList: cards(3) });
});

const send = (reviews: unknown[], token = minh.token) => sendReviews(app, token, reviews);
const post = (reviews: unknown) =>
  app.call('POST', '/memory/reviews', { token: minh.token, body: { reviews } });

describe('reviews', () => {
  it('[D-46] move the memory of their cards', async () => {
    const answeredAt = minutesAgo(5);

    const answer = await send([answerTo(1, { answeredAt }), answerTo(2, { rating: 'easy' })]);

    expect(answer).toMatchObject({ accepted: 2, repeated: 0, refused: [] });
    const [first, second] = answer.states;
    expect(first).toMatchObject({
      flashcardId: 1,
      state: 'learning',
      due: new Date(Date.parse(answeredAt) + 600_000).toISOString(),
      reps: 1,
      lapses: 0,
      isLeech: false,
    });
    expect(second).toMatchObject({ flashcardId: 2, state: 'review', stability: 8.2956 });
  });

  it('[D-46] count once, however often they are sent', async () => {
    const reviews = [answerTo(1), answerTo(2)];
    const first = await send([...reviews, ...reviews.slice(0, 1)]);
    const rows = await readMemoryRows(app);

    const again = await send(reviews);

    expect([first.accepted, first.repeated]).toEqual([2, 1]);
    expect([again.accepted, again.repeated, again.refused]).toEqual([0, 2, []]);
    expect(again.states.map(({ flashcardId }) => flashcardId).toSorted()).toEqual([1, 2]);
    expect(await readMemoryRows(app)).toEqual(rows);
  });

  it('[D-46] count once when an id comes in capital letters', async () => {
    const review = answerTo(1, { reviewId: 'abcdefab-0000-4000-8000-00000000000a' });
    await send([review]);

    const again = await send([{ ...review, reviewId: review.reviewId.toUpperCase() }]);

    expect(again).toMatchObject({ accepted: 0, repeated: 1 });
  });

  it('[D-46] that come late take their place in between', async () => {
    const [early, late] = [
      answerTo(1, { answeredAt: daysAgo(20), rating: 'easy' }),
      answerTo(1, { answeredAt: daysAgo(3), rating: 'good' }),
    ];
    const inOrder = await send([early, late]);
    const lan = await signUp(app, { email: 'lan@example.com' });
    const [card] = await saveCards(app, lan.token, cards(1));
    const flashcardId = card?.flashcardId ?? 0;
    const own = [late, early].map((review) => ({ ...review, flashcardId }));

    await send(own.slice(0, 1), lan.token);
    const outOfOrder = await send(own.slice(1), lan.token);

    const { due: _, flashcardId: __, ...expected } = inOrder.states[0] ?? {};
    expect(outOfOrder.states[0]).toMatchObject(expected);
  });

  it('[D-46] in the future count as now', async () => {
    const before = Date.now();

    const { states } = await send([answerTo(1, { answeredAt: daysAgo(-300) })]);

    const reviewedAt = Date.parse(states[0]?.reviewedAt ?? '');
    expect(reviewedAt).toBeGreaterThanOrEqual(before);
    expect(reviewedAt).toBeLessThanOrEqual(Date.now());
  });

  it('[D-46] are refused one by one, with the reason', async () => {
    await app.call('POST', '/flashcard/delete', { token: minh.token, body: { flashcardIds: [2] } });
    const [unknown, deleted, late, imported, good] = [
      answerTo(2_147_483_647),
      answerTo(2),
      answerTo(3, { answeredAt: daysAgo(31) }),
      answerTo(3, { answeredAt: daysAgo(400), mode: 'import' }),
      answerTo(1, { answeredAt: daysAgo(29) }),
    ];

    const answer = await send([unknown, deleted, late, imported, good]);

    expect(answer).toMatchObject({
      accepted: 2,
      repeated: 0,
      refused: [
        { reviewId: unknown.reviewId, reason: 'card_not_found' },
        { reviewId: deleted.reviewId, reason: 'card_deleted' },
        { reviewId: late.reviewId, reason: 'too_late' },
      ],
    });
    expect(answer.states.map(({ flashcardId }) => flashcardId).toSorted()).toEqual([1, 3]);
  });

  it('[D-46] known from before are not refused because their card was deleted since', async () => {
    const review = answerTo(1);
    await send([review]);
    await app.call('POST', '/flashcard/delete', { token: minh.token, body: { flashcardIds: [1] } });

    expect(await send([review])).toMatchObject({ accepted: 0, repeated: 1, refused: [] });
  });

  it('[D-49] of other modes change the schedule with the first answer of a day at most', async () => {
    // A moment apart, so that no day begins between them.
    const first = Date.now() - 120_000;
    const [at, then] = [first, first + 1].map((time) => new Date(time).toISOString());
    const [wrong, ...others] = [
      answerTo(1, { mode: 'test', rating: 'again', answeredAt: at }),
      answerTo(1, { mode: 'write', rating: 'good', answeredAt: then }),
      answerTo(2, { mode: 'test', rating: 'good', answeredAt: then }),
      answerTo(3, { mode: 'test', how: 'typed', rating: 'good', answeredAt: then }),
    ];
    await send([wrong]);
    const before = await readMemory(app, minh.token, 1);

    const { states } = await send(others);

    const byCard = new Map(states.map((state) => [state.flashcardId, state]));
    expect(byCard.get(1)).toMatchObject({ state: 'learning', due: before.due, reps: 1 });
    expect(byCard.get(2)).toMatchObject({ state: 'new', due: null, reps: 0 });
    expect(byCard.get(3)).toMatchObject({ state: 'learning', reps: 1 });
    expect((await readMemory(app, minh.token, 1)).reviews).toHaveLength(2);
  });

  it('of two devices at once all count', async () => {
    const batches = Array.from({ length: 8 }, (_, batch) =>
      Array.from({ length: 5 }, (__, index) =>
        answerTo(1 + (index % 3), { answeredAt: minutesAgo(100 - batch * 5 - index) }),
      ),
    );

    const answers = await Promise.all(batches.map((batch) => send(batch)));

    expect(answers.map(({ accepted }) => accepted)).toEqual(batches.map(() => 5));
    const kept = await readMemoryRows(app);
    expect(kept.log).toHaveLength(40);
    await app.composition.services.rebuild.rebuildAll();
    expect(await readMemoryRows(app)).toEqual(kept);
  });

  it.each<[string, unknown, string]>([
    ['no list', undefined, STUDY_MESSAGES.reviews],
    ['an empty list', [], STUDY_MESSAGES.reviews],
    ['a text', 'reviews', STUDY_MESSAGES.reviews],
    ['501 reviews', Array.from({ length: 501 }, () => answerTo(1)), STUDY_MESSAGES.reviews],
    ['no id', [answerTo(1, { reviewId: 'x' })], STUDY_MESSAGES.reviewId],
    ['a card that is none', [answerTo(0)], STUDY_MESSAGES.id],
    ['a fifth rating', [answerTo(1, { rating: 'perfect' })], STUDY_MESSAGES.rating],
    ['another mode', [answerTo(1, { mode: 'sleep' })], STUDY_MESSAGES.mode],
    ['another way', [answerTo(1, { how: 'guessed' })], STUDY_MESSAGES.how],
    [
      'a day without a time',
      [answerTo(1, { answeredAt: '2026-11-16' })],
      STUDY_MESSAGES.answeredAt,
    ],
    [
      'a day that is none',
      [answerTo(1, { answeredAt: '2026-02-30T08:00:00Z' })],
      STUDY_MESSAGES.answeredAt,
    ],
    ['infinity', [answerTo(1, { answeredAt: 'infinity' })], STUDY_MESSAGES.answeredAt],
    ['a time as text', [answerTo(1, { milliseconds: '5' })], STUDY_MESSAGES.milliseconds],
    ['an offset of a day', [answerTo(1, { utcOffset: 1_440 })], STUDY_MESSAGES.utcOffset],
    ['half a minute', [answerTo(1, { utcOffset: 0.5 })], STUDY_MESSAGES.utcOffset],
  ])('[B-95] with %s are refused as a whole', async (_, reviews, message) => {
    const answer = await post(reviews);

    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
    expect((await readMemoryRows(app)).log).toEqual([]);
  });

  it.each([
    ['NaN', null, null],
    ['less than none', -5, 0],
    ['a night', 30_000_000, 60_000],
  ])('that took %s are cut down, not refused', async (_, milliseconds, kept) => {
    await send([answerTo(1, { milliseconds })]);

    expect((await readMemory(app, minh.token, 1)).reviews[0]?.milliseconds).toBe(kept);
  });

  it('come 500 at a time', async () => {
    const reviews = Array.from({ length: 500 }, (_, index) =>
      answerTo(1 + (index % 3), { answeredAt: minutesAgo(600 - index) }),
    );

    expect(await send(reviews)).toMatchObject({ accepted: 500 });
  });
});

describe('undo', () => {
  it('takes an answer back as if it had never been, and keeps both in the log', async () => {
    await send([answerTo(1, { answeredAt: daysAgo(5), rating: 'easy' })]);
    const { reviews: _, ...before } = await readMemory(app, minh.token, 1);
    const wrong = answerTo(1, { rating: 'again' });
    await send([wrong]);

    const after = await undo(app, minh.token, wrong.reviewId);

    const { reviews, next: __, ...now } = await readMemory(app, minh.token, 1);
    const { next: ___, ...expected } = before;
    expect({ ...after, stretch: 1 }).toEqual(expected);
    expect(now).toEqual(expected);
    expect(reviews.map(({ reviewId, isUndone }) => [reviewId, isUndone])).toEqual([
      [wrong.reviewId, true],
      [reviews[1]?.reviewId, false],
    ]);
    expect((await readMemoryRows(app)).log).toHaveLength(3);
  });

  it('makes a card new again when nothing else was answered', async () => {
    const review = answerTo(1);
    await send([review]);

    expect(await undo(app, minh.token, review.reviewId)).toMatchObject({
      state: 'new',
      due: null,
      reps: 0,
      answeredDay: null,
    });
  });

  it('twice is as good as once', async () => {
    const review = answerTo(1);
    await send([review]);
    const once = await undo(app, minh.token, review.reviewId);
    const rows = await readMemoryRows(app);

    expect(await undo(app, minh.token, review.reviewId)).toEqual(once);
    expect(await readMemoryRows(app)).toEqual(rows);
  });

  it('of what is not in the log is not found', async () => {
    const answer = await app.call('POST', '/memory/undo', {
      token: minh.token,
      body: { reviewId: newReviewId() },
    });

    expect(answer.body).toEqual(refusal('not_found', STUDY_MESSAGES.reviewNotFound));
  });
});

describe('the log', () => {
  it('is the truth: the memory made anew from it is the same', async () => {
    const reviews = Array.from({ length: 60 }, (_, index) =>
      answerTo(1 + (index % 3), {
        answeredAt: daysAgo((index * 7) % 29),
        rating: ['again', 'hard', 'good', 'easy'][index % 4],
        mode: ['today', 'test', 'write', 'match'][index % 5] ?? 'learn',
        utcOffset: index % 2 === 0 ? 420 : -480,
      }),
    );
    for (let start = 0; start < reviews.length; start += 7) {
      await send(reviews.slice(start, start + 7));
    }
    await undo(app, minh.token, reviews[10]?.reviewId ?? '');
    await app.call('PATCH', '/memory/card/2', { token: minh.token, body: { isFlagged: true } });
    const kept = await readMemoryRows(app);

    await app.database.query(
      "update card_memory set stability = 1, due = now(), reps = 99, state = 'review'",
    );
    expect(await app.composition.services.rebuild.rebuildAll()).toEqual({ students: 1, cards: 3 });

    expect(await readMemoryRows(app)).toEqual(kept);
  });

  it('holds nothing that a missing card could have left', async () => {
    await send([answerTo(1), answerTo(2)]);
    await app.database.query(
      "update flashcards set deleted_at = now() - interval '31 days' where id = 1",
    );

    await app.composition.services.flashcards.purgeRemoved();

    const { log, memory } = await readMemoryRows(app);
    expect(log.map((row) => row['flashcard_id'])).toEqual([2]);
    expect(memory.map((row) => row['flashcard_id'])).toEqual([2]);
  });
});
