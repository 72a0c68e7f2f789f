import { type CardHandlingChange, type PutAwayCard, putAwayEndpoints } from '@scholar/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { logFailure } from '../../../lib/queries/log-failure';
import { handleCard, todayQueries } from '../today.queries';

const PUT_AWAY_KEY = [...todayQueries.all, 'put-away'] as const;

/** The pages that were asked for so far. */
export function usePutAway() {
  const api = useApi();
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: PUT_AWAY_KEY,
      staleTime: 0,
      initialPageParam: undefined as number | undefined,
      queryFn: ({ pageParam, signal }) =>
        logFailure(
          'Failed to load the cards that were put away',
          api(
            putAwayEndpoints.list,
            { query: pageParam === undefined ? {} : { after: String(pageParam) } },
            { isQuiet: true, signal },
          ),
          signal,
        ),
      getNextPageParam: ({ next }) => next,
    });
  return {
    cards: data?.pages.flatMap(({ cards }) => cards) ?? [],
    total: data?.pages.at(-1)?.total ?? 0,
    isPending,
    isFailed: isError && data === undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}

/** Changes cards one after the other, and tells how many of them could not be changed. */
export function useHandleCards() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function handle(
    cards: readonly PutAwayCard[],
    change: CardHandlingChange,
  ): Promise<{ failed: number }> {
    setIsBusy(true);
    let failed = 0;
    for (const { flashcardId } of cards) {
      try {
        await handleCard(api, flashcardId, change);
      } catch {
        // It stays in the list, and the student is told.
        failed += 1;
      }
    }
    await queryClient.invalidateQueries({ queryKey: PUT_AWAY_KEY });
    setIsBusy(false);
    return { failed };
  }

  return { handle, isBusy };
}

/** After a card was suspended, buried or flagged. */
export function useRefreshPutAway(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: PUT_AWAY_KEY });
}

/** After cards were brought back. */
export function useRefreshToday(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: todayQueries.all });
}
