import { useEffect, useEffectEvent } from 'react';

/** Calls `onEnd` once `isRunning` has held for `milliseconds`; leaving the screen calls it off. */
export function useDelay(isRunning: boolean, milliseconds: number, onEnd: () => void): void {
  const handleEnd = useEffectEvent(onEnd);

  useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const timer = setTimeout(() => handleEnd(), milliseconds);
    return () => clearTimeout(timer);
  }, [isRunning, milliseconds]);
}
