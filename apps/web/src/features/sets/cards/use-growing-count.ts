import { useEffect, useRef, useState } from 'react';

const STEP = 60;

/** How many rows of a long list are in the page: more of them whenever its end comes near. */
export function useGrowingCount(total: number) {
  const endRef = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(STEP);
  const hasMore = count < total;

  useEffect(() => {
    const end = endRef.current;
    if (!hasMore || !end) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) {
          setCount(count + STEP);
        }
      },
      // The margin works only around the root itself: any other box that scrolls would cut it off.
      { root: findScroller(end), rootMargin: '1200px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [hasMore, count]);

  return { count, hasMore, endRef };
}

/** The box that scrolls the element; null is the window. */
function findScroller(element: HTMLElement): HTMLElement | null {
  let box = element.parentElement;
  while (box && !['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) {
    box = box.parentElement;
  }
  return box === document.body || box === document.documentElement ? null : box;
}
