import { markEndpoints, MARKS_PER_CALL, memoryEndpoints, type Review } from '@scholar/contract';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { createReviewOutbox } from './review-outbox';
import { createMemoryReviewDatabase } from './testing/memory-review-database';
import { createReviewServer } from '../../testing/review-server';

const LAN = 7;
const MINH = 8;
const OFFLINE = new ApiError('Nothing answered.', { code: 'offline' });

beforeEach(() => {
  vi.useFakeTimers();
});

function aReview(place: number, changes: Partial<Review> = {}): Review {
  return {
    reviewId: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    flashcardId: place,
    quizId: 12,
    rating: 'good',
    mode: 'today',
    answeredAt: `2026-11-16T08:00:${String(place % 60).padStart(2, '0')}.000Z`,
    milliseconds: 4_000,
    utcOffset: 420,
    ...changes,
  };
}

/** A page of a browser: its disk is there before and after it. */
async function openPage({
  server = createReviewServer(),
  database = createMemoryReviewDatabase(),
  userId = LAN,
} = {}) {
  const outbox = createReviewOutbox({ database });
  const close = outbox.connect({ api: server.api, userId });
  await pass(0);
  return { outbox, server, database, close };
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

describe('sending', () => {
  it('gathers answers of two seconds into one call', async () => {
    const { outbox, server } = await openPage();

    outbox.add(LAN, aReview(1));
    await pass(1_500);
    outbox.add(LAN, aReview(2));
    expect(server.api.calls(memoryEndpoints.review)).toHaveLength(0);
    await pass(500);

    expect(server.api.calls(memoryEndpoints.review)).toHaveLength(1);
    expect([...server.log.values()]).toEqual([aReview(1), aReview(2)]);
    expect(outbox.list()).toEqual([]);
  });

  it('does not wait with ten of them', async () => {
    const { outbox, server } = await openPage();

    for (let place = 1; place <= 10; place += 1) {
      outbox.add(LAN, aReview(place));
    }
    await pass(0);

    expect(server.log.size).toBe(10);
  });

  it('tells what the server says of the cards', async () => {
    const { outbox } = await openPage();
    const heard = vi.fn();
    outbox.onStatuses(heard);

    outbox.add(LAN, aReview(3));
    await outbox.flush();

    expect(heard).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ flashcardId: 3 })]);
  });

  it('leaves out answers of another student on the same device', async () => {
    const database = createMemoryReviewDatabase();
    const first = await openPage({ database, userId: MINH });
    first.close();
    first.outbox.add(MINH, aReview(1));

    const { outbox, server } = await openPage({ database, userId: LAN });
    await outbox.flush();

    expect(server.log.size).toBe(0);
    expect(database.entries.size).toBe(1);
    expect(outbox.list()).toEqual([]);
  });
});

describe('what does not arrive', () => {
  it('is kept, counted as stuck and sent again after a pause', async () => {
    const { outbox, server, database } = await openPage();
    const works = server.take;
    server.api.answer(memoryEndpoints.review, OFFLINE);
    outbox.add(LAN, aReview(1));
    await pass(2_000);
    expect(database.entries.size).toBe(1);
    expect(outbox.countStuck()).toBe(1);

    server.api.answer(memoryEndpoints.review, ({ body }) => works(body.reviews));
    await pass(3_000);

    expect(server.log.size).toBe(1);
    expect(database.entries.size).toBe(0);
    expect(outbox.countStuck()).toBe(0);
  });

  it('[D-46] counts once although its answer was lost on the way back', async () => {
    const { outbox, server } = await openPage();
    server.api.answer(memoryEndpoints.review, ({ body }) => {
      server.take(body.reviews);
      return OFFLINE;
    });
    outbox.add(LAN, aReview(1));
    await pass(2_000);

    const repeated = vi.fn();
    server.api.answer(memoryEndpoints.review, ({ body }) => {
      const taken = server.take(body.reviews);
      repeated(taken.accepted, taken.repeated);
      return taken;
    });
    await pass(3_000);

    expect(repeated).toHaveBeenCalledExactlyOnceWith(0, 1);
    expect(server.log.size).toBe(1);
    expect(outbox.list()).toEqual([]);
  });

  it('waits as long as a busy server asks', async () => {
    const { outbox, server } = await openPage();
    const busy = new ApiError('Slow down.', {
      code: 'too_many_requests',
      status: 429,
      retryAfterSeconds: 20,
    });
    server.api.answer(memoryEndpoints.review, busy);
    outbox.add(LAN, aReview(1));
    await pass(2_000);

    await pass(19_000);
    expect(server.api.calls(memoryEndpoints.review)).toHaveLength(1);
    await pass(1_000);
    expect(server.api.calls(memoryEndpoints.review)).toHaveLength(2);
  });

  it('is not tried again on its own after a refused token, but is kept', async () => {
    const { outbox, server, database } = await openPage();
    const refused = new ApiError('Please sign in.', { code: 'unauthenticated', status: 401 });
    server.api.answer(memoryEndpoints.review, refused);
    outbox.add(LAN, aReview(1));
    await pass(2_000);
    await pass(600_000);

    expect(server.api.calls(memoryEndpoints.review)).toHaveLength(1);
    expect(database.entries.size).toBe(1);
  });

  it('is sent by the next page', async () => {
    const { outbox, server, database, close } = await openPage();
    server.api.answer(memoryEndpoints.review, OFFLINE);
    outbox.add(LAN, aReview(1));
    await pass(2_000);
    close();

    const next = await openPage({ database });
    await next.outbox.flush();

    expect(next.server.log.size).toBe(1);
    expect(database.entries.size).toBe(0);
  });

  it('survives without a disk as long as the page does', async () => {
    const broken = {
      list: () => Promise.reject(new Error('blocked')),
      put: () => Promise.reject(new Error('blocked')),
      remove: () => Promise.reject(new Error('blocked')),
    };
    const server = createReviewServer();
    const outbox = createReviewOutbox({ database: broken });
    outbox.connect({ api: server.api, userId: LAN });

    outbox.add(LAN, aReview(1));
    await outbox.flush();

    expect(server.log.size).toBe(1);
  });

  it('leaves out what is damaged on the disk', async () => {
    const database = createMemoryReviewDatabase();
    database.entries.set('x', { id: 'x', userId: LAN, since: 1, review: { rating: 'great' } });

    const { outbox, server } = await openPage({ database });
    outbox.add(LAN, aReview(1));
    await outbox.flush();

    expect(server.log.size).toBe(1);
  });

  it('holds nothing up when the server will never take it', async () => {
    const { outbox, server } = await openPage();
    server.api.answer(memoryEndpoints.review, ({ body }) => {
      const reviews = body.reviews;
      const isBad = reviews.some(({ flashcardId }) => flashcardId === 3);
      return isBad
        ? new ApiError('Invalid request.', { code: 'invalid_input', status: 400 })
        : server.take(reviews);
    });

    [1, 2, 3, 4, 5].forEach((place) => outbox.add(LAN, aReview(place)));
    await outbox.flush();

    expect([...server.log.values()].map(({ flashcardId }) => flashcardId)).toEqual([1, 2, 4, 5]);
    expect(outbox.list()).toEqual([]);
  });
});

describe('a page that goes away', () => {
  it('sends at once what it has, and lets it outlive the page', async () => {
    const { outbox, server } = await openPage();
    outbox.add(LAN, aReview(1));

    outbox.leave();

    const [call] = server.api.calls(memoryEndpoints.review);
    expect(call?.options.keepalive).toBe(true);
    expect(call?.body.reviews).toHaveLength(1);
  });

  it('does not send what is on its way already', async () => {
    const { outbox, server } = await openPage();
    server.api.answer(memoryEndpoints.review, () => new Promise(() => undefined));
    outbox.add(LAN, aReview(1));
    await pass(2_000);

    outbox.leave();

    expect(server.api.calls(memoryEndpoints.review)).toHaveLength(1);
  });
});

describe('an undo', () => {
  it('follows its answer', async () => {
    const { outbox, server } = await openPage();
    outbox.add(LAN, aReview(1));
    outbox.undo(LAN, aReview(1), 'undo-1');
    await outbox.flush();

    expect([...server.undone]).toEqual([aReview(1).reviewId]);
    expect(outbox.list()).toEqual([]);
  });

  it('waits while its answer does', async () => {
    const { outbox, server } = await openPage();
    server.api.answer(memoryEndpoints.review, OFFLINE);
    outbox.add(LAN, aReview(1));
    outbox.undo(LAN, aReview(1), 'undo-1');
    await outbox.flush();
    expect(server.api.calls(memoryEndpoints.undo)).toHaveLength(0);

    server.api.answer(memoryEndpoints.review, ({ body }) => server.take(body.reviews));
    await pass(20_000);

    expect([...server.undone]).toEqual([aReview(1).reviewId]);
    expect(outbox.list()).toEqual([]);
  });

  it('of an answer that the server does not know is given up', async () => {
    const { outbox } = await openPage();
    outbox.undo(LAN, aReview(1), 'undo-1');
    await outbox.flush();

    expect(outbox.list()).toEqual([]);
  });
});

describe('[D-45] marks', () => {
  const markOf = (flashcardId: number, markedAt = '2026-11-16T08:00:00.000Z') => ({
    flashcardId,
    mark: 'studied' as const,
    markedAt,
  });

  it('of a set travel together, with the last clearing', async () => {
    const { outbox, server } = await openPage();
    const heard = vi.fn();
    outbox.onMarks(heard);

    outbox.mark(LAN, 12, { changes: [markOf(1)], clearedAt: '2026-11-16T07:00:00.000Z' });
    outbox.mark(LAN, 12, { changes: [markOf(2)], clearedAt: '2026-11-16T06:00:00.000Z' });
    outbox.mark(LAN, 13, { changes: [markOf(3)] });
    await pass(2_000);

    expect(server.api.calls(markEndpoints.change)).toMatchObject([
      {
        params: { quizId: '12' },
        body: { changes: [markOf(1), markOf(2)], clearedAt: '2026-11-16T07:00:00.000Z' },
      },
      { params: { quizId: '13' }, body: { changes: [markOf(3)] } },
    ]);
    expect(heard.mock.calls.map(([setId]) => setId)).toEqual([12, 13]);
    expect(outbox.list()).toEqual([]);
  });

  it('are known before they stop waiting, so that none goes out in between', async () => {
    const { outbox } = await openPage();
    const waiting: number[] = [];
    outbox.onMarks(() => waiting.push(outbox.list().length));

    outbox.mark(LAN, 12, { changes: [markOf(1)] });
    await outbox.flush();

    expect(waiting).toEqual([1]);
  });

  it('of more than one call go in several', async () => {
    const { outbox, server } = await openPage();
    const changes = Array.from({ length: MARKS_PER_CALL + 1 }, (_, place) => markOf(place + 1));

    outbox.mark(LAN, 12, { changes });
    await outbox.flush();

    expect(server.api.calls(markEndpoints.change).map(({ body }) => body.changes.length)).toEqual([
      MARKS_PER_CALL,
      1,
    ]);
    expect(server.marks.size).toBe(MARKS_PER_CALL + 1);
  });

  it('are kept while the server cannot be reached, and sent by the next page', async () => {
    const { outbox, server, database, close } = await openPage();
    server.api.answer(markEndpoints.change, OFFLINE);
    outbox.mark(LAN, 12, { changes: [markOf(1)] });
    await pass(2_000);
    expect(outbox.countStuck()).toBe(0);
    close();

    const next = await openPage({ database });
    await next.outbox.flush();

    expect(next.server.marks.get(1)).toEqual(markOf(1));
    expect(database.entries.size).toBe(0);
  });

  it('of a set that is gone hold nothing up', async () => {
    const { outbox, server } = await openPage();
    const gone = new ApiError('Set not found.', { code: 'not_found', status: 404 });
    server.api.answer(markEndpoints.change, gone);

    outbox.mark(LAN, 12, { changes: [markOf(1)] });
    outbox.add(LAN, aReview(1));
    await outbox.flush();

    expect(server.log.size).toBe(1);
    expect(outbox.list()).toEqual([]);
  });
});

it('[D-46] loses no answer and counts none twice, whatever is lost and whenever the page closes', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('answer' as const) }),
    fc.record({ kind: fc.constant('undo' as const) }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 40_000 }) }),
    fc.record({ kind: fc.constant('close' as const) }),
    fc.record({
      kind: fc.constant('network' as const),
      way: fc.constantFrom('works', 'request lost', 'answer lost'),
    }),
  );

  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const server = createReviewServer();
      const database = createMemoryReviewDatabase();
      let page = await openPage({ server, database });
      let way = 'works';
      server.api.answer(memoryEndpoints.review, ({ body }) => {
        if (way === 'request lost') {
          return OFFLINE;
        }
        const taken = server.take(body.reviews);
        return way === 'answer lost' ? OFFLINE : taken;
      });
      const given: Review[] = [];
      const takenBack: string[] = [];
      for (const each of steps) {
        if (each.kind === 'answer') {
          const review = aReview(given.length + 1);
          given.push(review);
          page.outbox.add(LAN, review);
        } else if (each.kind === 'undo') {
          const last = given.at(-1);
          if (last && !takenBack.includes(last.reviewId)) {
            takenBack.push(last.reviewId);
            page.outbox.undo(LAN, last, `undo-${last.reviewId}`);
          }
        } else if (each.kind === 'wait') {
          await pass(each.ms);
        } else if (each.kind === 'network') {
          way = each.way;
        } else {
          page.outbox.leave();
          page.close();
          page = await openPage({ server, database });
        }
      }

      way = 'works';
      await pass(200_000);

      expect([...server.log.keys()].toSorted()).toEqual(given.map(({ reviewId }) => reviewId));
      expect([...server.undone].toSorted()).toEqual(takenBack.toSorted());
      expect(database.entries.size).toBe(0);
      page.close();
    }),
    { numRuns: 100 },
  );
});
