import { searchEndpoints } from '@scholar/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api/api';
import { logFailure } from '../../lib/queries/log-failure';

export function searchQuery(api: Api, keyword: string) {
  return queryOptions({
    queryKey: ['search', keyword],
    enabled: keyword !== '',
    // What is found changes with every save, and nobody tells this list.
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      logFailure(
        'Failed to search',
        api(searchEndpoints.find, { query: { keyword } }, { isQuiet: true, signal }),
        signal,
      ),
  });
}
