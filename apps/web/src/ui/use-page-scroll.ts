import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** What the browser does on a page of its own: go to the anchor, or to the top of a new page. */
export function usePageScroll(): void {
  // A new object with every click, so that the same anchor works a second time.
  const location = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (target) {
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    } else if (navigation !== NavigationType.Pop) {
      // Back and forward keep the place that the browser restores.
      window.scrollTo(0, 0);
    }
  }, [location, navigation]);
}
