type PopListener = (event: PopStateEvent) => void;

let isWatching = false;
let listener: PopListener | undefined;

/**
 * Hears of Back and Forward before the router does, so that leaving can be asked about. Called
 * before the router starts: Chromium calls a window's listeners in the order in which they came,
 * those for the capture phase, too.
 */
export function watchPops(): void {
  if (!isWatching) {
    isWatching = true;
    window.addEventListener('popstate', (event) => listener?.(event), { capture: true });
  }
}

/** Only one screen at a time has something to lose. Call the answer when it has no more. */
export function hearPopsFirst(handlePop: PopListener): () => void {
  watchPops();
  listener = handlePop;
  return () => {
    if (listener === handlePop) {
      listener = undefined;
    }
  };
}
