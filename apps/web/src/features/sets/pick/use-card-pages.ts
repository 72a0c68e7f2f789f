import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { flashcardQueries } from '../../saved-flashcards/public';
import { type CardFilters, NO_FILTERS, toCardSearch } from './search-cards';

const FIRST_PAGE_SIZE = 10;

/** The student's cards, page by page. */
export function useCardPages(isWanted: boolean) {
  const [filters, setFilters] = useState<CardFilters>(NO_FILTERS);
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(FIRST_PAGE_SIZE);
  const query = useQuery({
    ...flashcardQueries.list(useApi(), { page, size, ...toCardSearch(filters) }),
    enabled: isWanted,
  });
  const { data } = query;
  const totalPages = Math.max(data?.totalPages ?? 1, 1);
  if (data && !query.isPlaceholderData && page >= totalPages) {
    // Cards were deleted meanwhile.
    setPage(totalPages - 1);
  }

  function narrow(changed: CardFilters) {
    setFilters(changed);
    setPage(0);
  }

  return {
    filters,
    setFilters: narrow,
    reset: () => narrow(NO_FILTERS),
    found: {
      cards: data?.items,
      isOld: query.isPlaceholderData,
      isFailed: query.isError,
      retry: () => void query.refetch(),
    },
    refresh: () => void query.refetch(),
    total: data?.totalItems ?? 0,
    pager: {
      page,
      totalPages,
      pageSize: size,
      onPage: setPage,
      onPageSize(wanted: number) {
        setSize(wanted);
        setPage(0);
      },
    },
  };
}
