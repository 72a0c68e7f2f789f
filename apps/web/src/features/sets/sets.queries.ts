import { type Quiz, type QuizCards, quizEndpoints, type QuizPage } from '@scholar/contract';
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
export type QuizSearch = Pick<ListAddress, 'page' | 'size'> &
  Partial<Pick<ListAddress, 'keyword' | 'from' | 'to'>>;

export const quizQueries = {
  all: SETS_KEY,
  lists: [...SETS_KEY, 'list'] as const,
  setKey: (quizId: number) => [...SETS_KEY, 'get', quizId] as const,

  list: (api: Api, { page, size, keyword = '', from = '', to = '' }: QuizSearch) =>
    queryOptions({
      queryKey: [...quizQueries.lists, { page, size, keyword: keyword.trim(), from, to }],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => {
        const query = {
          page: String(page),
          pageSize: String(size),
          keyword: keyword.trim(),
          ...toDayBounds({ from, to }),
        };
        return logFailure(
          'Failed to load quizzes',
          api(quizEndpoints.list, { query }, { isQuiet: true, signal }),
          signal,
        );
      },
    }),

  /** A set with its cards, in order. */
  get: (api: Api, quizId: number) =>
    queryOptions({
      queryKey: quizQueries.setKey(quizId),
      queryFn: async ({ signal, client }) => {
        const set = await logFailure(
          'Failed to load quiz',
          api(quizEndpoints.get, { params: { quizId: String(quizId) } }, { isQuiet: true, signal }),
          signal,
        );
        return { ...set, quizId, title: set.title || findTitle(client, quizId) };
      },
    }),
};

/** Some servers answer without the title; a list that was loaded before has it. */
function findTitle(queryClient: QueryClient, quizId: number): string {
  const pages = queryClient.getQueriesData<QuizPage>({ queryKey: quizQueries.lists });
  const row = pages
    .flatMap(([, page]) => page?.quizzes ?? [])
    .find((quiz) => quiz.quizId === quizId);
  return row?.title ?? `Set ${quizId}`;
}

/** What plain functions call with, because Undo works after the screen is closed. */
export type Caller = { api: Api; queryClient: QueryClient };

export function useCaller(): Caller {
  return { api: useApi(), queryClient: useQueryClient() };
}

export async function changeSet(
  queryClient: QueryClient,
  quizId: number,
  change: (set: QuizCards) => QuizCards,
): Promise<void> {
  const queryKey = quizQueries.setKey(quizId);
  // An earlier request that answers late would overwrite the change.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<QuizCards>(queryKey, (set) => {
    const changed = set && change(set);
    return changed && { ...changed, flashcardCount: changed.flashcards.length };
  });
}

export function changeRows(queryClient: QueryClient, change: (rows: Quiz[]) => Quiz[]): void {
  queryClient.setQueriesData<QuizPage>(
    { queryKey: quizQueries.lists },
    (page) => page && { ...page, quizzes: change(page.quizzes) },
  );
}

export function forgetLists(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: quizQueries.lists });
}

export function forgetSetCards(queryClient: QueryClient, quizId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: quizQueries.setKey(quizId) });
}
