import { type MarkedSet, reportEndpoints } from '@scholar/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { logFailure } from '../../lib/queries/log-failure';
import { REPORTS_KEY } from '../../lib/queries/query-keys';
import { useSession } from '../../lib/session/session';
import { findTimeZone } from '../../lib/time/local-day';
import { markQueries } from '../marks/public';

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
};

export function useStatistics() {
  const { token } = useSession();
  return useQuery({ ...reportQueries.statistics(useApi()), enabled: token !== null });
}

/** The sets that were studied last on any device; none while they are loading, and none without a server. */
export function useRecentSets(): readonly MarkedSet[] {
  const { token } = useSession();
  const { data } = useQuery({ ...markQueries.recent(useApi()), enabled: token !== null });
  return data?.sets ?? NO_SETS;
}

const NO_SETS: readonly MarkedSet[] = [];

/** False while it is loading, but true after a failure: nobody with cards may be told to make the first. */
export function useHasCards(): boolean {
  const { data, isError } = useStatistics();
  return data ? data.flashcardsCreated > 0 : isError;
}
