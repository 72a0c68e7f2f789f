import {
  type CardStatus,
  markEndpoints,
  type MarksChange,
  memoryEndpoints,
  type Review,
  type SetMarks,
} from '@scholar/contract';
import { type Api, ApiError, isCode } from '../../lib/api/api';
import { randomUuid } from '../../lib/queries/random-key';
import { createSignal } from '../../lib/storage/signal';
import { gatherMarks, joinMarksChanges, splitMarksChange } from './gather-marks';
import type { ReviewDatabase } from './review-database';
import {
  byAge,
  isMarks,
  isReview,
  isUndo,
  type Waiting,
  type WaitingMarks,
  type WaitingReview,
  WaitingSchema,
  type WaitingUndo,
} from './waiting';

/** What a browser sends while its page goes away may have 64 kB altogether. */
const MOST_AT_ONCE = 150;
/** Answers in quick succession travel together. */
const GATHERS_MS = 2_000;
const GATHERS_AT_MOST = 10;
const LONGEST_CALL_MS = 20_000;
const RETRIES_AFTER_MS = [3_000, 10_000, 30_000, 60_000];

type Sender = { api: Api; userId: number };
type StatusListener = (statuses: readonly CardStatus[]) => void;
type MarksListener = (setId: number, marks: SetMarks) => void;

/**
 * Answers and marks on their way to the server. Each is kept on the disk until the server has confirmed it, and is sent
 * again as often as needed: by its id the server counts it once.
 */
export function createReviewOutbox({
  database,
  now = Date.now,
}: {
  database: ReviewDatabase;
  now?: () => number;
}) {
  const waiting = new Map<string, Waiting>();
  const onTheirWay = new Set<string>();
  const changed = createSignal();
  const statusListeners = new Set<StatusListener>();
  const marksListeners = new Set<MarksListener>();
  let sender: Sender | undefined;
  let loading: Promise<void> | undefined;
  let sending = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let shown: readonly Waiting[] = [];

  function update(): void {
    shown = [...waiting.values()]
      .filter((entry) => entry.userId === sender?.userId)
      .toSorted(byAge);
    changed.notify();
  }

  function keep(entry: Waiting): void {
    waiting.set(entry.id, entry);
    update();
    database.put(entry).catch(() => {
      // Full or blocked: the page holds it, and sends it before it goes.
    });
  }

  function settle(ids: readonly string[]): void {
    ids.forEach((id) => waiting.delete(id));
    update();
    database.remove(ids).catch(() => {
      // Sent again by the next page, and counted once all the same.
    });
  }

  /** What earlier pages and other tabs have left. */
  async function load(): Promise<void> {
    const found = await database.list().catch(() => []);
    for (const stored of found) {
      const { success, data } = WaitingSchema.safeParse(stored);
      if (success && !waiting.has(data.id)) {
        waiting.set(data.id, data);
      }
    }
    update();
  }

  function listReady(): readonly Waiting[] {
    return shown.filter(({ id }) => !onTheirWay.has(id));
  }

  async function sendAll({ api }: Sender): Promise<void> {
    const reviews = listReady().filter(isReview);
    for (let start = 0; start < reviews.length; start += MOST_AT_ONCE) {
      await sendReviews(api, reviews.slice(start, start + MOST_AT_ONCE));
    }
    for (const undo of listReady().filter(isUndo)) {
      // An answer that is not there yet cannot be taken back.
      if (!waiting.has(undo.undoes)) {
        await sendUndo(api, undo);
      }
    }
    for (const { setId, entries } of gatherMarks(listReady().filter(isMarks))) {
      await sendMarks(api, setId, entries);
    }
  }

  async function sendMarks(
    api: Api,
    setId: number,
    entries: readonly WaitingMarks[],
  ): Promise<void> {
    const ids = entries.map(({ id }) => id);
    try {
      const told = await track(ids, () =>
        api(
          markEndpoints.change,
          { params: { quizId: String(setId) }, body: joinMarksChanges(entries) },
          toOptions(),
        ),
      );
      // First what is known, then what no longer waits: no mark may go out in between.
      marksListeners.forEach((listener) => listener(setId, told));
    } catch (error) {
      // The set is gone, or out of reach: there is nothing left to mark.
      if (!isCode(error, 'not_found') && !isCode(error, 'invalid_input')) {
        throw error;
      }
    }
    settle(ids);
  }

  async function sendReviews(api: Api, entries: readonly WaitingReview[]): Promise<void> {
    const ids = entries.map(({ id }) => id);
    try {
      const { states } = await track(ids, () =>
        api(memoryEndpoints.review, { body: { reviews: entries.map(toReview) } }, toOptions()),
      );
      settle(ids);
      tell(states);
    } catch (error) {
      if (!isCode(error, 'invalid_input')) {
        throw error;
      }
      await sendHalves(api, entries);
    }
  }

  /** One answer that no server will take must not hold up the others: it is found by halving. */
  async function sendHalves(api: Api, entries: readonly WaitingReview[]): Promise<void> {
    if (entries.length === 1) {
      settle(entries.map(({ id }) => id));
      return;
    }
    const middle = Math.ceil(entries.length / 2);
    await sendReviews(api, entries.slice(0, middle));
    await sendReviews(api, entries.slice(middle));
  }

  async function sendUndo(api: Api, { id, undoes }: WaitingUndo): Promise<void> {
    try {
      const status = await track([id], () =>
        api(memoryEndpoints.undo, { body: { reviewId: undoes } }, toOptions()),
      );
      settle([id]);
      tell([status]);
    } catch (error) {
      // Its answer was refused, so there is nothing to take back.
      if (!isCode(error, 'not_found') && !isCode(error, 'invalid_input')) {
        throw error;
      }
      settle([id]);
    }
  }

  async function track<T>(ids: readonly string[], call: () => Promise<T>): Promise<T> {
    ids.forEach((id) => onTheirWay.add(id));
    try {
      return await call();
    } finally {
      ids.forEach((id) => onTheirWay.delete(id));
    }
  }

  function tell(statuses: readonly CardStatus[]): void {
    statusListeners.forEach((listener) => listener(statuses));
  }

  async function run(by: Sender): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    try {
      loading ??= load();
      await loading;
      await sendAll(by);
      failures = 0;
      if (shown.length > 0) {
        // An undo waits for its answer, which was on its way just now.
        schedule(GATHERS_MS);
      }
    } catch (error) {
      if (sender === by && !isCode(error, 'unauthenticated')) {
        retryLater(error);
      }
    }
  }

  function retryLater(error: unknown): void {
    const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
    const pause = RETRIES_AFTER_MS[Math.min(failures, RETRIES_AFTER_MS.length - 1)] ?? 0;
    failures += 1;
    update();
    schedule(Math.max(asked, pause));
  }

  function schedule(milliseconds: number): void {
    timer ??= setTimeout(() => void flush(), milliseconds);
  }

  /** Sends what waits, and ends when it is answered or has failed. One round after the other. */
  function flush(): Promise<void> {
    sending = sending.then(() => (sender ? run(sender) : undefined));
    return sending;
  }

  return {
    /** From here on this student's answers are sent; answers how to end it. */
    connect(by: Sender): () => void {
      sender = by;
      loading = undefined;
      failures = 0;
      update();
      void flush();
      return () => {
        if (sender === by) {
          sender = undefined;
          clearTimeout(timer);
          timer = undefined;
          update();
        }
      };
    },

    add(userId: number, review: Review): void {
      keep({ id: review.reviewId, userId, since: now(), review });
      if (listReady().length >= GATHERS_AT_MOST) {
        void flush();
      } else {
        schedule(GATHERS_MS);
      }
    },

    undo(userId: number, { reviewId, flashcardId }: Review, undoId: string): void {
      keep({ id: undoId, userId, since: now(), undoes: reviewId, flashcardId });
      void flush();
    },

    mark(userId: number, setId: number, marks: MarksChange): void {
      splitMarksChange(marks).forEach((part) =>
        keep({ id: randomUuid(), userId, since: now(), setId, marks: part }),
      );
      schedule(GATHERS_MS);
    },

    flush,

    /** The page goes away: what is here leaves at once, without waiting for the disk or for an answer. */
    leave(): void {
      if (sender) {
        sendAll(sender).catch(() => {
          // It is on the disk, and the next page sends it.
        });
      }
    },

    /** Of the student who is signed in, oldest first; the same list until it changes. */
    list: (): readonly Waiting[] => shown,
    /** Of those, how many were sent in vain. */
    countStuck: (): number => (failures > 0 ? shown.filter(isReview).length : 0),
    subscribe: changed.subscribe,

    /** What the server says of the cards after each answer that has arrived. */
    onStatuses(listener: StatusListener): () => void {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },

    /** What the server says of a set after marks have arrived. */
    onMarks(listener: MarksListener): () => void {
      marksListeners.add(listener);
      return () => marksListeners.delete(listener);
    },
  };
}

function toReview({ review }: WaitingReview): Review {
  return review;
}

function toOptions() {
  return { isQuiet: true, keepalive: true, signal: AbortSignal.timeout(LONGEST_CALL_MS) };
}
