import {
  type CardText,
  type Flashcard,
  type Quiz,
  type QuizCards,
  type QuizDraft,
  quizEndpoints,
  type QuizPage,
  type QuizUpdate,
} from '@scholar/contract';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import type { Api } from '../../lib/api';
import { useApi } from '../../lib/api-context';
import type { ListAddress } from '../../lib/list-address';
import { toDayBounds } from '../../lib/local-day';
import { logFailure } from '../../lib/log-failure';
import { saveSignal } from '../../lib/save-signal';
import { SETS_KEY } from '../../lib/set-keys';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { flashcardQueries } from '../saved-flashcards/public';
import { byOrder } from './card-order';

/** What is asked for: a page of the list, narrowed by what is said. */
export type QuizSearch = Pick<ListAddress, 'page' | 'size'> &
  Partial<Pick<ListAddress, 'keyword' | 'from' | 'to'>>;

export const quizQueries = {
  all: SETS_KEY,
  lists: [...SETS_KEY, 'list'] as const,

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
      queryKey: getKey(quizId),
      queryFn: ({ signal }) =>
        logFailure(
          'Failed to load quiz',
          api(quizEndpoints.get, byId(quizId), { isQuiet: true, signal }),
          signal,
        ),
    }),
};

export type Caller = { api: Api; queryClient: QueryClient };

export function useCaller(): Caller {
  return { api: useApi(), queryClient: useQueryClient() };
}

export function useCreateSet() {
  const { api, queryClient } = useCaller();
  return useSingleMutation({
    mutationFn: ({ draft, idempotencyKey }: { draft: QuizDraft; idempotencyKey: string }) =>
      api(quizEndpoints.create, { body: draft }, { idempotencyKey, signal: saveSignal() }),
    onSuccess: () => {
      void forgetLists(queryClient);
    },
  });
}

/** A new name, a new order, or both. */
export function useUpdateSet(quizId: number) {
  const { api, queryClient } = useCaller();
  return useSingleMutation({
    mutationFn: (update: QuizUpdate) =>
      logFailure(
        'Failed to update quiz',
        api(quizEndpoints.update, { ...byId(quizId), body: update }, { signal: saveSignal() }),
      ),
    onSuccess: async ({ title }, { order }) => {
      await changeSet(queryClient, quizId, (set) => ({
        ...set,
        title,
        flashcards: order ? byOrder(set.flashcards, order) : set.flashcards,
      }));
      changeRows(queryClient, (rows) =>
        rows.map((row) => (row.quizId === quizId ? { ...row, title } : row)),
      );
      void forgetLists(queryClient);
    },
    onError: () => {
      void forgetSetCards(queryClient, quizId);
    },
  });
}

export function useAddCards(quizId: number) {
  const { api, queryClient } = useCaller();
  return useSingleMutation({
    mutationFn: ({ ids, idempotencyKey }: { ids: number[]; idempotencyKey: string }) =>
      logFailure(
        'Failed to add flashcards',
        sendCards(api, quizId, ids, { idempotencyKey, signal: saveSignal() }),
      ),
    onSuccess: async () => {
      await Promise.all([forgetSetCards(queryClient, quizId), forgetLists(queryClient)]);
    },
  });
}

/** A card is one thing that may be in many sets: it changes in all of them. */
export async function editSetCard(
  { api, queryClient }: Caller,
  { quizId, flashcardId, card }: { quizId: number; flashcardId: number; card: CardText },
): Promise<Flashcard> {
  const saved = await logFailure(
    'Failed to edit flashcard',
    api(
      quizEndpoints.editCard,
      { params: { quizId: String(quizId), flashcardId: String(flashcardId) }, body: card },
      { signal: saveSignal() },
    ),
  );
  await changeSet(queryClient, quizId, (set) => ({
    ...set,
    flashcards: set.flashcards.map((old) => (old.flashcardId === flashcardId ? saved : old)),
  }));
  void queryClient.invalidateQueries({ queryKey: flashcardQueries.all });
  void queryClient.invalidateQueries({ queryKey: quizQueries.all, refetchType: 'none' });
  return saved;
}

/** Out of the set; the card itself stays. */
export async function removeSetCard(
  { api, queryClient }: Caller,
  { quizId, flashcardId }: { quizId: number; flashcardId: number },
): Promise<void> {
  await logFailure(
    'Failed to delete flashcard',
    api(
      quizEndpoints.removeCard,
      { ...byId(quizId), query: { flashcardId: String(flashcardId) } },
      { signal: saveSignal() },
    ),
  );
  await changeSet(queryClient, quizId, (set) => ({
    ...set,
    flashcards: set.flashcards.filter((card) => card.flashcardId !== flashcardId),
  }));
  void forgetLists(queryClient);
}

/** Back into the set and to its place. Not a mutation: Undo works when the screen has gone. */
export async function putSetCardBack(
  { api, queryClient }: Caller,
  {
    quizId,
    flashcardId,
    order,
    idempotencyKey,
  }: { quizId: number; flashcardId: number; order: readonly number[]; idempotencyKey: string },
): Promise<void> {
  const signal = saveSignal();
  await sendCards(api, quizId, [flashcardId], { idempotencyKey, signal });
  const set = await api(quizEndpoints.get, byId(quizId), { signal });
  const cards = byOrder(set.flashcards, order);
  await api(
    quizEndpoints.update,
    {
      ...byId(quizId),
      body: { title: set.title, order: cards.map((card) => card.flashcardId) },
    },
    { signal },
  );
  await Promise.all([forgetSetCards(queryClient, quizId), forgetLists(queryClient)]);
}

export async function removeSet({ api, queryClient }: Caller, quizId: number): Promise<void> {
  await api(quizEndpoints.remove, byId(quizId), { signal: saveSignal() });
  changeRows(queryClient, (rows) => rows.filter((row) => row.quizId !== quizId));
  void forgetLists(queryClient);
}

export async function restoreSet({ api, queryClient }: Caller, quizId: number): Promise<void> {
  await api(quizEndpoints.restore, byId(quizId), { signal: saveSignal() });
  await Promise.all([forgetSetCards(queryClient, quizId), forgetLists(queryClient)]);
}

function sendCards(
  api: Api,
  quizId: number,
  ids: number[],
  options: { idempotencyKey: string; signal: AbortSignal },
) {
  return api(quizEndpoints.addCards, { ...byId(quizId), body: { flashcardList: ids } }, options);
}

function getKey(quizId: number) {
  return [...quizQueries.all, 'get', quizId];
}

function byId(quizId: number) {
  return { params: { quizId: String(quizId) } };
}

async function changeSet(
  queryClient: QueryClient,
  quizId: number,
  change: (set: QuizCards) => QuizCards,
): Promise<void> {
  // A slow look at the set would put its old cards over the changed ones.
  await queryClient.cancelQueries({ queryKey: getKey(quizId) });
  queryClient.setQueryData<QuizCards>(getKey(quizId), (set) => {
    const changed = set && change(set);
    return changed && { ...changed, flashcardCount: changed.flashcards.length };
  });
}

function changeRows(queryClient: QueryClient, change: (rows: Quiz[]) => Quiz[]): void {
  queryClient.setQueriesData<QuizPage>(
    { queryKey: quizQueries.lists },
    (page) => page && { ...page, quizzes: change(page.quizzes) },
  );
}

function forgetLists(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: quizQueries.lists });
}

function forgetSetCards(queryClient: QueryClient, quizId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: getKey(quizId) });
}
