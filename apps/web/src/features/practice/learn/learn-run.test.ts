import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  countCards,
  countRounds,
  isRoundOver,
  type LearnRun,
  listLeft,
  nextRound,
  startLearning,
} from './learn-run';

/** Leaves every order as it is. */
const inOrder = () => 0.999_999;

function start(cards: number, firstStep: 'choose' | 'type' = 'choose'): LearnRun {
  const ids = Array.from({ length: cards }, (_, place) => place + 1);
  return startLearning(ids, { firstStep, random: inOrder });
}

function onTable({ queue }: LearnRun): string {
  return queue.map(({ cardId, step }) => `${cardId} ${step}`).join(', ');
}

describe('a round', () => {
  it('has seven cards of the set, to be chosen first', () => {
    const run = start(16);

    expect(onTable(run)).toBe(
      '1 choose, 2 choose, 3 choose, 4 choose, 5 choose, 6 choose, 7 choose',
    );
    expect(countRounds(run)).toBe(3);
  });

  it('takes a card from choosing to typing, and lets it go after a right typed answer', () => {
    const chosen = answer(start(2), true);
    expect(onTable(chosen)).toBe('2 choose, 1 type');

    const bothChosen = answer(chosen, true);
    expect(onTable(bothChosen)).toBe('1 type, 2 type');

    const typed = answer(bothChosen, true);
    expect(onTable(typed)).toBe('2 type');
    expect(typed.learnt).toEqual([1]);
  });

  it.each([
    ['choosing', start(5), '2 choose, 3 choose, 4 choose, 1 choose, 5 choose'],
    ['typing', start(5, 'type'), '2 type, 3 type, 4 type, 1 type, 5 type'],
  ])('brings a card back that was wrong in %s, after three others', (_, run, table) => {
    const missed = answer(run, false);

    expect(onTable(missed)).toBe(table);
    expect(missed.missed).toEqual([1]);
  });

  it('brings the last card back at once', () => {
    expect(onTable(answer(start(1), false))).toBe('1 choose');
  });

  it('is over when all its cards are learnt, and only then another begins', () => {
    let run = start(9, 'type');
    expect(nextRound(run, inOrder)).toBe(run);
    while (!isRoundOver(run)) {
      run = answer(run, true);
    }
    expect(run.learnt).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(listLeft(run)).toEqual([8, 9]);
    expect(countRounds(run)).toBe(2);

    const second = nextRound(run, inOrder);

    expect(onTable(second)).toBe('8 type, 9 type');
    expect(second.round).toBe(2);
  });

  it('lets a card go that was typed because there was nothing to choose from', () => {
    expect(answer(start(2), true, 'typed')).toMatchObject({
      queue: [{ cardId: 2, step: 'choose' }],
      learnt: [1],
    });
  });

  it('names a card once that was wrong twice', () => {
    expect(answer(answer(start(1), false), false).missed).toEqual([1]);
  });
});

it('loses no card, whatever is answered, and ends for whoever is right in the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.array(fc.boolean()), (cards, answers) => {
      let run = start(cards);
      for (const isRight of answers) {
        run = nextRound(answer(run, isRight), inOrder);
        expect(countCards(run)).toBe(cards);
        expect(new Set([...listLeft(run), ...run.learnt]).size).toBe(cards);
      }
      for (let step = 0; step < 2 * cards; step += 1) {
        run = nextRound(answer(run, true), inOrder);
      }
      expect(listLeft(run)).toEqual([]);
    }),
  );
});
