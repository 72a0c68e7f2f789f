import { describe, expect, it } from 'vitest';
import { aCard, aCloze } from '../../../testing/cards';
import { toAsk } from './ask';

function ask(question: string, answer: string) {
  const { card: _, ...rest } = toAsk(aCard({ question, answer }));
  return rest;
}

describe('the side that is typed', () => {
  it('is the term, for a definition', () => {
    expect(ask('Osmosis', 'The movement of water across a membrane.')).toEqual({
      kind: 'definition',
      prompt: 'The movement of water across a membrane.',
      expected: 'Osmosis',
    });
  });

  it('is what belongs in the blank, for a cloze', () => {
    const { card: _, ...rest } = toAsk(aCloze());

    expect(rest).toEqual({
      kind: 'cloze',
      prompt: 'Water crosses a membrane by ____.',
      expected: 'osmosis',
    });
  });

  it.each([
    ['Which gas do plants take in?', 'Carbon dioxide'],
    ['The capital of Viet Nam', 'Hà Nội'],
    ['Who wrote it?', 'Nguyễn Du, around 1810'],
  ])('is the answer where the question is longer, or asks: %s', (question, answer) => {
    expect(ask(question, answer)).toEqual({ kind: 'question', prompt: question, expected: answer });
  });

  it('is the question where its answer is too long to type', () => {
    const answer = 'Because water moves through the membrane to the side with more solute.';

    expect(ask('Why does a cell swell?', answer)).toMatchObject({ prompt: answer });
  });
});

it.each([
  [
    'Osmosis',
    'Osmosis is how water moves; osmosis needs no energy.',
    '____ is how water moves; ____ needs no energy.',
  ],
  ['quang hợp', 'Nhờ quang hợp, cây tạo ra chất hữu cơ.', 'Nhờ ____, cây tạo ra chất hữu cơ.'],
  ['cell', 'The excellent unit of life.', 'The excellent unit of life.'],
  ['C++ (language)', 'A language made in 1979.', 'A language made in 1979.'],
])('a definition does not give %s away', (question, answer, prompt) => {
  expect(ask(question, answer).prompt).toBe(prompt);
});
