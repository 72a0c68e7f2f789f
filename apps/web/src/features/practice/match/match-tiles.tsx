import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef, useState } from 'react';
import { TOUCH } from '../../../lib/device/media';
import { useKeys } from '../../../lib/keyboard/use-keys';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { BlankText } from '../../../ui/text/blank-text';
import { KeyCap } from '../../../ui/shortcuts/key-cap';
import type { MatchBoard, Tile } from './match-board';
import styles from './match-tiles.module.css';

const LETTERS = 'abcdefghijkl';

/** Tiles keep their places to the end. Arrows go from one to the next, letters pick one. */
export function MatchTiles({
  board,
  label,
  onPick,
}: {
  board: MatchBoard;
  label: string;
  onPick: (tile: Tile) => void;
}) {
  const isTouch = useMediaQuery(TOUCH);
  const gridRef = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);

  useEffect(() => listTiles(gridRef.current)[0]?.focus({ preventScroll: true }), []);

  useKeys(
    Object.fromEntries(
      board.tiles.map((tile, place) => [
        LETTERS.charAt(place),
        () => {
          listTiles(gridRef.current)[place]?.focus();
          onPick(tile);
        },
      ]),
    ),
  );

  useKeys(
    {
      ArrowRight: () => move(() => 1),
      ArrowLeft: () => move(() => -1),
      ArrowDown: () => move(countColumns),
      ArrowUp: () => move((tiles) => -countColumns(tiles)),
    },
    gridRef,
  );

  function move(countSteps: (tiles: readonly HTMLElement[]) => number): void {
    const tiles = listTiles(gridRef.current);
    tiles[at + countSteps(tiles)]?.focus();
  }

  return (
    <div ref={gridRef} className={styles.tiles} role="group" aria-label={label}>
      {board.tiles.map((tile, place) => {
        const state = stateOf(board, tile);
        return (
          <button
            key={tile.id}
            type="button"
            className={styles.tile}
            data-state={state}
            aria-pressed={state === 'picked'}
            aria-disabled={state === 'matched' || undefined}
            aria-keyshortcuts={LETTERS.charAt(place).toUpperCase()}
            tabIndex={place === at ? 0 : -1}
            onFocus={() => setAt(place)}
            onClick={() => onPick(tile)}
          >
            <span className={styles.cap} aria-hidden="true">
              {state === 'matched' ? (
                <CircleCheck size={20} />
              ) : (
                !isTouch && <KeyCap name={LETTERS.charAt(place).toUpperCase()} />
              )}
            </span>
            <span className={styles.text} data-side={tile.side} dir="auto">
              <BlankText text={tile.text} />
            </span>
          </button>
        );
      })}
    </div>
  );
}

function listTiles(grid: HTMLElement | null): HTMLButtonElement[] {
  return [...(grid?.querySelectorAll('button') ?? [])];
}

/** As many as lie in the first row. */
function countColumns(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.offsetTop;
  return tiles.filter(({ offsetTop }) => offsetTop === top).length;
}

function stateOf({ picked, matched, wrong }: MatchBoard, tile: Tile) {
  if (matched.includes(tile.cardId)) {
    return 'matched';
  }
  if (wrong.some(({ id }) => id === tile.id)) {
    return 'wrong';
  }
  return picked?.id === tile.id ? 'picked' : 'open';
}
