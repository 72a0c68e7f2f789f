import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCard, aCloze, cardsOf } from '../../../testing/cards';
import { createTable, drawQuestions, type Question, toTestAsk } from './draw-questions';
import { QUESTION_KINDS, USUAL_SETUP } from './test-setup';

const CARDS = cardsOf(
  ['Osmosis', 'Water moves.'],
  ['Diffusion', 'Particles move.'],
  ['Turgor', 'Water pushes.'],
  ['Ion', 'A charged particle.'],
  ['Cell', 'The smallest living thing.'],
);

const asked = (changes: Partial<Question> = {}): Question => ({
  cardId: 1,
  kind: 'options',
  direction: 'toTerm',
  ...changes,
});

describe('the questions of a test', () => {
  it('are as usual one for every card: its definition, four terms', () => {
    const questions = drawQuestions(CARDS, USUAL_SETUP, Math.random);

    expect(questions.map(({ cardId }) => cardId).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(questions.every((each) => each.kind === 'options' && each.direction === 'toTerm')).toBe(
      true,
    );
  });

  it('are as many as wished, of different cards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (count) => {
        const questions = drawQuestions(CARDS, { ...USUAL_SETUP, count }, Math.random);

        expect(questions).toHaveLength(Math.min(count, CARDS.length));
        expect(new Set(questions.map(({ cardId }) => cardId)).size).toBe(questions.length);
      }),
    );
  });

  it('share out the kinds and both directions evenly', () => {
    const cards = Array.from({ length: 12 }, (_, place) => aCard({ flashcardId: place + 1 }));
    const questions = drawQuestions(
      cards,
      { count: null, kinds: [...QUESTION_KINDS], direction: 'both' },
      Math.random,
    );

    for (const kind of QUESTION_KINDS) {
      expect(questions.filter((each) => each.kind === kind)).toHaveLength(4);
    }
    expect(questions.filter(({ direction }) => direction === 'toTerm')).toHaveLength(6);
  });
});

describe('a side that asks', () => {
  const osmosis = aCard({ question: 'Osmosis', answer: 'Osmosis is how water moves.' });
  const long = aCard({ question: 'Osmosis', answer: `Water ${'moves '.repeat(20)}` });

  it.each([
    ['options', 'toTerm', 'Osmosis is how water moves.', 'Osmosis'],
    ['options', 'toDefinition', 'Osmosis', 'Osmosis is how water moves.'],
    ['judged', 'toDefinition', 'Osmosis', 'Osmosis is how water moves.'],
    // Written, it must not give the term away.
    ['typed', 'toTerm', '____ is how water moves.', 'Osmosis'],
    ['typed', 'toDefinition', 'Osmosis', 'Osmosis is how water moves.'],
  ] as const)('%s %s: %s', (kind, direction, prompt, expected) => {
    expect(toTestAsk(osmosis, { kind, direction })).toMatchObject({ prompt, expected });
  });

  it('is never the short one where a long definition would have to be typed', () => {
    expect(toTestAsk(long, { kind: 'typed', direction: 'toDefinition' }).expected).toBe('Osmosis');
  });

  it.each(['toTerm', 'toDefinition'] as const)('is the sentence of a cloze: %s', (direction) => {
    const cloze = aCloze({ question: 'turgor', answer: 'It is pushed by ____.' });

    expect(toTestAsk(cloze, { kind: 'options', direction })).toMatchObject({
      kind: 'cloze',
      prompt: 'It is pushed by ____.',
      expected: 'turgor',
    });
  });
});

describe('true or false', () => {
  it.each([
    [0.2, false],
    [0.9, true],
  ])('puts forward an answer of the set: chance %d', (chance, isTrue) => {
    const table = createTable(CARDS);
    const question = asked({ kind: 'judged' });

    const laid = table.lay(question, () => chance);

    const claim = laid && 'claim' in laid ? laid.claim : '';
    expect(CARDS.map((card) => card.question)).toContain(claim);
    expect(table.judgeOf(question)(claim)).toBe(isTrue);
  });

  it('is true where the set has no wrong answer', () => {
    const table = createTable(CARDS.slice(0, 1));

    expect(table.lay(asked({ kind: 'judged' }), () => 0)).toEqual({ claim: 'Osmosis' });
  });

  it('puts definitions forward in the other direction', () => {
    const table = createTable(CARDS);
    const laid = table.lay(asked({ kind: 'judged', direction: 'toDefinition' }), () => 0.1);

    expect(CARDS.map((card) => card.answer)).toContain(laid && 'claim' in laid && laid.claim);
  });
});

it('[B-109] takes any equal term for right', () => {
  const cards = cardsOf(['Ion', 'A charged particle.'], ['Water', 'H2O'], ['ION', 'An atom.']);

  expect(createTable(cards).judgeOf(asked())('ION')).toBe(true);
  expect(createTable(cards).judgeOf(asked())('Water')).toBe(false);
});
