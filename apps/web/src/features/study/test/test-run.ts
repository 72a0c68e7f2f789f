import type { Flashcard } from '@scholar/contract';
import { foldTerm, indexTerms, rightTerms, type TermIndex } from './term-index';
import { shuffle, type Random } from '../shuffle';
import { chooseOptions } from './test-options';

/** A test under way, one question for every card of the set. */
export type TestRun = {
  index: TermIndex;
  questions: readonly Flashcard[];
  /** The place of the asked question; past the last one the test is over. */
  at: number;
  options: readonly string[];
  /** Locked in: the first choice counts. */
  picked: string | undefined;
  correct: number;
  missed: readonly Flashcard[];
};

export type TestScore = { correct: number; incorrect: number; missed: readonly Flashcard[] };

/** What the result screen shows. */
export type TestOutcome = { score: TestScore; seconds: number };

export function startTest(cards: readonly Flashcard[], random: Random): TestRun {
  const run = { index: indexTerms(cards), questions: shuffle(cards, random), at: -1 };
  return ask({ ...run, options: [], picked: undefined, correct: 0, missed: [] }, random);
}

export function pickOption(run: TestRun, option: string): TestRun {
  const asked = run.questions[run.at];
  if (asked === undefined || run.picked !== undefined || !run.options.includes(option)) {
    return run;
  }
  const isCorrect = isRight(run, option);
  return {
    ...run,
    picked: option,
    correct: run.correct + (isCorrect ? 1 : 0),
    missed: isCorrect ? run.missed : [...run.missed, asked],
  };
}

/** From an answered question to the next one, or over the end. */
export function goOn(run: TestRun, random: Random): TestRun {
  return run.picked === undefined ? run : ask(run, random);
}

/** Whether an option answers the question that is asked. */
export function isRight(run: TestRun, option: string): boolean {
  const asked = run.questions[run.at];
  return asked !== undefined && rightTerms(run.index, asked).has(foldTerm(option));
}

export function countAnswered({ at, picked }: TestRun): number {
  return at + (picked === undefined ? 0 : 1);
}

export function isLastQuestion({ at, questions }: TestRun): boolean {
  return at === questions.length - 1;
}

export function isOver({ at, questions }: TestRun): boolean {
  return at >= questions.length;
}

export function toScore({ correct, missed }: TestRun): TestScore {
  return { correct, incorrect: missed.length, missed };
}

export type Grade = 'all' | 'most' | 'half' | 'few';

/** Decides what the result screen says. */
export function toGrade({ correct, incorrect }: Pick<TestScore, 'correct' | 'incorrect'>): Grade {
  const share = correct / (correct + incorrect);
  if (share === 1) {
    return 'all';
  }
  if (share >= 0.8) {
    return 'most';
  }
  return share >= 0.5 ? 'half' : 'few';
}

function ask(run: TestRun, random: Random): TestRun {
  const at = run.at + 1;
  const asked = run.questions[at];
  const options = asked ? chooseOptions(run.index, asked, random) : [];
  return { ...run, at, options, picked: undefined };
}
