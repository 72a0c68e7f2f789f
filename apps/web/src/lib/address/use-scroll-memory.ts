import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { sessionStore } from '../storage/storage';

/**
 * For the views of one screen: a new one starts at its top, and Back finds the old one where it was
 * left, as soon as its rows are there.
 */
export function useScrollMemory(isReady: boolean): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const memory = `scroll.${pathname}.${key}`;

  useLayoutEffect(() => {
    // The browser would look for the place in the page that is being left, and end up half-way.
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = before;
    };
  }, []);

  // In the same commit as the new view, whose first scroll event must not be stored for the old one.
  useLayoutEffect(() => {
    const keepPlace = () => sessionStore.set(memory, String(Math.round(window.scrollY)));
    if (navigation === NavigationType.Push) {
      window.scrollTo(0, 0);
    } else if (navigation === NavigationType.Replace) {
      keepPlace();
    }
    window.addEventListener('scroll', keepPlace, { passive: true });
    return () => window.removeEventListener('scroll', keepPlace);
  }, [memory, navigation]);

  useLayoutEffect(() => {
    const place = Number(sessionStore.get(memory));
    if (isReady && navigation === NavigationType.Pop && place > 0) {
      window.scrollTo(0, place);
    }
  }, [isReady, memory, navigation]);
}
