import { type RefObject, useEffect } from 'react';

/** Lets the keyboard into a frame while what is inside is wider and has to be scrolled to be seen. */
export function useKeyboardScroll(frameRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame || !('ResizeObserver' in window)) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      if (frame.scrollWidth > frame.clientWidth) {
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
