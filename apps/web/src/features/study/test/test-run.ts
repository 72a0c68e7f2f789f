import type { Laid, Question } from './draw-questions';

/** A test under way. */
export type TestRun = {
  questions: readonly Question[];
  /** The place of the asked question. */
  at: number;
  laid: Laid;
  /** Locked in: whether each answer so far was right. */
  answers: readonly boolean[];
  /** In milliseconds since 1970; null where there is no limit. */
  endsAt: number | null;
  /** How long the answers took, in milliseconds. */
  spent: number;
};

/** By the ids of the cards, in the order of the questions. */
export type TestScore = {
  correct: number;
  incorrect: number;
  missed: readonly number[];
  unanswered: readonly number[];
};

/** What the result screen shows. */
export type TestOutcome = { score: TestScore; seconds: number };

type Lay = (question: Question) => Laid;

export function startTest(
  questions: readonly Question[],
  { lay, endsAt }: { lay: Lay; endsAt: number | null },
): TestRun {
  const run = { questions, at: 0, laid: null, answers: [], endsAt, spent: 0 };
  return { ...run, laid: layAt(run, 0, lay) };
}

/** The first answer counts. */
export function answerQuestion(run: TestRun, isRight: boolean, milliseconds: number): TestRun {
  return isAnswered(run) || isOver(run)
    ? run
    : { ...run, answers: [...run.answers, isRight], spent: run.spent + milliseconds };
}

/** The student knows better than the judge. */
export function overrule(run: TestRun): TestRun {
  return isAnswered(run) ? { ...run, answers: [...run.answers.slice(0, -1), true] } : run;
}

/** From an answered question to the next one, or over the end. */
export function goOn(run: TestRun, lay: Lay): TestRun {
  return isAnswered(run) ? { ...run, at: run.at + 1, laid: layAt(run, run.at + 1, lay) } : run;
}

export function isAnswered({ at, answers }: TestRun): boolean {
  return answers.length > at;
}

export function isLastQuestion({ at, questions }: TestRun): boolean {
  return at === questions.length - 1;
}

export function isOver({ at, questions }: TestRun): boolean {
  return at >= questions.length;
}

export function toScore({ questions, answers }: TestRun): TestScore {
  const ids = questions.map(({ cardId }) => cardId);
  const missed = ids.filter((_, place) => answers[place] === false);
  const unanswered = ids.slice(answers.length);
  return {
    correct: answers.length - missed.length,
    incorrect: missed.length,
    missed,
    unanswered,
  };
}

export type Grade = 'all' | 'most' | 'half' | 'few';

/** Decides what the result screen says. */
export function toGrade({ correct, total }: { correct: number; total: number }): Grade {
  const share = correct / total;
  if (share === 1) {
    return 'all';
  }
  if (share >= 0.8) {
    return 'most';
  }
  return share >= 0.5 ? 'half' : 'few';
}

function layAt({ questions }: Pick<TestRun, 'questions'>, at: number, lay: Lay): Laid {
  const question = questions[at];
  return question ? lay(question) : null;
}
