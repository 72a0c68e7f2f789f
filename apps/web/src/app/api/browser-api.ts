import type { Api } from '../../lib/api/api';
import { startBusy } from '../../lib/api/busy';
import { createBrowserAnswerDatabase } from '../../lib/calls/answer-database';
import { checkConnection, reportAnswer } from '../../lib/calls/connection';
import { createApi } from '../../lib/calls/create-api';
import { withKeptAnswers } from '../../lib/calls/kept-answers';
import { rememberReturnTo, SESSION_ENDED } from '../../lib/page/return-to';
import { aiBase, apiBase } from '../../lib/calls/runtime-config';
import { clearSession, readSession, readToken } from '../../lib/session/session';
import { sessionStore } from '../../lib/storage/storage';

/** The real client: a refused token ends the session, and /login leads back to here. */
export function createBrowserApi({ goToLogin }: { goToLogin: () => void }): Api {
  const api = createApi({
    // Only the AI backend answers without the envelope.
    base: ({ answer }) => (answer === 'bare' ? aiBase() : apiBase()),
    readToken,
    onUnauthenticated: () => {
      const { pathname, search, hash } = window.location;
      if (readToken() !== null) {
        sessionStore.set(SESSION_ENDED, 'true');
      }
      clearSession();
      rememberReturnTo(pathname + search + hash);
      goToLogin();
    },
    startBusy,
    reportAnswer: (hasAnswered) => (hasAnswered ? reportAnswer(true) : void checkConnection()),
    fetch: (url, init) => fetch(url, init),
  });
  return withKeptAnswers(api, {
    database: createBrowserAnswerDatabase(),
    readOwner: () => readSession().user?.userId,
    now: () => Date.now(),
  });
}
