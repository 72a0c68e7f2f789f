import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

const EDGE_PX = 48;
const FASTEST_PX = 14;

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

/** Over which of the rows a point lies, counted from the top of the list. */
export function findPlace({
  y,
  height,
  count,
}: {
  y: number;
  height: number;
  count: number;
}): number {
  const place = Math.floor((y / height) * count);
  return Math.min(Math.max(place, 0), count - 1);
}

/** How far a frame scrolls when a row is held near its edge: the nearer, the faster. */
export function findScroll({ y, top, bottom }: { y: number; top: number; bottom: number }): number {
  const above = top + EDGE_PX - y;
  const below = y - (bottom - EDGE_PX);
  const depth = Math.max(above, below);
  if (depth <= 0) {
    return 0;
  }
  const speed = Math.ceil((Math.min(depth, EDGE_PX) / EDGE_PX) * FASTEST_PX);
  return above > below ? -speed : speed;
}
