import { MATCH_PAIRS } from '@scholar/contract';
import { type Random, shuffle } from '../../../lib/random/shuffle';
import { type Ask, foldTerm, hasOnlyMedia } from '../../questions/public';

/** One side of a card. */
export type Tile = { id: string; cardId: number; side: 'term' | 'prompt'; text: string };

/** The tiles on the table: two that belong together are taken off. */
export type MatchBoard = {
  tiles: readonly Tile[];
  picked: Tile | undefined;
  matched: readonly number[];
  /** The pair that was just wrong. */
  wrong: readonly Tile[];
  /** Cards whose other side was looked for in vain. */
  missed: readonly number[];
  /** How often that was. */
  misses: number;
};

/** What a pick has shown of a card; nothing with the first tile of a pair. */
export type Found = { cardId: number; isRight: boolean };

/** So much fits on a tile of a phone. */
const TILE_CHARACTERS = 130;

/** Up to six cards that cannot be taken for each other; those that were not played yet come first. */
export function drawBoard(
  asks: readonly Ask[],
  { played, random }: { played: ReadonlySet<number>; random: Random },
): MatchBoard {
  const isLate = ({ card, prompt, expected }: Ask) =>
    (played.has(card.flashcardId) ? 2 : 0) +
    (Math.max(prompt.length, expected.length) > TILE_CHARACTERS ? 1 : 0);
  const drawn: Ask[] = [];
  // Tiles are words: a picture would be one like any other.
  const worded = asks.filter(({ card }) => !hasOnlyMedia(card));
  for (const ask of shuffle(worded, random).toSorted((one, other) => isLate(one) - isLate(other))) {
    if (drawn.length < MATCH_PAIRS && !drawn.some((other) => isAlike(ask, other))) {
      drawn.push(ask);
    }
  }
  const tiles = drawn.flatMap(({ card, prompt, expected }) => [
    toTile(card.flashcardId, 'term', expected),
    toTile(card.flashcardId, 'prompt', prompt),
  ]);
  return {
    tiles: shuffle(tiles, random),
    picked: undefined,
    matched: [],
    wrong: [],
    missed: [],
    misses: 0,
  };
}

/** The first tile asks for its other side. The same tile again lays it down. */
export function pickTile(
  board: MatchBoard,
  tile: Tile,
): { board: MatchBoard; found: Found | undefined } {
  const { picked } = board;
  if (board.matched.includes(tile.cardId)) {
    return { board, found: undefined };
  }
  if (picked === undefined || picked.id === tile.id) {
    const next = picked === undefined ? tile : undefined;
    return { board: { ...board, picked: next, wrong: [] }, found: undefined };
  }
  const { cardId } = picked;
  const laidDown = { ...board, picked: undefined };
  if (cardId === tile.cardId) {
    return {
      board: { ...laidDown, wrong: [], matched: [...board.matched, cardId] },
      found: { cardId, isRight: true },
    };
  }
  return {
    board: {
      ...laidDown,
      wrong: [picked, tile],
      missed: [...board.missed.filter((id) => id !== cardId), cardId],
      misses: board.misses + 1,
    },
    found: { cardId, isRight: false },
  };
}

/** The wrong pair was seen. */
export function calm(board: MatchBoard): MatchBoard {
  return { ...board, wrong: [] };
}

export function countPairs({ tiles }: MatchBoard): number {
  return tiles.length / 2;
}

export function isDone(board: MatchBoard): boolean {
  return board.matched.length === countPairs(board);
}

function isAlike(one: Ask, other: Ask): boolean {
  const sides = new Set([other.prompt, other.expected].map(foldTerm));
  return sides.has(foldTerm(one.prompt)) || sides.has(foldTerm(one.expected));
}

function toTile(cardId: number, side: Tile['side'], text: string): Tile {
  return { id: `${cardId} ${side}`, cardId, side, text: shorten(text) };
}

/** Ends with a whole word. */
function shorten(text: string): string {
  if (text.length <= TILE_CHARACTERS) {
    return text;
  }
  const cut = text.slice(0, TILE_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TILE_CHARACTERS / 2)).trimEnd()}…`;
}
