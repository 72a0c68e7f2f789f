import { reportEndpoints, type StudySession } from '@scholar/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../../lib/api/api';
import { logFailure } from '../../../lib/queries/log-failure';
import { randomUuid } from '../../../lib/queries/random-key';
import { REPORTS_KEY } from '../../../lib/queries/query-keys';
import { readToken } from '../../../lib/storage/token';
import { quizQueries } from '../../sets/public';
import { isGone } from '../page/is-gone';

/** Tells the server of time spent. It never disturbs: a report that is lost is only logged. */
export async function sendSession(
  { api, queryClient }: { api: Api; queryClient: QueryClient },
  session: Omit<StudySession, 'sessionId'>,
): Promise<void> {
  const set = quizQueries.get(api, session.quizId);
  // Sent on the way out, too, which may be a log-out or the end of the set.
  if (readToken() === null || isGone(queryClient.getQueryState(set.queryKey)?.error)) {
    return;
  }
  const body = { ...session, sessionId: randomUuid() };
  const call = api(reportEndpoints.studySession, { body }, { isQuiet: true, keepalive: true });
  try {
    await logFailure('Failed to report study session', call);
    await queryClient.invalidateQueries({ queryKey: REPORTS_KEY });
  } catch (error) {
    if (isGone(error)) {
      // Whoever shows the set finds out by asking again.
      await queryClient.invalidateQueries({ queryKey: set.queryKey });
    }
  }
}
