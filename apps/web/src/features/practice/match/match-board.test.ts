import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCard, cardsOf } from '../../../testing/cards';
import { toAsk } from '../../questions/public';
import { calm, countPairs, drawBoard, isDone, type MatchBoard, pickTile } from './match-board';

const NOBODY: ReadonlySet<number> = new Set();
const asksOf = (...pairs: [string, string][]) => cardsOf(...pairs).map((card) => toAsk(card));
const MANY = Array.from({ length: 9 }, (_, place): [string, string] => [
  `Term ${place}`,
  `The definition of number ${place}.`,
]);

function draw(...pairs: [string, string][]): MatchBoard {
  return drawBoard(asksOf(...pairs), { played: NOBODY, random: Math.random });
}

function tile(board: MatchBoard, id: string) {
  const found = board.tiles.find((each) => each.id === id);
  if (!found) {
    throw new Error(`No tile ${id}.`);
  }
  return found;
}

describe('a board', () => {
  it('has both sides of six cards', () => {
    const board = draw(...MANY);

    expect(countPairs(board)).toBe(6);
    expect(new Set(board.tiles.map(({ id }) => id)).size).toBe(12);
  });

  it('has fewer pairs in a small set', () => {
    expect(countPairs(draw(...MANY.slice(0, 3)))).toBe(3);
  });

  it('has no two cards that could be taken for each other', () => {
    const board = draw(['Ion', 'A charged particle.'], ['ion.', 'An atom.'], ['Water', 'H2O']);

    expect(countPairs(board)).toBe(2);
  });

  it('takes cards that were not played yet first', () => {
    const played = new Set([1, 2, 3]);
    const board = drawBoard(asksOf(...MANY), { played, random: Math.random });

    expect(new Set(board.tiles.map(({ cardId }) => cardId))).toEqual(new Set([4, 5, 6, 7, 8, 9]));
  });

  it('shortens a long definition after a whole word', () => {
    const card = aCard({ question: 'Cell', answer: 'alpha '.repeat(60) });
    const board = drawBoard([toAsk(card)], { played: NOBODY, random: Math.random });

    const longest = Math.max(...board.tiles.map(({ text }) => text.length));
    expect(longest).toBeLessThanOrEqual(131);
    expect(board.tiles.some(({ text }) => text.endsWith('alpha…'))).toBe(true);
  });
});

describe('a pick', () => {
  const board = draw(...MANY.slice(0, 2));

  it('of both sides of a card matches it', () => {
    const first = pickTile(board, tile(board, '1 term'));
    const second = pickTile(first.board, tile(board, '1 prompt'));

    expect(first.found).toBeUndefined();
    expect(second.found).toEqual({ cardId: 1, isRight: true });
    expect(second.board).toMatchObject({ matched: [1], picked: undefined, missed: [] });
    expect(pickTile(second.board, tile(board, '1 term')).board).toBe(second.board);
  });

  it('of two cards is wrong for the one that was asked for', () => {
    const first = pickTile(board, tile(board, '2 prompt'));
    const { board: after, found } = pickTile(first.board, tile(board, '1 term'));

    expect(found).toEqual({ cardId: 2, isRight: false });
    expect(after).toMatchObject({ missed: [2], misses: 1, picked: undefined });
    expect(after.wrong.map(({ id }) => id)).toEqual(['2 prompt', '1 term']);
    expect(calm(after).wrong).toEqual([]);
  });

  it('of the same tile lays it down again', () => {
    const first = pickTile(board, tile(board, '1 term'));

    expect(pickTile(first.board, tile(board, '1 term'))).toMatchObject({
      board: { picked: undefined, misses: 0 },
      found: undefined,
    });
  });
});

it('ends with the last pair, whatever was picked before', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 11 }), { maxLength: 30 }), (picks) => {
      let board = draw(...MANY);
      for (const place of picks) {
        board = pickTile(board, board.tiles[place] ?? tile(board, '')).board;
      }
      board = board.picked ? pickTile(board, board.picked).board : board;
      for (const { id, cardId } of board.tiles.filter((each) => each.id.endsWith('term'))) {
        board = pickTile(board, tile(board, id)).board;
        board = pickTile(board, tile(board, `${cardId} prompt`)).board;
      }

      expect(isDone(board)).toBe(true);
      expect(board.matched).toHaveLength(6);
    }),
  );
});
