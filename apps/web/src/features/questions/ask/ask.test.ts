import { type Flashcard, MEDIA_WORDS } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { aCard, aCloze, asShown } from '../../../testing/cards';
import { sideOf, toAsk, toAsks } from './ask';

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

describe('the cards of a set', () => {
  const typed = (...pairs: [string, string][]) =>
    toAsks(pairs.map(([question, answer]) => aCard({ question, answer }))).map(
      ({ expected }) => expected,
    );

  it('ask in the direction that suits most of them, so that options are of one kind', () => {
    expect(
      typed(['cat', 'con mèo'], ['butterfly', 'bướm'], ['dog', 'con chó'], ['cow', 'con bò']),
    ).toEqual(['cat', 'butterfly', 'dog', 'cow']);
    expect(typed(['con mèo', 'cat'], ['bướm', 'butterfly'], ['con chó', 'dog'])).toEqual([
      'cat',
      'butterfly',
      'dog',
    ]);
  });

  it('ask in words of their own where they do, and never for what is too long to type', () => {
    const long =
      'What happens to the price of a good that everybody wants and nobody makes any more';

    expect(
      typed(
        ['Osmosis', 'The movement of water across a membrane.'],
        ['Who wrote it?', 'Nguyễn Du'],
        [long, 'It rises'],
      ),
    ).toEqual(['Osmosis', 'Nguyễn Du', 'It rises']);
  });

  it('leave it to the other cards when they are sentences with a blank', () => {
    const capital = aCard({ question: 'The capital of Viet Nam', answer: 'Hà Nội' });

    expect(toAsks([aCloze(), aCloze(), capital]).at(-1)?.expected).toBe('Hà Nội');
  });
});

describe('the answer first', () => {
  const reversed = (card: Flashcard) => toAsk(card, { isReversed: true });

  it('asks with the answer where the question would ask', () => {
    const card = aCard({ question: 'The capital of Viet Nam', answer: 'Hà Nội' });

    const asked = reversed(card);

    expect(asked).toEqual({ card, kind: 'answer', prompt: 'Hà Nội', expected: card.question });
    expect(sideOf(asked)).toBe('answer');
  });

  it.each([
    ['a definition, which asks anyway', aCard()],
    ['a sentence with a blank', aCloze()],
    [
      'a picture, which nobody can type',
      aCard({
        question: MEDIA_WORDS.picture,
        answer: 'Heart',
        media: [asShown({ mediaId: 'heart', side: 'question' })],
      }),
    ],
  ])('changes nothing for %s', (_, card) => {
    expect(reversed(card)).toEqual(toAsk(card));
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
