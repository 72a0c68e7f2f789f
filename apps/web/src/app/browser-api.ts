import type { Api } from '../lib/api/api';
import { startBusy } from '../lib/api/busy';
import { reportAnswer } from '../lib/connection';
import { createApi } from '../lib/create-api';
import { rememberReturnTo } from '../lib/return-to';
import { aiBase, apiBase } from '../lib/runtime-config';
import { clearSession, readToken } from '../lib/session';

/** The real client: a refused token ends the session, and /login leads back to here. */
export function createBrowserApi({ goToLogin }: { goToLogin: () => void }): Api {
  return createApi({
    // Only the AI backend answers without the envelope.
    base: ({ answer }) => (answer === 'bare' ? aiBase() : apiBase()),
    readToken,
    onUnauthenticated: () => {
      const { pathname, search, hash } = window.location;
      clearSession();
      rememberReturnTo(pathname + search + hash);
      goToLogin();
    },
    startBusy,
    reportAnswer,
    fetch: (url, init) => fetch(url, init),
  });
}
