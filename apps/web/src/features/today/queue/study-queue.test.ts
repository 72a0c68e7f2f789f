import type { Rating, Review, TodayCard } from '@scholar/contract';
import { createScheduler } from '@scholar/memory';
import { describe, expect, it } from 'vitest';
import { aStatus } from '../../../testing/review-server';
import { aDueCard, aToday, aTodayCard } from '../testing/today-server';
import { countLeft, shareDone } from './counts';
import {
  answer,
  findNext,
  findShown,
  flip,
  hear,
  openQueue,
  putBack,
  refreshQueue,
  removeCard,
  type StudyQueue,
  takeBack,
} from './study-queue';

const START = Date.parse('2026-11-16T08:00:00.000Z');
const NOBODY = new Set<number>();
/** Of somebody in whom a review lasts longer than in most. */
const OWN_WEIGHTS = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 2.9, 0.1666, 0.796, 1.4835, 0.0614,
  0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
let reviews = 0;

function at(minutes: number): string {
  return new Date(START + minutes * 60_000).toISOString();
}

function dayOf(cards: readonly TodayCard[], changes = {}) {
  return aToday({
    asOf: at(0),
    dayEndsAt: '2026-11-16T21:00:00.000Z',
    cards: [...cards],
    ...changes,
  });
}

function open(...cards: TodayCard[]): StudyQueue {
  return openQueue(dayOf(cards), []);
}

function aReview(queue: StudyQueue, rating: Rating, minutes: number): Review {
  reviews += 1;
  return {
    reviewId: `00000000-0000-4000-8000-${String(reviews).padStart(12, '0')}`,
    flashcardId: queue.shownId ?? 0,
    rating,
    mode: 'today',
    answeredAt: at(minutes),
    milliseconds: 5_000,
    utcOffset: 420,
  };
}

function answerAt(queue: StudyQueue, rating: Rating, minutes: number): StudyQueue {
  return answer(flip(queue), aReview(queue, rating, minutes));
}

const A = aTodayCard({ flashcardId: 1, question: 'A' });
const B = aTodayCard({ flashcardId: 2, question: 'B' });
const DUE = aDueCard({
  flashcardId: 3,
  question: 'Due',
  due: at(0),
  reviewedAt: '2026-11-06T08:00:00.000Z',
});

function learning(flashcardId: number, minutes: number): TodayCard {
  return aTodayCard({ flashcardId, state: 'learning', due: at(minutes), reviewedAt: at(-9) });
}

describe('what comes next', () => {
  it('is a card whose minute has come, before all others', () => {
    expect(findNext([DUE, learning(8, -1), learning(9, -3)], at(0))?.flashcardId).toBe(9);
  });

  it('is the server’s order as long as none has come', () => {
    expect(findNext([learning(8, 5), DUE, A], at(0))?.flashcardId).toBe(3);
  });

  it('comes early when nothing else is left', () => {
    expect(findNext([learning(8, 9), learning(9, 5)], at(0))?.flashcardId).toBe(9);
  });

  it('is not the card that was just answered, unless it is the last', () => {
    expect(findNext([learning(8, 9), learning(9, 1)], at(0), 9)?.flashcardId).toBe(8);
    expect(findNext([learning(9, 1)], at(0), 9)?.flashcardId).toBe(9);
  });
});

describe('an answer', () => {
  it('brings a new card back after a minute or ten, and says so on its buttons', () => {
    const again = answerAt(open(A, B), 'again', 0);
    expect(again.cards.find(({ flashcardId }) => flashcardId === 1)).toMatchObject({
      state: 'learning',
      due: at(1),
    });
    expect(again.shownId).toBe(2);
    expect(again.isFlipped).toBe(false);

    const good = answerAt(open(A, B), 'good', 0);
    expect(good.cards.find(({ flashcardId }) => flashcardId === 1)).toMatchObject({
      due: at(10),
      next: { again: 60 },
    });
  });

  it('is reckoned with the student’s own parameters, as the server does', () => {
    const [own, general] = [OWN_WEIGHTS, null].map((used) => {
      const queue = answerAt(openQueue(dayOf([DUE], { weights: used }), []), 'good', 0);
      return queue.answered[0]?.after;
    });

    const given = { ...aReview(open(DUE), 'good', 0), how: 'shown' } as const;
    expect(own).toMatchObject(createScheduler({ weights: OWN_WEIGHTS }).answer(3, DUE, given));
    expect(own?.stability).toBeGreaterThan(general?.stability ?? 0);
  });

  it('shows the card again when its minute has come', () => {
    const first = answerAt(open(A, B, DUE), 'again', 0);
    const second = answerAt(first, 'good', 2);

    expect(second.shownId).toBe(1);
  });

  it('ends with a card that comes back on another day', () => {
    const first = answerAt(open(A), 'good', 0);
    expect(first.shownId).toBe(1);

    const second = answerAt(first, 'good', 1);

    expect(second.cards).toEqual([]);
    expect(findShown(second)).toBeUndefined();
    expect(second.answered.at(-1)?.after.state).toBe('review');
  });

  it('can be taken back: the card lies there with its answer', () => {
    const opened = open(DUE, A);
    const answered = answerAt(opened, 'again', 0);

    const back = takeBack(answered);

    expect(findShown(back)).toEqual(DUE);
    expect(back.isFlipped).toBe(true);
    expect(back.answered).toEqual([]);
    expect(back.cards).toHaveLength(2);
    expect(takeBack(back)).toBe(back);
  });
});

describe('what the server says', () => {
  it('counts over what was reckoned here', () => {
    const answered = answerAt(open(A, B), 'good', 0);

    const heard = hear(answered, [aStatus({ flashcardId: 1, due: at(7), step: 1 })], NOBODY);

    expect(heard.cards.find(({ flashcardId }) => flashcardId === 1)?.due).toBe(at(7));
    expect(heard.shownId).toBe(2);
  });

  it('brings a card back that is not over', () => {
    const done = answerAt(open(DUE, A), 'good', 0);
    expect(done.cards).toHaveLength(1);

    const heard = hear(done, [aStatus({ flashcardId: 3, due: at(5) })], NOBODY);

    expect(heard.cards.map(({ flashcardId }) => flashcardId)).toEqual([1, 3]);
  });

  it('waits while a later answer or an undo is on its way', () => {
    const answered = answerAt(open(A, B), 'good', 0);

    expect(hear(answered, [aStatus({ flashcardId: 1, due: at(7) })], new Set([1]))).toBe(answered);
  });

  it('sets a leech aside, shown between two cards', () => {
    const answered = answerAt(open(DUE, A, B), 'again', 0);
    const heard = hear(answered, [aStatus({ flashcardId: 3, isLeech: true })], NOBODY);
    expect(heard.isLeechShown).toBe(false);
    expect(heard.cards.map(({ flashcardId }) => flashcardId)).toEqual([1, 2]);

    const next = answerAt(heard, 'good', 1);

    expect(next.isLeechShown).toBe(true);
    expect(next.leeches).toMatchObject([{ flashcardId: 3 }]);
  });

  it('shows a leech at once where no card is left', () => {
    const answered = answerAt(open(DUE), 'again', 0);

    const heard = hear(answered, [aStatus({ flashcardId: 3, isLeech: true })], NOBODY);

    expect(heard.isLeechShown).toBe(true);
    expect(heard.shownId).toBeUndefined();
  });
});

describe('a queue that is asked for again', () => {
  it('keeps the shown card and its side', () => {
    const flipped = flip(open(A, B));

    const fresh = refreshQueue(flipped, dayOf([B, A]), []);

    expect(fresh.shownId).toBe(1);
    expect(fresh.isFlipped).toBe(true);
  });

  it('moves on from a card that was answered on another device', () => {
    expect(refreshQueue(open(A, B), dayOf([B]), []).shownId).toBe(2);
  });

  it('does not show a card again whose answer the server has not heard of', () => {
    const answered = answerAt(open(DUE, A), 'good', 1);

    const fresh = refreshQueue(answered, dayOf([DUE, A]), []);

    expect(fresh.cards.map(({ flashcardId }) => flashcardId)).toEqual([1]);
  });

  it('knows the answers that an earlier page has left behind', () => {
    const left = aReview(open(DUE), 'good', 1);

    expect(openQueue(dayOf([DUE, A]), [left]).cards).toMatchObject([{ flashcardId: 1 }]);
  });

  it('counts an answer once that the server knows already', () => {
    const once = answerAt(open(A, B), 'good', 0);
    const known = once.answered[0]?.after;

    const fresh = refreshQueue(once, dayOf(known ? [B, known] : []), []);

    expect(fresh.cards.find(({ flashcardId }) => flashcardId === 1)).toEqual(known);
  });

  it('knows how many cards have no room in the list', () => {
    const today = dayOf([A, B], { counts: { due: 400, new: 2, learning: 0 } });

    expect(openQueue(today, []).unlisted).toBe(400);
  });
});

it('takes a card away and puts it back on top', () => {
  const away = removeCard(open(A, B), 1, at(0));
  expect(away.shownId).toBe(2);

  const back = putBack(away, A);

  expect(back.shownId).toBe(1);
  expect(back.cards.map(({ flashcardId }) => flashcardId)).toEqual([1, 2]);
});

describe('what is seen of the way', () => {
  it('moves with the first pass already: a card that comes once more is half done', () => {
    const begun = open(A, B);
    const once = answerAt(begun, 'good', 0);
    const slipped = answerAt(once, 'again', 1);
    const done = answerAt(slipped, 'good', 11);

    expect([begun, once, slipped, done].map(shareDone)).toEqual([0, 0.25, 0.25, 0.5]);
    expect([begun, once, slipped, done].map((queue) => countLeft(queue).onceMore)).toEqual([
      0, 1, 1, 0,
    ]);
  });
});
