import { useSyncExternalStore } from 'react';
import { createSignal } from '../storage/signal';

let running = 0;
const changed = createSignal();

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
  return useSyncExternalStore(changed.subscribe, () => running > 0);
}

function change(by: number): void {
  running += by;
  changed.notify();
}
