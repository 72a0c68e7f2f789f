import type { CardStatus, Review, Today, TodayCard } from '@scholar/contract';
import { adoptStatus, answerCard, belongsToDay, replay } from './schedule';

/** An answer of this sitting. */
export type Answered = {
  review: Review;
  /** As it was before, to take the answer back. */
  before: TodayCard;
  after: TodayCard;
};

/** What lies on the table: the cards that are left, the one that is shown, and what was answered. */
export type StudyQueue = {
  cards: readonly TodayCard[];
  shownId: number | undefined;
  isFlipped: boolean;
  /** From which side the shown card comes in. */
  direction: 'none' | 'next' | 'previous';
  /** Newest last. */
  answered: readonly Answered[];
  /** Forgotten too often in this sitting, and set aside. */
  leeches: readonly TodayCard[];
  /** Between two cards, so that nobody is interrupted while thinking. */
  isLeechShown: boolean;
  dayEndsAt: string;
  /** The student's own parameters; null for the general ones. */
  weights: Today['weights'];
  /** Cards of the day's share for which the list had no room. */
  unlisted: number;
};

export function openQueue(today: Today, waiting: readonly Review[]): StudyQueue {
  const empty: StudyQueue = {
    cards: [],
    shownId: undefined,
    isFlipped: false,
    direction: 'none',
    answered: [],
    leeches: [],
    isLeechShown: false,
    dayEndsAt: today.dayEndsAt,
    weights: today.weights,
    unlisted: 0,
  };
  return refreshQueue(empty, today, waiting);
}

/** The server was asked again. The shown card stays where it is still to be answered. */
export function refreshQueue(
  queue: StudyQueue,
  { asOf, cards, counts, dayEndsAt, leeches, weights }: Today,
  waiting: readonly Review[],
): StudyQueue {
  const known = new Map(
    [...queue.answered.map(({ review }) => review), ...waiting].map((review) => [
      review.reviewId,
      review,
    ]),
  );
  const left = cards
    .map((card) => replay(card, [...known.values()], weights))
    .filter((card) => belongsToDay(card, dayEndsAt));
  const asideIds = new Set(leeches.map(({ flashcardId }) => flashcardId));
  const listed = counts.due + counts.new + counts.learning;
  return show(
    {
      ...queue,
      dayEndsAt,
      weights,
      cards: left,
      leeches: queue.leeches.filter(({ flashcardId }) => asideIds.has(flashcardId)),
      unlisted: Math.max(0, listed - cards.length),
    },
    asOf,
  );
}

export function findShown({ cards, shownId }: StudyQueue): TodayCard | undefined {
  return cards.find(({ flashcardId }) => flashcardId === shownId);
}

export function flip(queue: StudyQueue): StudyQueue {
  return { ...queue, isFlipped: !queue.isFlipped };
}

export function answer(queue: StudyQueue, review: Review): StudyQueue {
  const before = findShown(queue);
  if (before === undefined) {
    return queue;
  }
  const after = answerCard(before, review, queue.weights);
  const others = without(queue.cards, before.flashcardId);
  return showNext(
    {
      ...queue,
      cards: belongsToDay(after, queue.dayEndsAt) ? [...others, after] : others,
      answered: [...queue.answered, { review, before, after }],
    },
    review.answeredAt,
  );
}

/** Takes the last answer back: the card lies there again with its answer, to be judged anew. */
export function takeBack(queue: StudyQueue): StudyQueue {
  const last = queue.answered.at(-1);
  if (last === undefined) {
    return queue;
  }
  const { flashcardId } = last.before;
  return {
    ...queue,
    cards: [last.before, ...without(queue.cards, flashcardId)],
    leeches: without(queue.leeches, flashcardId),
    answered: queue.answered.slice(0, -1),
    shownId: flashcardId,
    isFlipped: true,
    isLeechShown: false,
    direction: 'previous',
  };
}

/** What the server says of cards counts, unless it does not know of the student's last answer yet. */
export function hear(
  queue: StudyQueue,
  statuses: readonly CardStatus[],
  unsettled: ReadonlySet<number>,
): StudyQueue {
  return statuses
    .filter(({ flashcardId }) => !unsettled.has(flashcardId))
    .reduce((heard, status) => hearOne(heard, status), queue);
}

function hearOne(queue: StudyQueue, status: CardStatus): StudyQueue {
  const { flashcardId } = status;
  const last = queue.answered.findLast(({ before }) => before.flashcardId === flashcardId);
  const known = queue.cards.find((card) => card.flashcardId === flashcardId) ?? last?.after;
  if (known === undefined || last === undefined) {
    return queue;
  }
  const card = adoptStatus(known, status, last.review, queue.weights);
  if (card.isLeech) {
    const leeches = [...without(queue.leeches, flashcardId), card];
    return removeCard({ ...queue, leeches }, flashcardId, last.review.answeredAt);
  }
  const isOver = card.isSuspended || card.buriedUntil !== null;
  if (isOver || !belongsToDay(card, queue.dayEndsAt)) {
    return removeCard(queue, flashcardId, last.review.answeredAt);
  }
  const isListed = queue.cards.some((each) => each.flashcardId === flashcardId);
  return isListed
    ? changeCard(queue, flashcardId, card)
    : show({ ...queue, cards: [...queue.cards, card] }, last.review.answeredAt);
}

/** Suspended, buried or answered elsewhere. */
export function removeCard(queue: StudyQueue, flashcardId: number, now: string): StudyQueue {
  return show({ ...queue, cards: without(queue.cards, flashcardId) }, now);
}

/** What could not be removed after all, or was brought back. */
export function putBack(queue: StudyQueue, card: TodayCard): StudyQueue {
  return {
    ...queue,
    cards: [card, ...without(queue.cards, card.flashcardId)],
    leeches: without(queue.leeches, card.flashcardId),
    shownId: card.flashcardId,
    isFlipped: false,
    isLeechShown: false,
    direction: 'previous',
  };
}

export function leaveLeech(queue: StudyQueue, flashcardId: number): StudyQueue {
  const leeches = without(queue.leeches, flashcardId);
  return { ...queue, leeches, isLeechShown: leeches.length > 0 };
}

export function changeCard(
  queue: StudyQueue,
  flashcardId: number,
  change: Partial<TodayCard>,
): StudyQueue {
  return {
    ...queue,
    cards: queue.cards.map((card) =>
      card.flashcardId === flashcardId ? { ...card, ...change } : card,
    ),
  };
}

/**
 * Cards being learnt whose minute has come, then the others in their order. Where only learning ones are left
 * they come early, but not the one that was just answered while there is another.
 */
export function findNext(
  cards: readonly TodayCard[],
  now: string,
  justAnswered?: number,
): TodayCard | undefined {
  const learning = cards.filter(isBeingLearnt).toSorted(byDue);
  const [first] = learning;
  if (first && (first.due ?? '') <= now) {
    return first;
  }
  return (
    cards.find((card) => !isBeingLearnt(card)) ??
    learning.find(({ flashcardId }) => flashcardId !== justAnswered) ??
    first
  );
}

/** Keeps the shown card while it is there. */
function show(queue: StudyQueue, now: string): StudyQueue {
  return findShown(queue) ? queue : showNext(queue, now);
}

function showNext(queue: StudyQueue, now: string): StudyQueue {
  const justAnswered = queue.answered.at(-1)?.before.flashcardId;
  return {
    ...queue,
    shownId: findNext(queue.cards, now, justAnswered)?.flashcardId,
    isFlipped: false,
    isLeechShown: queue.leeches.length > 0,
    direction: queue.shownId === undefined ? 'none' : 'next',
  };
}

function isBeingLearnt({ state }: TodayCard): boolean {
  return state === 'learning' || state === 'relearning';
}

function byDue(one: TodayCard, other: TodayCard): number {
  return (one.due ?? '') < (other.due ?? '') ? -1 : 1;
}

function without(cards: readonly TodayCard[], flashcardId: number): TodayCard[] {
  return cards.filter((card) => card.flashcardId !== flashcardId);
}
