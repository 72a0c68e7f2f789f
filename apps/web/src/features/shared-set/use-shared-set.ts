import { type SharedSet, sharedEndpoints } from '@scholar/contract';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api/api-context';

type Look = { set?: SharedSet; error?: unknown };

/** Loads the set of a link, without the query cache, which this screen is outside of. */
export function useSharedSet(token: string): Look & { retry: () => void } {
  const api = useApi();
  const [look, setLook] = useState<Look>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    api(sharedEndpoints.read, { params: { token } }, { isQuiet: true, signal }).then(
      (set) => !signal.aborted && setLook({ set }),
      (error: unknown) => !signal.aborted && setLook({ error }),
    );
    return () => controller.abort();
  }, [api, token, attempt]);

  function retry() {
    setLook({});
    setAttempt(attempt + 1);
  }

  return { ...look, retry };
}
