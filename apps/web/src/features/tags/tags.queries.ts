import { flashcardEndpoints, type FlashcardPage, type TagChange } from '@scholar/contract';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
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

type Caller = { api: Api; queryClient: QueryClient };

export function useChangeTags() {
  const caller = useTagCaller();
  return useSingleMutation({ mutationFn: (change: TagChange) => changeTags(caller, change) });
}

export function useTagCaller(): Caller {
  return { api: useApi(), queryClient: useQueryClient() };
}

/** A plain function, because Undo is in a notice that outlives the dialog. */
export async function changeTags({ api, queryClient }: Caller, change: TagChange) {
  const { cards } = await api(
    flashcardEndpoints.changeTags,
    { body: change },
    { idempotencyKey: randomKey(), isQuiet: true, signal: saveSignal() },
  );
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
  return cards;
}
