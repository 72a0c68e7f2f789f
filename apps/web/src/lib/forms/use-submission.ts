import { useState } from 'react';
import { ApiError } from '../api/api';
import { useSingleRun } from './use-single-run';
import { type Failure, toFailure } from '../../features/account/page/failure';

/**
 * One piece of work at a time. After a success it stays that way, because the next screen may still be loading,
 * unless `isRepeatable`. Work that answers `false` did nothing and may be tried again.
 */
export function useSubmission(
  work: () => Promise<unknown>,
  fallback: string,
  { isRepeatable = false } = {},
) {
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const single = useSingleRun();

  function unlock() {
    single.end();
    setIsRunning(false);
  }

  async function run(): Promise<void> {
    if (!single.start()) {
      return;
    }
    setIsRunning(true);
    setFailure(undefined);
    let isDone = true;
    try {
      isDone = (await work()) !== false;
    } catch (error) {
      unlock();
      setFailure(toFailure(error, fallback));
      if (!(error instanceof ApiError)) {
        throw error;
      }
    }
    if (isRepeatable || !isDone) {
      unlock();
    }
  }

  return { run, isRunning, failure, clearFailure: () => setFailure(undefined) };
}
