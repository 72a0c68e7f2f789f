import { setMemoryEndpoints } from '@scholar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api/api';
import { outbox } from '../reviews/public';

export const setMemoryQueries = {
  /** Asked for anew each time: every answer changes it. */
  get: (api: Api, setId: number) =>
    queryOptions({
      queryKey: ['set-memory', setId],
      queryFn: async ({ signal }) => {
        // What was answered just now counts too.
        await outbox.flush();
        return api(
          setMemoryEndpoints.get,
          { params: { quizId: String(setId) } },
          { signal, isQuiet: true },
        );
      },
      staleTime: 0,
      refetchOnMount: 'always',
    }),
};
