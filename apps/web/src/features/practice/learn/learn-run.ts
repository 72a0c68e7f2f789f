import type { AnswerWay } from '@scholar/contract';
import { type Random, shuffle } from '../../../lib/random/shuffle';

const ROUND_SIZE = 7;
/** So many others come before a card that was answered wrong. */
const OTHERS_BETWEEN = 3;

export type LearnStep = 'choose' | 'type';
type Asked = { cardId: number; step: LearnStep };

/** Cards that are learnt in rounds; each goes from choosing to typing, and leaves after a right typed answer. */
export type LearnRun = {
  /** What is left of the round; the first one is asked. */
  queue: readonly Asked[];
  /** Of later rounds, in the order of the set. */
  waiting: readonly number[];
  learnt: readonly number[];
  /** Answered wrong at least once. */
  missed: readonly number[];
  round: number;
  /** So far, in all rounds. */
  answers: number;
  firstStep: LearnStep;
};

export function startLearning(
  cardIds: readonly number[],
  { firstStep, random }: { firstStep: LearnStep; random: Random },
): LearnRun {
  const run: LearnRun = {
    queue: [],
    waiting: cardIds,
    learnt: [],
    missed: [],
    round: 0,
    answers: 0,
    firstStep,
  };
  return nextRound(run, random);
}

/** Lays out the next seven cards; not before the round is over. */
export function nextRound(run: LearnRun, random: Random): LearnRun {
  if (run.queue.length > 0 || run.waiting.length === 0) {
    return run;
  }
  const cards = shuffle(run.waiting.slice(0, ROUND_SIZE), random);
  return {
    ...run,
    queue: cards.map((cardId) => ({ cardId, step: run.firstStep })),
    waiting: run.waiting.slice(ROUND_SIZE),
    round: run.round + 1,
  };
}

/** Where there is nothing to choose from, a card that would be chosen is typed, and leaves all the same. */
export function answer(run: LearnRun, isRight: boolean, how?: AnswerWay): LearnRun {
  const [asked, ...others] = run.queue;
  if (asked === undefined) {
    return run;
  }
  const answered = { ...run, answers: run.answers + 1 };
  const { cardId, step } = asked;
  if (!isRight) {
    return {
      ...answered,
      queue: others.toSpliced(OTHERS_BETWEEN, 0, asked),
      missed: [...run.missed.filter((id) => id !== cardId), cardId],
    };
  }
  return step === 'choose' && how !== 'typed'
    ? { ...answered, queue: [...others, { cardId, step: 'type' }] }
    : { ...answered, queue: others, learnt: [...run.learnt, cardId] };
}

export function isRoundOver({ queue }: LearnRun): boolean {
  return queue.length === 0;
}

export function countRounds({ waiting, round }: LearnRun): number {
  return round + Math.ceil(waiting.length / ROUND_SIZE);
}

export function countCards({ queue, waiting, learnt }: LearnRun): number {
  return queue.length + waiting.length + learnt.length;
}

/** Not learnt yet: first what is on the table, then what waits. */
export function listLeft({ queue, waiting }: LearnRun): number[] {
  return [...queue.map(({ cardId }) => cardId), ...waiting];
}
