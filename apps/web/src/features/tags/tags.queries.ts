import { flashcardEndpoints, type FlashcardPage, type TagChange } from '@scholar/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Api, saveSignal } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { logFailure } from '../../lib/queries/log-failure';
import { FLASHCARDS_KEY, SETS_KEY } from '../../lib/queries/query-keys';
import { randomKey } from '../../lib/queries/random-key';
import { useSingleMutation } from '../../lib/queries/use-single-mutation';

const tagQueries = {
  list: (api: Api) =>
    queryOptions({
      queryKey: [...FLASHCARDS_KEY, 'tags'],
      queryFn: ({ signal }) =>
        logFailure(
          'Failed to load tags',
          api(flashcardEndpoints.tags, {}, { isQuiet: true, signal }),
          signal,
        ),
    }),
};

/** The student's tags; none while they load, or when they cannot be loaded. */
export function useTags() {
  return useQuery(tagQueries.list(useApi())).data?.tags ?? [];
}

export function useChangeTags() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (change: TagChange) =>
      api(
        flashcardEndpoints.changeTags,
        { body: change },
        { idempotencyKey: randomKey(), isQuiet: true, signal: saveSignal() },
      ),
    onSuccess: ({ cards }) => {
      const tags = new Map(cards.map((card) => [card.flashcardId, card.tags]));
      queryClient.setQueriesData<FlashcardPage>(
        { queryKey: [...FLASHCARDS_KEY, 'list'] },
        (page) =>
          page && {
            ...page,
            items: page.items.map((card) => ({
              ...card,
              tags: tags.get(card.flashcardId) ?? card.tags,
            })),
          },
      );
      // In its place: a list is not asked for again, or a card that no longer matches would jump away.
      void queryClient.invalidateQueries({ queryKey: FLASHCARDS_KEY, refetchType: 'none' });
      void queryClient.invalidateQueries({ queryKey: [...FLASHCARDS_KEY, 'tags'] });
      void queryClient.invalidateQueries({ queryKey: SETS_KEY });
    },
  });
}
