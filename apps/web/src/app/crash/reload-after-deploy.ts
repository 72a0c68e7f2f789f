import { sessionStore } from '../../lib/storage/storage';

const KEY = 'reloadedAt';
const PAUSE_MS = 60_000;

/**
 * A page opened before a deploy asks for files that are gone. One reload brings the new ones;
 * the pause keeps a broken deploy from reloading for ever.
 */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', () => {
    const reloadedAt = Number(sessionStore.get(KEY) ?? 0);
    if (navigator.onLine && Date.now() - reloadedAt > PAUSE_MS) {
      sessionStore.set(KEY, String(Date.now()));
      window.location.reload();
    }
  });
}
