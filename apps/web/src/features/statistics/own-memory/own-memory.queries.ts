import { memoryParametersEndpoints } from '@scholar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api/api';
import { logFailure } from '../../../lib/queries/log-failure';

export const ownMemoryQueries = {
  parameters: (api: Api) =>
    queryOptions({
      queryKey: ['memory-parameters'],
      queryFn: ({ signal }) =>
        logFailure(
          'Failed to load the parameters of the memory',
          api(memoryParametersEndpoints.get, {}, { isQuiet: true, signal }),
          signal,
        ),
    }),
};
