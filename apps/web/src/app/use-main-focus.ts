import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of screen the keyboard stands at the beginning of what is new. */
export function useMainFocus() {
  const mainRef = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current !== pathname) {
      shownPath.current = pathname;
      mainRef.current?.focus({ preventScroll: true });
    }
  }, [pathname]);

  return mainRef;
}
