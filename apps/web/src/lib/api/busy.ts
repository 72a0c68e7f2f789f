import { useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();

/** Counts a request that the loading overlay waits for. Call the answer once when it has ended. */
export function startBusy(): () => void {
  change(1);
  let hasEnded = false;
  return () => {
    if (!hasEnded) {
      hasEnded = true;
      // A moment later: with the next call of the same piece of work the overlay must not blink.
      setTimeout(() => change(-1));
    }
  };
}

export function useIsBusy(): boolean {
  return useSyncExternalStore(subscribe, () => running > 0);
}

function change(by: number): void {
  running += by;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
