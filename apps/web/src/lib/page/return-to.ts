import { sessionStore } from '../storage/storage';

const KEY = 'returnTo';
/** In the tab's storage from the moment the server refuses its session until the next log-in. */
export const SESSION_ENDED = 'sessionEnded';
const DECLINED = '';
const ENTRY_PATHS = new Set(['/', '/login', '/register']);

/** Remembers where an ended session threw the student out, so that /login can lead back. */
export function rememberReturnTo(path: string): void {
  if (sessionStore.get(KEY) === DECLINED) {
    sessionStore.remove(KEY);
  } else if (isOwnPath(path)) {
    sessionStore.set(KEY, path);
  }
}

/** For a guest who chooses to log in here, also after a log-out by hand. */
export function chooseReturnTo(path: string): void {
  sessionStore.remove(KEY);
  rememberReturnTo(path);
}

/** The remembered place, once. The login screen goes to /home when there is none. */
export function takeReturnTo(): string | null {
  const path = sessionStore.get(KEY);
  sessionStore.remove(KEY);
  return path !== null && isOwnPath(path) ? path : null;
}

/** A student who logged out by hand does not want to come back to the same page. */
export function declineReturnTo(): void {
  sessionStore.set(KEY, DECLINED);
}

/** Anything that a browser would resolve to another origin is no place of ours. */
function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, window.location.origin)) {
    return false;
  }
  const url = new URL(path, window.location.origin);
  return url.origin === window.location.origin && !ENTRY_PATHS.has(url.pathname);
}
