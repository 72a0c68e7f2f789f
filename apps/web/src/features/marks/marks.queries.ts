import { markEndpoints, type SetMarks } from '@scholar/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api/api';
import { logFailure } from '../../lib/queries/log-failure';
import { joinMarks } from './marks';

export const markQueries = {
  ofSet: (api: Api, queryClient: QueryClient, setId: number) =>
    queryOptions({
      queryKey: keyOf(setId),
      queryFn: async ({ signal }) => {
        const told = await logFailure(
          'Failed to load marks',
          api(markEndpoints.get, { params: { quizId: String(setId) } }, { isQuiet: true, signal }),
          signal,
        );
        return joinMarks(queryClient.getQueryData(keyOf(setId)), told);
      },
    }),
};

/** What the server has answered to a change. */
export function tellMarks(queryClient: QueryClient, setId: number, told: SetMarks): void {
  queryClient.setQueryData<SetMarks>(keyOf(setId), (known) => joinMarks(known, told));
}

const MARKS_KEY = ['marks'] as const;

function keyOf(setId: number) {
  return [...MARKS_KEY, 'set', setId] as const;
}
