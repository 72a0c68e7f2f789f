import type { Flashcard } from '@scholar/contract';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { toCardName } from '../../cards/public';
import { useTexts } from '../../../lib/i18n';
import { moveTo } from './card-order';
import styles from './reorder-list.module.css';
import { type MoveControl, ReorderRow } from './reorder-row';
import { setsTexts } from '../sets.texts';
import { useRowDrag } from './use-row-drag';

const ROW_PX = 52;

/** Rows that are moved by pointer, key or button. Only those in sight are in the page. */
export function ReorderList({
  cards,
  onOrder,
}: {
  cards: readonly Flashcard[];
  onOrder: (order: number[]) => void;
}) {
  const texts = useTexts(setsTexts).order;
  const [said, setSaid] = useState('');
  const scrollRef = useRef<HTMLDivElement>(null);
  const total = cards.length;

  function move(from: number, to: number) {
    const moved = moveTo(cards, from, to);
    const card = cards[from];
    onOrder(moved.map(({ flashcardId }) => flashcardId));
    if (card) {
      const place = moved.indexOf(card) + 1;
      setSaid(texts.moved({ question: toCardName(card), place, total }));
    }
  }

  const { listRef, dragged, handleStart, handleMove, handleEnd } = useRowDrag({
    scrollRef,
    count: total,
    onMove: move,
  });
  const { virtualizer, follow } = useRows(scrollRef, total);

  /** Moves a row by key or button; the focus stays on it. */
  function moveWithFocus(from: number, to: number, control: MoveControl) {
    const place = Math.min(Math.max(to, 0), total - 1);
    if (place !== from) {
      move(from, place);
      follow(place, control);
    }
  }

  function handleKeyDown(event: KeyboardEvent, at: number) {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: total - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      moveWithFocus(at, to, 'handle');
    }
  }

  return (
    <div ref={scrollRef} className={styles.scroll}>
      <ol
        ref={listRef}
        className={styles.list}
        style={{ height: virtualizer.getTotalSize() }}
        aria-label={texts.cards}
        onPointerMove={handleMove}
        onPointerUp={handleEnd}
        onPointerCancel={handleEnd}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const card = cards[index];
          return (
            card && (
              <ReorderRow
                key={card.flashcardId}
                card={card}
                at={index}
                total={total}
                top={start}
                isDragged={dragged === index}
                onKeyDown={handleKeyDown}
                onPointerDown={handleStart}
                onMove={moveWithFocus}
              />
            )
          );
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

/** The visible rows, and the row that has the focus even if it is out of sight. */
function useRows(scrollRef: RefObject<HTMLDivElement | null>, count: number) {
  const [followed, setFollowed] = useState<{ at: number; control: MoveControl }>();
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
    rangeExtractor: useCallback(
      (range: Range) => {
        const inSight = defaultRangeExtractor(range);
        return followed ? [...new Set([...inSight, followed.at])] : inSight;
      },
      [followed],
    ),
  });

  useEffect(() => {
    if (followed) {
      const { at, control } = followed;
      const row = scrollRef.current?.querySelector(`[data-row="${at}"]`);
      row?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus({
        preventScroll: true,
      });
    }
  }, [followed, scrollRef]);

  return {
    virtualizer,
    follow(at: number, control: MoveControl) {
      setFollowed({ at, control });
      virtualizer.scrollToIndex(at);
    },
  };
}
