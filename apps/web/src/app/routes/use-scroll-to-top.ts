import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** A new screen starts at its top. Back and forward keep the place that the browser restores. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shownPath = useRef(pathname);

  useEffect(() => {
    const isNew = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (isNew && navigation !== NavigationType.Pop && hash === '') {
      window.scrollTo(0, 0);
    }
  }, [pathname, hash, navigation]);
}
