import { statisticsEndpoints } from '@scholar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api/api';
import { logFailure } from '../../lib/queries/log-failure';
import { REPORTS_KEY } from '../../lib/queries/query-keys';
import { findTimeZone } from '../../lib/time/local-day';
import { outbox } from '../reviews/public';

export const statisticsQueries = {
  all: (api: Api) =>
    queryOptions({
      // Whoever reports study time makes them old; every answer changes them, on other devices too.
      queryKey: [...REPORTS_KEY, 'progress'],
      staleTime: 0,
      queryFn: async ({ signal }) => {
        // The server must know the last answers before it counts them.
        await outbox.flush();
        return logFailure(
          'Failed to load the statistics',
          api(statisticsEndpoints.get, { query: findTimeZone() }, { isQuiet: true, signal }),
          signal,
        );
      },
    }),
};
