import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsOffline } from './connection';

/** Calls once the server answers again, where it fell silent while something waits to be sent. */
export function useBackOnline(isWaiting: boolean, onBack: () => void): void {
  const isOffline = useIsOffline();
  const wasSilent = useRef(false);
  const goOn = useEffectEvent(onBack);

  useEffect(() => {
    const isBack = isWaiting && wasSilent.current && !isOffline;
    wasSilent.current = isWaiting && isOffline;
    if (isBack) {
      goOn();
    }
  }, [isWaiting, isOffline]);
}
