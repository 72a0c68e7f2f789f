import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api';
import { type Failure, toFailure } from './failure';

/**
 * One piece of work at a time: a second Enter while the first is under way does nothing. After a
 * success it stays that way, because the next screen may still be loading, unless `isRepeatable`.
 */
export function useSubmission(
  work: () => Promise<void>,
  fallback: string,
  { isRepeatable = false } = {},
) {
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isLocked = useRef(false);

  function unlock() {
    isLocked.current = false;
    setIsRunning(false);
  }

  async function run(): Promise<void> {
    if (isLocked.current) {
      return;
    }
    isLocked.current = true;
    setIsRunning(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      unlock();
      setFailure(toFailure(error, fallback));
      if (!(error instanceof ApiError)) {
        throw error;
      }
    }
    if (isRepeatable) {
      unlock();
    }
  }

  return { run, isRunning, failure, clearFailure: () => setFailure(undefined) };
}
