import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Follows anchors such as #pricing: the router changes the address without going there. */
export function useAnchorScroll(): void {
  // A new object with every click, so that the same anchor works a second time.
  const location = useLocation();

  useEffect(() => {
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [location]);
}
