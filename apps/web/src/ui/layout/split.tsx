import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { localStore } from '../../lib/storage/storage';
import styles from './split.module.css';

const MIN = 30;
const MAX = 70;
const EVEN = 50;
const STEP = 2;
const HANDLE_PX = 20;

/**
 * Two panels and a handle between them, from 30 to 70 percent; the choice is remembered. Where
 * they do not fit side by side they lie one below the other.
 */
export function Split({
  storageKey,
  label,
  first,
  second,
}: {
  storageKey: string;
  /** The accessible name of the handle. */
  label: string;
  first: ReactNode;
  second: ReactNode;
}) {
  const [percent, setPercent] = useState(() => readPercent(storageKey));
  const frameRef = useRef<HTMLDivElement>(null);
  const isDragging = useRef(false);

  function settle(wanted: number) {
    const next = clamp(wanted);
    setPercent(next);
    localStore.set(storageKey, String(next));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const wanted = toWanted(event.key, percent);
    if (wanted !== undefined) {
      event.preventDefault();
      settle(wanted);
    }
  }

  function handlePointerDown({ currentTarget, pointerId }: PointerEvent) {
    currentTarget.setPointerCapture(pointerId);
    isDragging.current = true;
  }

  function handlePointerMove({ clientX }: PointerEvent) {
    const frame = frameRef.current?.getBoundingClientRect();
    if (isDragging.current && frame) {
      const share = (clientX - frame.left - HANDLE_PX / 2) / (frame.width - HANDLE_PX);
      setPercent(clamp(share * 100));
    }
  }

  function handlePointerEnd() {
    if (isDragging.current) {
      isDragging.current = false;
      settle(percent);
    }
  }

  return (
    <div
      ref={frameRef}
      className={styles.split}
      style={{
        gridTemplateColumns: `minmax(0, ${percent}fr) ${HANDLE_PX}px minmax(0, ${100 - percent}fr)`,
      }}
    >
      {first}
      {/* A separator that can be moved is a control; the rule knows only the still one. */}
      <div
        role="separator"
        tabIndex={0}
        className={styles.handle}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuenow={Math.round(percent)}
        aria-valuemin={MIN}
        aria-valuemax={MAX}
        onKeyDown={handleKeyDown}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onPointerUp={handlePointerEnd}
        onPointerCancel={handlePointerEnd}
        onDoubleClick={() => settle(EVEN)}
      />
      {second}
    </div>
  );
}

function toWanted(key: string, percent: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return percent - STEP;
    case 'ArrowRight':
      return percent + STEP;
    case 'Home':
      return MIN;
    case 'End':
      return MAX;
    default:
      return undefined;
  }
}

function clamp(percent: number): number {
  return Math.min(MAX, Math.max(MIN, percent));
}

function readPercent(storageKey: string): number {
  const stored = Number(localStore.get(storageKey) ?? EVEN);
  return Number.isFinite(stored) ? clamp(stored) : EVEN;
}
