import { useSyncExternalStore } from 'react';

let isOffline = false;
const listeners = new Set<() => void>();

/** Every call reports whether anything answered; the offline banner follows. */
export function reportAnswer(hasAnswered: boolean): void {
  if (isOffline === !hasAnswered) {
    return;
  }
  isOffline = !hasAnswered;
  listeners.forEach((listener) => listener());
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, () => isOffline);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
