import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardsOf } from '../../../testing/cards';
import {
  countAnswered,
  goOn,
  isLastQuestion,
  isOver,
  isRight,
  pickOption,
  startTest,
  toGrade,
  toScore,
  type TestRun,
} from './test-run';

const CARDS = cardsOf(
  ['Osmosis', 'Water moves.'],
  ['Diffusion', 'Particles move.'],
  ['Turgor', 'Water pushes.'],
  ['Ion', 'A charged particle.'],
  ['Cell', 'The smallest living thing.'],
);

function askedTerm({ questions, at }: TestRun): string {
  return questions[at]?.question ?? '';
}

function wrongTerm(run: TestRun): string {
  return run.options.find((option) => !isRight(run, option)) ?? '';
}

it('asks every card once', () => {
  let run = startTest(CARDS, Math.random);
  const asked: string[] = [];
  while (!isOver(run)) {
    asked.push(askedTerm(run));
    run = goOn(pickOption(run, askedTerm(run)), Math.random);
  }

  expect(asked.toSorted()).toEqual(CARDS.map((card) => card.question).toSorted());
  expect(toScore(run)).toEqual({ correct: 5, incorrect: 0, missed: [] });
});

it('locks the first choice in', () => {
  const run = startTest(CARDS, Math.random);

  const picked = pickOption(run, wrongTerm(run));
  const again = pickOption(picked, askedTerm(run));

  expect(again).toBe(picked);
  expect(toScore(again)).toMatchObject({ correct: 0, incorrect: 1 });
});

it('waits for an answer before it goes on', () => {
  const run = startTest(CARDS, Math.random);

  expect(goOn(run, Math.random)).toBe(run);
});

it('ignores what is no option', () => {
  const run = startTest(CARDS, Math.random);

  expect(pickOption(run, 'Photosynthesis')).toBe(run);
});

it('[B-109] takes any equal term for right', () => {
  const cards = cardsOf(['Ion', 'A charged particle.'], ['Water', 'H2O'], ['ION', 'An atom.']);
  let run = startTest(cards, Math.random);
  while (!isOver(run)) {
    const option = run.options.find((each) => isRight(run, each));
    run = goOn(pickOption(run, option ?? ''), Math.random);
  }

  expect(toScore(run)).toEqual({ correct: 3, incorrect: 0, missed: [] });
});

it('[B-108] runs through sets of any size: answered is always right and wrong together', () => {
  const pair = fc.tuple(fc.constantFrom('a', 'b', 'c', 'A'), fc.constantFrom('x', 'y', 'X'));
  const choices = fc.infiniteStream(fc.nat());
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 12 }), choices, (pairs, choice) => {
      let run = startTest(cardsOf(...pairs), Math.random);
      for (let turn = 0; turn < pairs.length; turn += 1) {
        expect(isLastQuestion(run)).toBe(turn === pairs.length - 1);
        const option = run.options[(choice.next().value ?? 0) % run.options.length] ?? '';
        run = pickOption(run, option);
        expect(run.correct + run.missed.length).toBe(countAnswered(run));
        run = goOn(run, Math.random);
      }

      expect(isOver(run)).toBe(true);
      expect(run.correct + run.missed.length).toBe(pairs.length);
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
])('grades %i right and %i wrong as %s', (correct, incorrect, grade) => {
  expect(toGrade({ correct, incorrect })).toBe(grade);
});
