import {
  type CardSet,
  type SetWithCards,
  setEndpoints,
  type CardSetPage,
  type SortOf,
} from '@scholar/contract';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import type { ListAddress } from '../../lib/address/list-address';
import { useApi } from '../../lib/api/api-context';
import type { Api } from '../../lib/api/api';
import { logFailure } from '../../lib/queries/log-failure';
import { SETS_KEY } from '../../lib/queries/query-keys';
import { toDayBounds } from '../../lib/time/local-day';

/** A page of the list, with optional filters. */
export type SetSearch = Pick<ListAddress, 'page' | 'size'> &
  Partial<Pick<ListAddress, 'keyword' | 'from' | 'to'>> & {
    folder?: number | undefined;
    sort?: SortOf<'sets'> | undefined;
  };

export const setQueries = {
  all: SETS_KEY,
  lists: [...SETS_KEY, 'list'] as const,
  setKey: (setId: number) => [...SETS_KEY, 'get', setId] as const,

  list: (api: Api, { page, size, keyword = '', from = '', to = '', folder, sort }: SetSearch) =>
    queryOptions({
      queryKey: [
        ...setQueries.lists,
        { page, size, keyword: keyword.trim(), from, to, folder, sort },
      ],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => {
        const query = {
          page: String(page),
          pageSize: String(size),
          keyword: keyword.trim(),
          ...toDayBounds({ from, to }),
          ...(folder !== undefined && { folder: String(folder) }),
          ...(sort && { sort }),
        };
        return logFailure(
          'Failed to load quizzes',
          api(setEndpoints.list, { query }, { isQuiet: true, signal }),
          signal,
        );
      },
    }),

  /** A set with its cards, in order. */
  get: (api: Api, setId: number) =>
    queryOptions({
      queryKey: setQueries.setKey(setId),
      queryFn: async ({ signal, client }) => {
        const set = await logFailure(
          'Failed to load quiz',
          api(setEndpoints.get, { params: { quizId: String(setId) } }, { isQuiet: true, signal }),
          signal,
        );
        return { ...set, quizId: setId, title: set.title || (await findTitle(client, setId)) };
      },
    }),
};

/** Some servers answer without the title; a list that was loaded before, or is on its way, has it. */
async function findTitle(queryClient: QueryClient, setId: number): Promise<string> {
  const lists = queryClient.getQueryCache().findAll({ queryKey: setQueries.lists });
  await Promise.allSettled(lists.map(async ({ promise }) => promise));
  const pages = queryClient.getQueriesData<CardSetPage>({ queryKey: setQueries.lists });
  const row = pages.flatMap(([, page]) => page?.quizzes ?? []).find((set) => set.quizId === setId);
  return row?.title ?? `Set ${setId}`;
}

/** What plain functions call with, because Undo works after the screen is closed. */
export type Caller = { api: Api; queryClient: QueryClient };

export function useCaller(): Caller {
  return { api: useApi(), queryClient: useQueryClient() };
}

export async function changeSet(
  queryClient: QueryClient,
  setId: number,
  change: (set: SetWithCards) => SetWithCards,
): Promise<void> {
  const queryKey = setQueries.setKey(setId);
  // An earlier request that answers late would overwrite the change.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<SetWithCards>(queryKey, (set) => {
    const changed = set && change(set);
    return changed && { ...changed, flashcardCount: changed.flashcards.length };
  });
}

export function changeRows(queryClient: QueryClient, change: (rows: CardSet[]) => CardSet[]): void {
  queryClient.setQueriesData<CardSetPage>(
    { queryKey: setQueries.lists },
    (page) => page && { ...page, quizzes: change(page.quizzes) },
  );
}

export function forgetLists(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: setQueries.lists });
}

export function forgetSetCards(queryClient: QueryClient, setId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: setQueries.setKey(setId) });
}
