import { PAGE_SIZE_MAX, setEndpoints } from '@scholar/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Api, saveSignal } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { logFailure } from '../../lib/queries/log-failure';
import { SETS_KEY } from '../../lib/queries/query-keys';
import { randomKey } from '../../lib/queries/random-key';
import { useRetryKey } from '../../lib/queries/use-retry-key';
import { useSingleMutation } from '../../lib/queries/use-single-mutation';

const newestSets = (api: Api) =>
  queryOptions({
    queryKey: [...SETS_KEY, 'newest'],
    queryFn: ({ signal }) =>
      logFailure(
        'Failed to load the sets to choose from',
        api(
          setEndpoints.list,
          { query: { page: '0', pageSize: String(PAGE_SIZE_MAX) } },
          { isQuiet: true, signal },
        ),
        signal,
      ),
  });

/** The sets that cards can be put into, as many as one call brings. */
export function useNewestSets() {
  return useQuery(newestSets(useApi())).data?.quizzes ?? [];
}

/** What was added, and where: to the letter what Undo takes out again. */
export type Added = { quizId: number; isNew: boolean; flashcardIds: number[] };

/** Into a set that is there, or into a new one of that title. */
export type Target = { quizId: number } | { title: string };

export function useAddToSet() {
  const api = useApi();
  const queryClient = useQueryClient();
  const keyOf = useRetryKey();
  return useSingleMutation({
    mutationFn: async ({ target, cards }: { target: Target; cards: number[] }) => {
      const options = { idempotencyKey: keyOf([target, cards]), signal: saveSignal() };
      if ('title' in target) {
        const body = { title: target.title, flashcardList: cards };
        const { quizId, title } = await api(setEndpoints.create, { body }, options);
        return { title, added: { quizId, isNew: true, flashcardIds: cards } };
      }
      const { quizId } = target;
      const call = { params: { quizId: String(quizId) }, body: { flashcardList: cards } };
      const { addedIds } = await api(setEndpoints.addCards, call, options);
      return { title: undefined, added: { quizId, isNew: false, flashcardIds: addedIds } };
    },
    onSuccess: () => {
      keyOf.forget();
      void queryClient.invalidateQueries({ queryKey: SETS_KEY });
    },
  });
}

/** A plain function, because Undo is in a notice that outlives the dialog. */
export function useTakeOut(): (added: Added) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return async ({ quizId, isNew, flashcardIds }) => {
    const options = { idempotencyKey: randomKey(), signal: saveSignal() };
    if (isNew) {
      await api(setEndpoints.removeMany, { body: { quizIds: [quizId] } }, options);
    } else {
      const call = { params: { quizId: String(quizId) }, body: { flashcardList: flashcardIds } };
      await api(setEndpoints.removeCards, call, options);
    }
    await queryClient.invalidateQueries({ queryKey: SETS_KEY });
  };
}
