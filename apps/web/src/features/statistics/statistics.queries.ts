import { statisticsEndpoints } from '@scholar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api/api';
import { logFailure } from '../../lib/queries/log-failure';
import { findTimeZone } from '../../lib/time/local-day';
import { outbox } from '../reviews/public';

export const statisticsQueries = {
  all: (api: Api) =>
    queryOptions({
      queryKey: ['statistics'],
      // Every answer changes them, on other devices too.
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
