import { useEffect, useRef } from 'react';

/** A handler as it is when it is called, for a notice that stays while the screen changes; none once the screen is gone. */
export function useShown<Handler>(handler: Handler) {
  const shown = useRef<Handler | undefined>(undefined);
  useEffect(() => {
    shown.current = handler;
    return () => {
      shown.current = undefined;
    };
  }, [handler]);
  return shown;
}
