import { useState } from 'react';
import { ApiError, serverMessage } from '../api/api';
import { useSingleRun } from './use-single-run';

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

export type Failure = {
  message: string;
  code?: ApiError['code'];
  requestId?: string | undefined;
};

/** The message of the server if there is one, else that of the screen. */
function toFailure(error: unknown, fallback: string): Failure {
  if (!(error instanceof ApiError)) {
    return { message: fallback };
  }
  return {
    message: serverMessage(error) ?? fallback,
    code: error.code,
    // Only a fault of the server is worth writing to support about; a wrong password is not.
    requestId: error.status >= 500 ? error.requestId : undefined,
  };
}
