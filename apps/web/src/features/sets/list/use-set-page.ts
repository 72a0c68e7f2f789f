import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../lib/api/api-context';
import type { useListAddress } from '../../../lib/address/use-list-address';
import { quizQueries } from '../sets.queries';

const MOST_SKELETONS = 10;
const NO_FILTERS = { keyword: null, from: null, to: null };

/** The page of sets that the address asks for. */
export function useSetPage({ list, replace, choose }: ReturnType<typeof useListAddress>) {
  const query = useQuery(quizQueries.list(useApi(), list));
  const { data } = query;

  // Sets were deleted, here or elsewhere, or the address is older than the list.
  const lastPage = data && !query.isPlaceholderData ? Math.max(data.totalPages, 1) - 1 : Infinity;
  const isBeyond = list.page > lastPage;
  useEffect(() => {
    if (isBeyond) {
      replace({ page: lastPage });
    }
  });

  // An empty list that is being asked for again does not yet know that it is empty.
  const isComing = isBeyond || (query.isFetching && !data?.quizzes.length);
  const keyword = list.keyword.trim();
  return {
    page: isComing ? undefined : data,
    isReady: data !== undefined,
    isComing,
    /** The rows are older than what is being asked for. */
    isOld: query.isPlaceholderData,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    skeletonCount: Math.min(list.size, MOST_SKELETONS),
    keyword,
    isFiltered: [keyword, list.from, list.to].some(Boolean),
    clearFilters: () => choose(NO_FILTERS),
  };
}
