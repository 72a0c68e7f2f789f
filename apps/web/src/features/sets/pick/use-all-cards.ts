import { CARDS_PER_CALL } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { flashcardQueries } from '../../saved-flashcards/public';
import {
  type CardFilters,
  hasFilters,
  indexCards,
  NO_FILTERS,
  searchCards,
  toCardSearch,
} from './search-cards';

const ALL = { page: 0, size: CARDS_PER_CALL };

/**
 * Up to a thousand cards at once. Whoever has no more than that searches among those that are
 * here, without waiting; whoever has more asks the server.
 */
export function useAllCards(filters: CardFilters, isWanted: boolean) {
  const api = useApi();
  const newest = useQuery({
    ...flashcardQueries.list(api, { ...ALL, ...toCardSearch(NO_FILTERS) }),
    enabled: isWanted,
  });
  const isWhole = newest.data !== undefined && newest.data.totalItems <= newest.data.items.length;
  const isAsking = newest.data !== undefined && !isWhole && hasFilters(filters);
  const found = useQuery({
    ...flashcardQueries.list(api, { ...ALL, ...toCardSearch(filters) }),
    enabled: isWanted && isAsking,
  });
  const asked = isAsking ? found : newest;

  const items = asked.data?.items;
  const index = useMemo(() => indexCards(isWhole && items ? items : []), [isWhole, items]);
  const cards = useMemo(
    () => (isWhole ? searchCards(index, filters) : items),
    [isWhole, index, filters, items],
  );
  return {
    cards,
    total: isWhole ? (cards?.length ?? 0) : (asked.data?.totalItems ?? 0),
    isOld: asked.isPlaceholderData,
    isFailed: asked.isError,
    retry: () => void asked.refetch(),
  };
}
