import { accountEndpoints } from '@scholar/contract';
import { type Api, ApiError } from '../../lib/api/api';
import { clearSession, readToken, storeUser } from '../../lib/session/session';

/** `offline` keeps the token and shows what is stored, because nobody could check it. */
export type SessionOutcome = 'signed-in' | 'rejected' | 'offline' | 'cancelled';
type Dependencies = {
  api: Api;
  signal: AbortSignal;
  wait?: (seconds: number, signal: AbortSignal) => Promise<void>;
};

const TRIES = 3;
const ANSWER_SECONDS = 15;
const FIRST_WAIT_SECONDS = 1;
/** Nobody looks at a start screen for longer, whatever the server asks for. */
const LONGEST_WAIT_SECONDS = 30;

/**
 * Fetches the current user for the stored token. Only an answer that says so ends the session: a
 * busy server is asked again and silence means offline, or one deploy would log everybody out.
 */
export async function checkSession({
  api,
  signal,
  wait = sleep,
}: Dependencies): Promise<SessionOutcome> {
  const token = readToken();
  // Another tab may have logged in meanwhile; that session must not be touched.
  const isStillOurs = () => readToken() === token;

  function reject(): SessionOutcome {
    if (isStillOurs()) {
      clearSession();
    }
    return 'rejected';
  }

  let failures = 0;
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_SECONDS * 1000)]);
      const user = await api(accountEndpoints.me, {}, { isQuiet: true, signal: patience });
      if (isStillOurs()) {
        storeUser(user);
      }
      return 'signed-in';
    } catch (error) {
      const verdict = judge(error);
      if (verdict === 'offline' || (verdict === 'too-many' && attempt >= TRIES)) {
        return signal.aborted ? 'cancelled' : 'offline';
      }
      failures += verdict === 'failed' ? 1 : 0;
      if (verdict === 'dead' || (failures === TRIES && !signal.aborted)) {
        return reject();
      }
      await wait(secondsUntilNext(error, attempt), signal);
    }
  }
  return 'cancelled';
}

function judge(error: unknown): 'dead' | 'offline' | 'too-many' | 'failed' {
  if (!(error instanceof ApiError)) {
    return 'failed';
  }
  if (error.status === 401 || error.status === 403) {
    return 'dead';
  }
  // Too many calls from this network says nothing about the token.
  if (error.status === 429) {
    return 'too-many';
  }
  // A hotel's sign-in page answers 200 in our server's place.
  const isStranger = error.code === 'bad_answer' && error.status < 400;
  return error.code === 'offline' || isStranger ? 'offline' : 'failed';
}

function secondsUntilNext(error: unknown, attempt: number): number {
  const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  const ownPace = FIRST_WAIT_SECONDS * 2 ** (attempt - 1);
  return Math.min(LONGEST_WAIT_SECONDS, Math.max(asked ?? 0, ownPace));
}

function sleep(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

let verifiedToken: string | null = null;

/** The entry guard has just asked the server: /home need not ask again on arrival. */
export function markVerified(): void {
  verifiedToken = readToken();
}

/** True once for a token that was verified on the way here. */
export function takeVerification(): boolean {
  const isVerified = verifiedToken !== null && verifiedToken === readToken();
  verifiedToken = null;
  return isVerified;
}
