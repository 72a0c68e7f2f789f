import { expect, it } from 'vitest';
import { aSet, cardsOf } from '../../../testing/cards';
import { joinSets, roomOf, setIdOf } from './together-set';

const [one, two, three] = cardsOf(['A', 'a'], ['B', 'b'], ['C', 'c']);
const FIRST = aSet({ quizId: 4, title: 'First', flashcards: [one!, two!] });
const SECOND = aSet({ quizId: 2, title: 'Second', flashcards: [two!, three!] });

it('has the cards of all sets in order, each once', () => {
  const set = joinSets([FIRST, SECOND]);

  expect(set.flashcards.map(({ question }) => question)).toEqual(['A', 'B', 'C']);
  expect(set).toMatchObject({ quizId: 4, title: 'First + Second', flashcardCount: 3 });
});

it('knows which set a card is of', () => {
  const set = joinSets([FIRST, SECOND]);

  expect([one!, two!, three!].map((card) => setIdOf(set, card.flashcardId))).toEqual([4, 4, 2]);
  expect(setIdOf(FIRST, three!.flashcardId)).toBe(4);
});

it('keeps its tests apart from those of a set alone', () => {
  expect(roomOf(joinSets([FIRST, SECOND]))).toBe('4.2');
  expect(roomOf(FIRST)).toBeUndefined();
});
