import { describe, expect, it } from 'vitest';
import { readStatements } from './read-statement';
import { createTaggers } from './tagger';

const tag = createTaggers()();
const statementsOf = (sentence: string) =>
  readStatements(sentence, tag).map(({ term, definition, how }) => [
    how,
    sentence.slice(term.start, term.end),
    sentence.slice(definition.start, definition.end),
  ]);

describe('what a sentence says a thing is', () => {
  it.each([
    [
      'A scope is the range within a program for which an item is valid.',
      ['is', 'scope', 'the range within a program for which an item is valid'],
    ],
    [
      'Untouchability refers to historical social disabilities imposed by birth.',
      ['means', 'Untouchability', 'historical social disabilities imposed by birth'],
    ],
    [
      'The process by which plants turn light, water and air into sugar is called photosynthesis.',
      [
        'named',
        'photosynthesis',
        'The process by which plants turn light, water and air into sugar',
      ],
    ],
    [
      'Systolic dysfunction occurs when the heart cannot contract effectively.',
      ['does', 'Systolic dysfunction', 'occurs when the heart cannot contract effectively'],
    ],
    [
      'In mammals, the placenta is a temporary organ that feeds the embryo.',
      ['is', 'placenta', 'a temporary organ that feeds the embryo'],
    ],
    [
      'The cell moves them to the proteasome, an organelle that removes proteins.',
      ['aside', 'proteasome', 'an organelle that removes proteins'],
    ],
  ])('%s', (sentence, expected) => {
    expect(statementsOf(sentence)).toContainEqual(expected);
  });

  it('ends where another subject begins', () => {
    expect(
      statementsOf('Fluorine is a pale yellow gas, and chlorine is a greenish gas.'),
    ).toContainEqual(['is', 'Fluorine', 'a pale yellow gas']);
  });

  it.each([
    'This process is called gastrulation.',
    'It is a temporary organ that feeds the embryo.',
    'The heart is not a contract at all in this sense.',
    'If the hydrogen atoms are on two planes, it is a trans fat.',
    'What is the smallest unit of life?',
    'Memory is the key reason for the speed of computers.',
    'The sample means of the two groups are compared in the end.',
    'The sample mean x is the best estimate of the unknown mean.',
  ])('nothing sure: %s', (sentence) => {
    expect(statementsOf(sentence).filter(([how]) => how !== 'does')).toEqual([]);
  });
});
