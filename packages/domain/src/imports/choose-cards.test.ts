import type { ImportedCard } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { chooseCards, findRepeated } from './choose-cards';

const card = (question: string, answer = 'a'): ImportedCard => ({ question, answer });
const chooseFrom = (sizes: number[], room: { cards: number; sets: number }) =>
  chooseCards(
    sizes.map((size, set) => ({
      title: String(set),
      cards: Array.from({ length: size }, (_, n) => card(`${set}.${n}`)),
    })),
    { room, repeated: new Set() },
  ).map(({ cards, overLimit }) => [cards.length, overLimit]);

describe('repeated cards', () => {
  it('are those the student has and those that came before', () => {
    const cards = [card('1'), card('2'), card('1'), card('3')];

    expect([...findRepeated(cards, [3])].map((found) => cards.indexOf(found))).toEqual([3, 2]);
  });

  it('are not those whose letters only stand together alike', () => {
    expect(findRepeated([card('ab', 'c'), card('a', 'bc')], []).size).toBe(0);
  });
});

describe('what fits', () => {
  it.each([
    [
      'all of it',
      [2, 3],
      { cards: Infinity, sets: Infinity },
      [
        [2, 0],
        [3, 0],
      ],
    ],
    [
      'the first cards',
      [2, 3],
      { cards: 4, sets: 9 },
      [
        [2, 0],
        [2, 1],
      ],
    ],
    [
      'the first sets',
      [2, 3, 1],
      { cards: 9, sets: 1 },
      [
        [2, 0],
        [0, 3],
        [0, 1],
      ],
    ],
    [
      'no set without a card',
      [2, 0, 1],
      { cards: 9, sets: 2 },
      [
        [2, 0],
        [0, 0],
        [1, 0],
      ],
    ],
    ['nothing', [1], { cards: 0, sets: 1 }, [[0, 1]]],
  ])('is %s', (_, sizes, room, expected) => {
    expect(chooseFrom(sizes, room)).toEqual(expected);
  });

  it('asks no room for a set where the cards go into one that is there', () => {
    const [chosen] = chooseCards([{ title: 'a', quizId: 4, cards: [card('1')] }], {
      room: { cards: 1, sets: 0 },
      repeated: new Set(),
    });

    expect(chosen).toMatchObject({ cards: [card('1')], overLimit: 0 });
  });
});
