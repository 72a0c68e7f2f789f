import { type RefObject, useEffect } from 'react';

/** Lets the keyboard into a frame while what is inside is larger and has to be scrolled to be seen. */
export function useKeyboardScroll(frameRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame || !('ResizeObserver' in window)) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      const isWider = frame.scrollWidth > frame.clientWidth;
      const isTaller = frame.scrollHeight > frame.clientHeight;
      if (isWider || isTaller) {
        frame.tabIndex = 0;
      } else {
        frame.removeAttribute('tabindex');
      }
    });
    for (const element of [frame, ...frame.children]) {
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, [frameRef]);
}
