import { useEffect, useRef } from 'react';

/** Measures from when something else was laid down. */
export function useStopwatch(laidDown: string | number) {
  const startRef = useRef(0);

  useEffect(() => {
    startRef.current = performance.now();
  }, [laidDown]);

  return { read: () => Math.round(performance.now() - startRef.current) };
}
