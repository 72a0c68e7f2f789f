import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../lib/api/api-context';
import type { useListAddress } from '../../../lib/address/use-list-address';
import { teamSetQueries } from './team-sets.queries';

/** The page of shared sets that the address asks for. */
export function useSharedSetPage({ list, replace }: ReturnType<typeof useListAddress>) {
  const query = useQuery({
    ...teamSetQueries.list(useApi(), list),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const { data } = query;

  // The last set of the last page is no longer shared, or the address is older than the list.
  const lastPage = data && !query.isPlaceholderData ? Math.max(data.totalPages, 1) - 1 : Infinity;
  const isBeyond = list.page > lastPage;
  useEffect(() => {
    if (isBeyond) {
      replace({ page: lastPage });
    }
  });

  // An empty list that is being asked for again does not yet know that it is empty.
  const isComing = isBeyond || (query.isFetching && !data?.sets.length);
  return {
    found: isComing ? undefined : data,
    isReady: data !== undefined,
    isComing,
    isOld: query.isPlaceholderData,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    keyword: list.keyword.trim(),
  };
}
