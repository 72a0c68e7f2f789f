import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionFailure, sqlStateOf } from '../database-errors';

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 5_000;
/** Starting up, shutting down, or all of its connections taken. */
const NOT_YET = new Set(['57P03', '57P01', '53300']);

/** A server that starts before its database waits for it; what waiting cannot mend fails at once. */
export async function whenReachable<T>(
  work: () => Promise<T>,
  onWaiting: (error: unknown) => void,
): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionFailure(error) && !NOT_YET.has(sqlStateOf(error) ?? '')) {
        throw error;
      }
      onWaiting(error);
      await pause(pauseMs);
    }
  }
}
