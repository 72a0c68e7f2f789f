import { NEW_CARD_ANSWERS } from './answer-cost';

/** Of one day, in parts of cards: it is what can be expected, not what will be. */
export type DayLoad = { reviews: number; fresh: number; reviewAnswers: number; answers: number };

export type LoadToLevel = {
  /** By day from today to the day before the exam: what falls due, and the answers it takes. */
  reviews: Float64Array;
  answers: Float64Array;
  newCards: number;
  /** How many days from today new cards may be met on, and are met on where the load is even. */
  newDaysAllowed: number;
  newDays: number;
  /** Answers that were given today already, and how many cards were met with them. */
  doneAnswers: number;
  doneFresh: number;
  /** The most answers a day has room for. */
  answersPerDay: number;
};

/** On a day with many reviews fewer new cards are met, and the other way round, within these bounds. */
const FEWEST_NEW = 0.5;
const MOST_NEW = 2;

/**
 * Every day takes its part of all that is left: reviews beyond it wait, which is why none has to be
 * done on the very day it falls due.
 */
export function levelDays(load: LoadToLevel): DayLoad[] {
  let restAnswers = sum(load.answers) + load.newCards * NEW_CARD_ANSWERS;
  let newCards = load.newCards;
  let waitingAnswers = 0;
  let waitingReviews = 0;
  return Array.from(load.answers, (answers, index) => {
    const [doneAnswers, doneFresh] = index === 0 ? [load.doneAnswers, load.doneFresh] : [0, 0];
    waitingAnswers += answers;
    waitingReviews += load.reviews[index]!;
    const evenPart = (restAnswers + doneAnswers) / (load.answers.length - index);
    const room = Math.max(0, Math.min(evenPart, load.answersPerDay) - doneAnswers);
    const isTight = evenPart > load.answersPerDay;

    const newDays = Math.max(1, (isTight ? load.newDaysAllowed : load.newDays) - index);
    const share = (newCards + doneFresh) / newDays;
    const soon = sum(load.answers.subarray(index + 1, index + newDays));
    const evenUntilThen =
      (doneAnswers + waitingAnswers + soon + newCards * NEW_CARD_ANSWERS) / newDays;
    const roomForNew = (evenUntilThen - doneAnswers - waitingAnswers) / NEW_CARD_ANSWERS;
    const even = isTight
      ? share - doneFresh
      : clamp(roomForNew, share * FEWEST_NEW - doneFresh, share * MOST_NEW - doneFresh);
    const wanted = load.newDaysAllowed - index === 1 ? newCards : clamp(even, 0, newCards);
    const fresh =
      index < load.newDaysAllowed
        ? Math.min(wanted, Math.max(0, load.answersPerDay - doneAnswers) / NEW_CARD_ANSWERS)
        : 0;

    const reviewAnswers = clamp(room - fresh * NEW_CARD_ANSWERS, 0, waitingAnswers);
    const part = waitingAnswers > 0 ? reviewAnswers / waitingAnswers : 0;
    const reviews = waitingReviews * part;
    waitingAnswers -= reviewAnswers;
    waitingReviews -= reviews;
    newCards -= fresh;
    restAnswers -= reviewAnswers + fresh * NEW_CARD_ANSWERS;
    return { reviews, fresh, reviewAnswers, answers: reviewAnswers + fresh * NEW_CARD_ANSWERS };
  });
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
