import { duplicateEndpoints, type JoinedCards } from '@scholar/contract';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { type Api, saveSignal } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { logFailure } from '../../lib/queries/log-failure';
import { FLASHCARDS_KEY, REPORTS_KEY, SETS_KEY } from '../../lib/queries/query-keys';
import { useRetryKey } from '../../lib/queries/use-retry-key';
import { useSingleMutation } from '../../lib/queries/use-single-mutation';

export const duplicateQueries = {
  list: (api: Api, page: number) =>
    queryOptions({
      queryKey: [...FLASHCARDS_KEY, 'duplicates', page],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        logFailure(
          'Failed to load duplicates',
          api(
            duplicateEndpoints.list,
            { query: { page: String(page) } },
            { isQuiet: true, signal },
          ),
          signal,
        ),
    }),
};

export function useJoinCards() {
  const api = useApi();
  const queryClient = useQueryClient();
  const keyOf = useRetryKey();
  return useSingleMutation({
    mutationFn: (groups: JoinedCards[]) =>
      api(
        duplicateEndpoints.join,
        { body: { groups } },
        { idempotencyKey: keyOf(groups), signal: saveSignal() },
      ),
    onSuccess: async () => {
      keyOf.forget();
      await forgetCards(queryClient);
    },
  });
}

/** A plain function, because Undo is in a notice that outlives the screen. */
export async function partCards(
  { api, queryClient }: { api: Api; queryClient: QueryClient },
  groups: JoinedCards[],
): Promise<void> {
  await api(duplicateEndpoints.part, { body: { groups } }, { signal: saveSignal() });
  await forgetCards(queryClient);
}

async function forgetCards(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [FLASHCARDS_KEY, SETS_KEY, REPORTS_KEY].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
