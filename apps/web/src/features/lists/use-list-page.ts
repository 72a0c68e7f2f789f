import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { useListAddress } from '../../lib/address/list-address';

const MOST_SKELETONS = 10;

export type ListAddress = ReturnType<typeof useListAddress>;
export type Totals = { totalPages: number; totalItems: number };
export type ListPage<Page> = ReturnType<typeof useListPage<Page & Totals>>;

/** The page of a list that the address asks for. */
export function useListPage<Page extends Totals>(
  query: UseQueryResult<Page>,
  { list, replace }: Pick<ListAddress, 'list' | 'replace'>,
  rowsOf: (page: Page) => readonly unknown[],
) {
  const { data } = query;

  // The last row of the last page is gone, or the address is older than the list.
  const lastPage = data && !query.isPlaceholderData ? Math.max(data.totalPages, 1) - 1 : Infinity;
  const isBeyond = list.page > lastPage;
  useEffect(() => {
    if (isBeyond) {
      replace({ page: lastPage });
    }
  });

  // An empty list that is being asked for again does not yet know that it is empty.
  const isEmpty = !data || rowsOf(data).length === 0;
  const isComing = isBeyond || (query.isFetching && isEmpty);
  return {
    page: isComing ? undefined : data,
    isEmpty,
    isReady: data !== undefined,
    isComing,
    /** The rows are older than what is being asked for. */
    isOld: query.isPlaceholderData,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    skeletonCount: Math.min(list.size, MOST_SKELETONS),
  };
}
