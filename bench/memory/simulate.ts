import { drawNumber } from './seeded';
import type { Student } from './students';
import type { CardTruth } from './true-memory';

/** A way to study: it says what to do each day and is told the answers, nothing else. */
export type Method = {
  chooseReviews(day: number): readonly number[];
  /** Asked after the reviews, which took that long. */
  chooseNew(day: number, seconds: number): readonly number[];
  hear(card: number, day: number, remembered: boolean): void;
};

export type Outcome = {
  /** Share of all cards remembered on the day of the exam. */
  recall: number;
  minutes: number;
  /** Minutes by day. */
  days: number[];
};

/** In answers: the first look at a card, an answer that is wrong, one that is right. */
const FIRST_LOOK = 0.6;
const WRONG = 2.3;
const RIGHT = 1;
/** Of the repetitions after 1 and 10 minutes. */
const REMEMBERED_SAME_DAY = 0.9;

export function simulate(student: Student, cards: number, days: number, method: Method): Outcome {
  const truths: (CardTruth | undefined)[] = Array.from({ length: cards });
  const answered = new Int32Array(cards);
  const minutesByDay = Array.from({ length: days }, () => 0);

  function draw(card: number): number {
    answered[card]! += 1;
    return drawNumber(student.seed, card, answered[card]!);
  }
  function answer(card: number, day: number, remembered: boolean): number {
    const truth = truths[card];
    truths[card] = truth
      ? student.memory.answer(truth, day, remembered)
      : student.memory.meet(day, remembered);
    method.hear(card, day, remembered);
    return remembered ? RIGHT : WRONG;
  }
  /** The steps of 1 and 10 minutes; whoever forgets goes back to the first. */
  function repeat(card: number, day: number, steps: number): number {
    let answers = 0;
    for (let left = steps; left > 0;) {
      const remembered = draw(card) < REMEMBERED_SAME_DAY;
      answers += answer(card, day, remembered);
      left = remembered ? left - 1 : steps;
    }
    return answers;
  }
  function meet(card: number, day: number): number {
    const known = draw(card) < student.knownAtFirst;
    return FIRST_LOOK + answer(card, day, known) + repeat(card, day, known ? 1 : 2);
  }
  function review(card: number, truth: CardTruth, day: number): number {
    const remembered = draw(card) < student.memory.recallOf(truth, day);
    return answer(card, day, remembered) + (remembered ? 0 : repeat(card, day, 1));
  }

  for (let day = 0; day < days; day++) {
    let answers = 0;
    for (const card of method.chooseReviews(day)) {
      answers += review(card, truths[card]!, day);
    }
    for (const card of method.chooseNew(day, answers * student.secondsPerAnswer)) {
      answers += meet(card, day);
    }
    minutesByDay[day] = (answers * student.secondsPerAnswer) / 60;
  }
  const remembered = truths.reduce(
    (sum, truth) => sum + (truth ? student.memory.recallOf(truth, days) : 0),
    0,
  );
  return {
    recall: remembered / cards,
    minutes: minutesByDay.reduce((sum, minutes) => sum + minutes, 0),
    days: minutesByDay,
  };
}
