import { accountEndpoints } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { readSession, readToken, storeUser, useSession } from '../../lib/session/session';

/** Answers wait under the student's id, so that nobody studies before it is known. */
export async function knowStudent(api: Api): Promise<void> {
  if (readSession().user === null && readToken() !== null) {
    storeUser(await api(accountEndpoints.me, {}, { isQuiet: true }));
  }
}

/** The student who is signed in; asked for where the browser knows only the token. */
export function useKnownStudent() {
  const api = useApi();
  const userId = useSession().user?.userId;
  const { isError, refetch } = useQuery({
    queryKey: ['student'],
    enabled: userId === undefined,
    queryFn: async () => {
      await knowStudent(api);
      return null;
    },
  });
  return { userId, isError, ask: () => void refetch() };
}
