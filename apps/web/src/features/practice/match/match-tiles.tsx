import CircleCheck from 'lucide-react/icons/circle-check';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TOUCH } from '../../../lib/device/media';
import { useKeys } from '../../../lib/keyboard/use-keys';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { BlankText } from '../../../ui/feedback/blank-text';
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

  function handleKeyDown(event: KeyboardEvent): void {
    const tiles = listTiles(gridRef.current);
    const top = tiles[0]?.offsetTop;
    const columns = tiles.filter(({ offsetTop }) => offsetTop === top).length;
    const steps: Partial<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columns,
      ArrowUp: -columns,
    };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      tiles[at + step]?.focus();
    }
  }

  return (
    <div
      ref={gridRef}
      className={styles.tiles}
      role="group"
      aria-label={label}
      onKeyDown={handleKeyDown}
    >
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

function stateOf({ picked, matched, wrong }: MatchBoard, tile: Tile) {
  if (matched.includes(tile.cardId)) {
    return 'matched';
  }
  if (wrong.some(({ id }) => id === tile.id)) {
    return 'wrong';
  }
  return picked?.id === tile.id ? 'picked' : 'open';
}
