import { type InvitationPreview, teamEndpoints } from '@scholar/contract';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api/api-context';

type Look = { preview?: InvitationPreview; error?: unknown };

/** What the link is to. By hand: this screen stands outside the app and its query cache. */
export function useInvitation(token: string): Look & { retry: () => void } {
  const api = useApi();
  const [look, setLook] = useState<Look>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    api(teamEndpoints.preview, { params: { invitation: token } }, { isQuiet: true, signal }).then(
      (preview) => !signal.aborted && setLook({ preview }),
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
