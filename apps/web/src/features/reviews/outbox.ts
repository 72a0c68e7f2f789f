import { useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../../lib/api/api-context';
import { useSession } from '../../lib/session/session';
import { createBrowserReviewDatabase } from './review-database';
import { createReviewOutbox } from './review-outbox';

export const outbox = createReviewOutbox({ database: createBrowserReviewDatabase() });

/** Once in the app shell: sends what waits, also what an earlier page has left behind. */
export function useReviewSender(): void {
  const api = useApi();
  const userId = useSession().user?.userId;

  useEffect(
    () => (userId === undefined ? undefined : outbox.connect({ api, userId })),
    [api, userId],
  );

  useEffect(() => {
    const handleOnline = () => void outbox.flush();
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') {
        outbox.leave();
      }
    };
    window.addEventListener('online', handleOnline);
    window.addEventListener('pagehide', outbox.leave);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      window.removeEventListener('online', handleOnline);
      window.removeEventListener('pagehide', outbox.leave);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, []);
}

/** How many answers the server did not take when they were last sent. */
export function useStuckCount(): number {
  return useSyncExternalStore(outbox.subscribe, outbox.countStuck);
}
