import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Question } from './draw-questions';
import {
  answerQuestion,
  goOn,
  isAnswered,
  isLastQuestion,
  isOver,
  overrule,
  startTest,
  type TestRun,
  toGrade,
  toScore,
} from './test-run';

const lay = ({ cardId }: Question) => ({ options: [String(cardId)] });

function start(count: number): TestRun {
  const questions = Array.from({ length: count }, (_, place): Question => ({
    cardId: place + 1,
    kind: 'options',
    direction: 'toTerm',
  }));
  return startTest(questions, { lay, endsAt: null });
}

it('asks one question after the other, and lays out what belongs to each', () => {
  const first = start(2);
  const second = goOn(answerQuestion(first, true, 900), lay);

  expect(first).toMatchObject({ at: 0, laid: { options: ['1'] } });
  expect(second).toMatchObject({ at: 1, laid: { options: ['2'] }, answers: [true], spent: 900 });
});

it('locks the first answer in', () => {
  const answered = answerQuestion(start(2), false, 0);

  expect(answerQuestion(answered, true, 0)).toBe(answered);
});

it('waits for an answer before it goes on', () => {
  const run = start(2);

  expect(goOn(run, lay)).toBe(run);
  expect(overrule(run)).toBe(run);
});

it('counts a wrong answer as right when the student says so', () => {
  const run = overrule(answerQuestion(start(1), false, 0));

  expect(toScore(run)).toEqual({ correct: 1, incorrect: 0, missed: [], unanswered: [] });
});

it('counts what has no answer apart', () => {
  const run = answerQuestion(goOn(answerQuestion(start(4), false, 0), lay), true, 0);

  expect(toScore(run)).toEqual({ correct: 1, incorrect: 1, missed: [1], unanswered: [3, 4] });
});

it('[B-108] runs through sets of any size: answered is always right and wrong together', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), (answers) => {
      let run = start(answers.length);
      answers.forEach((isRight, place) => {
        expect(isLastQuestion(run)).toBe(place === answers.length - 1);
        run = answerQuestion(run, isRight, 0);
        expect(isAnswered(run)).toBe(true);
        const { correct, incorrect } = toScore(run);
        expect(correct + incorrect).toBe(place + 1);
        run = goOn(run, lay);
      });

      expect(isOver(run)).toBe(true);
      expect(toScore(run).unanswered).toEqual([]);
    }),
  );
});

it.each([
  [10, 0, 'all'],
  [9, 1, 'most'],
  [8, 2, 'most'],
  [7, 3, 'half'],
  [5, 5, 'half'],
  [4, 6, 'few'],
  [0, 10, 'few'],
])('grades %i right and %i not as %s', (correct, others, grade) => {
  expect(toGrade({ correct, total: correct + others })).toBe(grade);
});
