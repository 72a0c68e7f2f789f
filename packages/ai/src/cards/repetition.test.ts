import { describe, expect, it } from 'vitest';
import { createRepetitionFinder } from './repetition';

const QUOTE =
  'A cell is the smallest unit of life that can carry out all the functions of an organism.';
const source = { quote: QUOTE, start: 0, end: QUOTE.length };
const cell = { term: 'cell', definition: 'the smallest unit of life', source };
const answersFor = (cards: (typeof cell)[], emphasised: string[] = []) =>
  cards.map(createRepetitionFinder(({ term }) => emphasised.includes(term)));

describe('a second card of a sentence', () => {
  it.each([
    ['says the term of the first', 'organism', 'A cell is alive'],
    ['has a term that the first explains with', 'smallest unit', 'can carry out functions'],
    ['has a part of the first term', 'cell body', 'can carry out functions'],
    ['says the same, cut elsewhere', 'organism', 'unit of life that grows'],
  ])('is refused when it %s', (_, term, definition) => {
    expect(answersFor([cell, { term, definition, source }])).toEqual([false, true]);
  });

  it('passes when it is about something else', () => {
    const other = { term: 'organism', definition: 'carries out all functions', source };

    expect(answersFor([cell, other])).toEqual([false, false]);
  });

  it('passes when its author emphasised it', () => {
    const other = { term: 'organism', definition: 'A cell is one kind', source };

    expect(answersFor([cell, other], ['organism'])).toEqual([false, false]);
  });

  it('does not count against the next when it was refused itself', () => {
    const refused = { term: 'organism', definition: 'A cell is alive', source };
    const elsewhere = {
      ...refused,
      definition: 'a living thing',
      source: { ...source, start: 500 },
    };

    expect(answersFor([cell, refused, elsewhere])).toEqual([false, true, false]);
  });
});

describe('a card of another sentence', () => {
  it('is refused when nearly all of its words were said', () => {
    const echo = {
      term: 'unit',
      definition: 'the very smallest unit of life',
      source: { ...source, start: 500 },
    };

    expect(answersFor([cell, { ...echo, definition: 'smallest of all life, one unit' }])[1]).toBe(
      true,
    );
    expect(answersFor([cell, { ...echo, definition: 'a unit that measures length' }])[1]).toBe(
      false,
    );
  });

  it('passes when it differs in a number', () => {
    const built = { ...cell, definition: 'a tool that the town built in 1945' };
    const other = {
      term: 'axe',
      definition: 'a tool that the town built in 1946',
      source: { ...source, start: 500 },
    };

    expect(answersFor([built, other])).toEqual([false, false]);
  });
});
