import { PAGE_SIZES, type SortOf, teamSetEndpoints } from '@scholar/contract';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { type Api, saveSignal } from '../../../lib/api/api';
import { useApi } from '../../../lib/api/api-context';
import { FLASHCARDS_KEY, REPORTS_KEY, SETS_KEY } from '../../../lib/queries/query-keys';
import type { ListAddress } from '../../../lib/address/list-address';
import { useRetryKey } from '../../../lib/queries/use-retry-key';
import { useSingleMutation } from '../../../lib/queries/use-single-mutation';
import { TEAM_SETS_KEY } from '../../plans/public';

type TeamSetsAddress = ListAddress<SortOf<'teamSets'>>;

const LARGEST_PAGE = Math.max(...PAGE_SIZES);

export const teamSetQueries = {
  list: (
    api: Api,
    { page, size, keyword, sort }: Pick<TeamSetsAddress, 'page' | 'size' | 'keyword' | 'sort'>,
  ) =>
    queryOptions({
      queryKey: [...TEAM_SETS_KEY, 'list', { page, size, keyword: keyword.trim(), sort }] as const,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => {
        const query = {
          page: String(page),
          pageSize: String(size),
          keyword: keyword.trim(),
          ...(sort && { sort }),
        };
        return api(teamSetEndpoints.list, { query }, { isQuiet: true, signal });
      },
    }),

  /** Which of the student's own sets the team has already. */
  ownIds: (api: Api) =>
    queryOptions({
      queryKey: [...TEAM_SETS_KEY, 'own-ids'] as const,
      queryFn: ({ signal }) => listOwnIds(api, signal),
    }),
};

async function listOwnIds(api: Api, signal: AbortSignal): Promise<number[]> {
  const ids: number[] = [];
  let totalPages = 1;
  for (let page = 0; page < totalPages; page += 1) {
    const query = { page: String(page), pageSize: String(LARGEST_PAGE) };
    const answer = await api(teamSetEndpoints.list, { query }, { isQuiet: true, signal });
    ids.push(...answer.sets.flatMap(({ isMine, quizId: setId }) => (isMine ? [setId] : [])));
    totalPages = answer.totalPages;
  }
  return ids;
}

/** Waits for the lists to load again, so that the share button does not flash up. */
export function useShareSet() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (setId: number) => api(teamSetEndpoints.share, bySet(setId), quietly()),
    onSettled: () => forgetSharing(queryClient),
  });
}

export function useUnshareSet() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (setId: number) => api(teamSetEndpoints.unshare, bySet(setId), quietly()),
    onSettled: () => {
      void forgetSharing(queryClient);
    },
  });
}

/** An own set with own cards: pressed again after a lost answer, it is not made twice. */
export function useCopySet() {
  const api = useApi();
  const queryClient = useQueryClient();
  const keyOf = useRetryKey();
  return useSingleMutation({
    mutationFn: (setId: number) =>
      api(teamSetEndpoints.copy, bySet(setId), { ...quietly(), idempotencyKey: keyOf(setId) }),
    onSuccess: () => {
      keyOf.forget();
      for (const queryKey of [SETS_KEY, FLASHCARDS_KEY, REPORTS_KEY]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}

async function forgetSharing(queryClient: QueryClient): Promise<void> {
  // An open set says whether the team has it.
  void queryClient.invalidateQueries({ queryKey: SETS_KEY, refetchType: 'none' });
  await queryClient.invalidateQueries({ queryKey: TEAM_SETS_KEY });
}

function bySet(setId: number) {
  return { params: { quizId: String(setId) } };
}

function quietly() {
  return { isQuiet: true, signal: saveSignal() };
}
