import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { findPlace, findScroll } from './drag-place';

/**
 * Rows of equal height that follow the pointer from place to place. The list itself holds the
 * pointer: a row that moves in the page would lose it.
 */
export function useRowDrag({
  scrollRef,
  count,
  onMove,
}: {
  scrollRef: RefObject<HTMLElement | null>;
  count: number;
  onMove: (from: number, to: number) => void;
}) {
  const listRef = useRef<HTMLOListElement>(null);
  const pointerY = useRef(0);
  const [dragged, setDragged] = useState<number>();

  const follow = useEffectEvent(() => {
    const list = listRef.current;
    if (list === null || dragged === undefined) {
      return;
    }
    const { top, height } = list.getBoundingClientRect();
    const place = findPlace({ y: pointerY.current - top, height, count });
    if (place !== dragged) {
      onMove(dragged, place);
      setDragged(place);
    }
  });

  const isDragging = dragged !== undefined;
  useEffect(() => {
    if (!isDragging) {
      return undefined;
    }
    let frame = requestAnimationFrame(function step() {
      scrollNear(scrollRef.current, pointerY.current);
      follow();
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging, scrollRef]);

  return {
    listRef,
    dragged,
    handleStart(event: PointerEvent, at: number) {
      if (event.button === 0) {
        pointerY.current = event.clientY;
        listRef.current?.setPointerCapture(event.pointerId);
        setDragged(at);
      }
    },
    handleMove(event: PointerEvent) {
      pointerY.current = event.clientY;
    },
    handleEnd: () => setDragged(undefined),
  };
}

/** Near an edge the list scrolls on, also while the pointer stands still. */
function scrollNear(frame: HTMLElement | null, y: number): void {
  const { top, bottom } = frame?.getBoundingClientRect() ?? { top: y, bottom: y };
  const by = findScroll({ y, top, bottom });
  if (by !== 0) {
    frame?.scrollBy({ top: by, behavior: 'instant' });
  }
}
