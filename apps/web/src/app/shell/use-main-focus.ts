import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of screen the keyboard stands at the beginning of what is new. */
export function useMainFocus() {
  const mainRef = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current !== pathname) {
      shownPath.current = pathname;
      // An anchor leads to a place of its own, which has taken the focus already.
      if (hash === '') {
        mainRef.current?.focus({ preventScroll: true });
      }
    }
  }, [pathname, hash]);

  return mainRef;
}
