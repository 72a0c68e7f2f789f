import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearStudied,
  type Deck,
  fitDeck,
  flip,
  goAgain,
  goNext,
  goPrevious,
  isFinished,
  openDeck,
  shuffleDeck,
  startDeck,
  startOver,
  swipeNext,
  takeBack,
} from './deck';
import type { MarkStep, Studied } from '../../marks/public';

const IDS = [1, 2, 3, 4];
const NOTHING: Studied = new Set();

type Table = { deck: Deck; studied: Studied };

function apply({ studied }: Table, outcome: { deck: Deck; change: MarkStep }): Table {
  const { mark, clear } = outcome.change;
  return {
    deck: outcome.deck,
    studied: new Set([...studied].filter((id) => !clear.includes(id)).concat(mark)),
  };
}

function next(table: Table): Table {
  return apply(table, goNext(table.deck, table.studied));
}

function open(studied: Studied = NOTHING, ids = IDS): Table {
  return { deck: startDeck(ids, studied), studied };
}

describe('opening', () => {
  it.each([
    ['nothing is studied', [], 0],
    ['some are', [1, 2], 2],
    ['all are', IDS, 0],
    ['one in the middle is', [2], 0],
  ])('starts at the first card to be studied when %s', (_, studied, at) => {
    expect(startDeck(IDS, new Set(studied)).at).toBe(at);
  });
});

describe('Next and Previous', () => {
  it('Next marks the card as studied and shows the next question', () => {
    const flipped = { ...open(), deck: flip(open().deck) };

    const { deck, studied } = next(flipped);

    expect(studied).toEqual(new Set([1]));
    expect(deck).toMatchObject({ at: 1, isFlipped: false, direction: 'next' });
  });

  it('[D-45] a swipe passes a card that was not flipped without a mark, and can be taken back', () => {
    const table = open();

    const passed = apply(table, swipeNext(table.deck, table.studied));

    expect(passed.deck).toMatchObject({ at: 1, direction: 'next' });
    expect(passed.studied).toEqual(NOTHING);
    expect(apply(passed, goPrevious(passed.deck)).deck.at).toBe(0);
  });

  it('[D-45] having seen one card says nothing about the next one', () => {
    const flipped = { ...open(), deck: flip(open().deck) };
    const first = apply(flipped, swipeNext(flipped.deck, flipped.studied));

    const second = apply(first, swipeNext(first.deck, first.studied));

    expect(second.studied).toEqual(new Set([1]));
  });

  it('[D-45] Again takes the mark off and goes on, and can be taken back', () => {
    const marked = { deck: openDeck({ order: IDS, at: 1 }), studied: new Set([1, 2]) };

    const passed = apply(marked, goAgain(marked.deck, marked.studied));

    expect(passed.studied).toEqual(new Set([1]));
    expect(passed.deck).toMatchObject({ at: 2, direction: 'next' });
    expect(apply(passed, goPrevious(passed.deck)).studied).toEqual(new Set([1, 2]));
  });

  it('behind the last card the deck is finished', () => {
    const { deck, studied } = IDS.reduce(next, open());

    expect(isFinished(deck)).toBe(true);
    expect(studied).toEqual(new Set(IDS));
    expect(goNext(deck, studied)).toEqual({ deck, change: { mark: [], clear: [] } });
  });

  it('[U-21] Previous right after Next takes it back, mark and all', () => {
    const table = next(open());

    const { deck, studied } = apply(table, goPrevious(table.deck));

    expect(studied).toEqual(NOTHING);
    expect(deck.at).toBe(0);
  });

  it('further back is only a look', () => {
    const table = next(next(next(open())));
    const once = apply(table, goPrevious(table.deck));

    const { deck, studied } = apply(once, goPrevious(once.deck));

    expect(deck.at).toBe(1);
    expect(studied).toEqual(new Set([1, 2]));
  });

  it('[U-21] a card that was studied before stays studied when Next is taken back', () => {
    const table = next({ deck: startDeck(IDS, NOTHING), studied: new Set([1]) });

    expect(apply(table, goPrevious(table.deck)).studied).toEqual(new Set([1]));
  });

  it('there is nothing before the first card', () => {
    const { deck } = open();

    expect(goPrevious(deck).deck).toBe(deck);
  });
});

describe('the other tools', () => {
  it('Shuffle returns to card 1 on the question side and keeps every card', () => {
    const table = next(open());

    const deck = shuffleDeck(flip(table.deck), () => 0);

    expect(deck).toMatchObject({ at: 0, isFlipped: false });
    expect(deck.order.toSorted()).toEqual(IDS);
    expect(deck.order).not.toEqual(IDS);
  });

  it('Delete studied sets every card back, and the card on top stays', () => {
    const table = next(next(open()));

    const { deck, studied } = apply(table, clearStudied(table.deck, table.studied));

    expect(studied).toEqual(NOTHING);
    expect(deck.at).toBe(2);
  });

  it('Delete studied on a finished deck begins it anew', () => {
    const table = IDS.reduce(next, open());

    expect(clearStudied(table.deck, table.studied).deck.at).toBe(0);
  });

  it('a finished deck can be gone through again without losing its marks', () => {
    const { deck } = IDS.reduce(next, open());

    expect(startOver(deck).at).toBe(0);
  });
});

type Move = 'next' | 'again' | 'swipe' | 'previous' | 'shuffle' | 'clear' | 'over' | 'flip';

function play(table: Table, move: Move): Table {
  const { deck, studied } = table;
  const moves: Record<Move, () => Table> = {
    next: () => next(table),
    again: () => apply(table, goAgain(deck, studied)),
    swipe: () => apply(table, swipeNext(deck, studied)),
    previous: () => apply(table, goPrevious(deck)),
    clear: () => apply(table, clearStudied(deck, studied)),
    shuffle: () => ({ deck: shuffleDeck(deck, () => 0.5), studied }),
    over: () => ({ deck: startOver(deck), studied }),
    flip: () => ({ deck: flip(deck), studied }),
  };
  return moves[move]();
}

const moves = fc.array(
  fc.constantFrom<Move>('next', 'again', 'swipe', 'previous', 'shuffle', 'clear', 'over', 'flip'),
);

describe('whatever is pressed', () => {
  it('the deck holds every card once and shows one of them or its end', () => {
    fc.assert(
      fc.property(moves, (pressed) => {
        const { deck } = pressed.reduce(play, open());

        expect(deck.order.toSorted()).toEqual(IDS);
        expect(deck.at).toBeGreaterThanOrEqual(0);
        expect(deck.at).toBeLessThanOrEqual(IDS.length);
      }),
    );
  });

  it('[U-21] taking everything back leads to the marks it started with', () => {
    const someIds = fc.uniqueArray(fc.constantFrom(...IDS));
    fc.assert(
      fc.property(moves, someIds, (pressed, studied) => {
        const start = open(new Set(studied));
        let table = pressed.reduce(play, start);
        while (table.deck.steps.length > 0) {
          table = apply(table, takeBack(table.deck));
        }

        expect(table.studied).toEqual(start.studied);
        expect(table.deck.order).toEqual(IDS);
      }),
    );
  });

  it('[U-25] a deck fits the cards that the set has now', () => {
    const present = fc.uniqueArray(fc.integer({ min: 1, max: 8 }));
    fc.assert(
      fc.property(moves, present, (pressed, ids) => {
        const { deck } = pressed.reduce(play, open());

        const fitted = fitDeck(deck, ids);

        expect(fitted.order.toSorted()).toEqual(ids.toSorted());
        expect(fitted.at).toBeLessThanOrEqual(fitted.order.length);
        const shown = deck.order[deck.at];
        const isStillThere = shown !== undefined && ids.includes(shown);
        expect(isStillThere ? fitted.order[fitted.at] : shown).toBe(shown);
      }),
    );
  });
});

it('[U-25] a card added elsewhere goes under the deck', () => {
  const { deck } = next(open());

  expect(fitDeck(deck, [9, 1, 2, 3, 4])).toMatchObject({ order: [1, 2, 3, 4, 9], at: 1 });
});
