import { reportEndpoints } from '@scholar/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { logFailure } from '../../lib/queries/log-failure';
import { REPORTS_KEY } from '../../lib/queries/query-keys';
import { useSession } from '../../lib/session/session';
import { findTimeZone } from '../../lib/time/local-day';
import { outbox } from '../reviews/public';

/** Fetched whenever Home opens, because studying and saving elsewhere change the numbers. */
export const reportQueries = {
  statistics: (api: Api) =>
    queryOptions({
      queryKey: [...REPORTS_KEY, 'statistics'],
      staleTime: 0,
      queryFn: ({ signal }) =>
        logFailure(
          'Failed to fetch statistics',
          api(reportEndpoints.statistics, {}, { isQuiet: true, signal }),
          signal,
        ),
    }),

  activity: (api: Api) =>
    queryOptions({
      queryKey: [...REPORTS_KEY, 'activity'],
      staleTime: 0,
      queryFn: ({ signal }) =>
        logFailure(
          'Failed to fetch activity',
          api(reportEndpoints.activity, { query: findTimeZone() }, { isQuiet: true, signal }),
          signal,
        ),
    }),

  desk: (api: Api) =>
    queryOptions({
      queryKey: [...REPORTS_KEY, 'desk'],
      staleTime: 0,
      queryFn: async ({ signal }) => {
        // The server must know the last answers before it says how far a set is.
        await outbox.flush();
        return logFailure(
          'Failed to load what was open last',
          api(reportEndpoints.desk, { query: findTimeZone() }, { isQuiet: true, signal }),
          signal,
        );
      },
    }),
};

export function useStatistics() {
  const { token } = useSession();
  return useQuery({ ...reportQueries.statistics(useApi()), enabled: token !== null });
}

export function useDesk() {
  const { token } = useSession();
  return useQuery({ ...reportQueries.desk(useApi()), enabled: token !== null });
}

/** True until it is known: nobody with cards may be told to make the first. */
export function useHasCards(): boolean {
  const { data } = useStatistics();
  return data === undefined || data.flashcardsCreated > 0;
}
