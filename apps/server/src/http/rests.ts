import { setImmediate as letOthersIn } from 'node:timers/promises';

/** Far below what anybody would notice. */
const AT_ONCE_MS = 20;

/** To be called often in long work: lets other calls in whenever they have waited for a while. */
export function createRests(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since > AT_ONCE_MS) {
      await letOthersIn();
      since = performance.now();
    }
  };
}
