type PopListener = (event: PopStateEvent) => void;

let isWatching = false;
const listeners: PopListener[] = [];

/**
 * Hears of Back and Forward before the router does, so that leaving can be asked about. Called
 * before the router starts: Chromium calls a window's listeners in the order in which they came,
 * those for the capture phase, too.
 */
export function watchPops(): void {
  if (!isWatching) {
    isWatching = true;
    window.addEventListener('popstate', (event) => listeners.at(-1)?.(event), { capture: true });
  }
}

/** Only the latest watcher is called. Call what it returns when nothing is unsaved any more. */
export function hearPopsFirst(handlePop: PopListener): () => void {
  watchPops();
  listeners.push(handlePop);
  return () => {
    const place = listeners.indexOf(handlePop);
    if (place !== -1) {
      listeners.splice(place, 1);
    }
  };
}
