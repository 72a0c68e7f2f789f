import {
  type CardEdit,
  type Flashcard,
  type FlashcardPage,
  flashcardEndpoints,
  type SortOf,
} from '@scholar/contract';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { type Api, isCode, saveSignal } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { FLASHCARDS_KEY, REPORTS_KEY, SETS_KEY } from '../../lib/queries/query-keys';
import type { ListAddress } from '../../lib/address/list-address';
import { toDayBounds } from '../../lib/time/local-day';
import { logFailure } from '../../lib/queries/log-failure';
import { randomKey } from '../../lib/queries/random-key';
import { useSingleMutation } from '../../lib/queries/use-single-mutation';

/** A page of the list, with optional filters. */
export type FlashcardSearch = Pick<ListAddress, 'page' | 'size'> &
  Partial<Pick<ListAddress, 'keyword' | 'from' | 'to'>> & {
    /** The exact title of the document that the cards belong to. */
    documentTitle?: string;
    tag?: string;
    sort?: SortOf<'flashcards'> | undefined;
  };

export const flashcardQueries = {
  all: FLASHCARDS_KEY,
  lists: [...FLASHCARDS_KEY, 'list'] as const,

  list: (
    api: Api,
    {
      page,
      size,
      keyword = '',
      from = '',
      to = '',
      documentTitle = '',
      tag = '',
      sort,
    }: FlashcardSearch,
  ) =>
    queryOptions({
      queryKey: [
        ...flashcardQueries.lists,
        { page, size, keyword: keyword.trim(), from, to, documentTitle, tag, sort },
      ],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => {
        const call = {
          query: { pageNumber: String(page), pageSize: String(size) },
          body: {
            keyword: keyword.trim(),
            ...toDayBounds({ from, to }),
            fieldName: documentTitle,
            ...(tag !== '' && { tag }),
            ...(sort && { sort }),
          },
        };
        return logFailure(
          'Failed to load flashcards',
          api(flashcardEndpoints.list, call, { isQuiet: true, signal }),
          signal,
        );
      },
    }),
};

export function useAddFlashcard() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: ({
      card,
      documentId,
      idempotencyKey,
    }: {
      card: CardEdit;
      documentId: number | undefined;
      idempotencyKey: string;
    }) =>
      api(
        flashcardEndpoints.addBulk,
        { body: { documentId: documentId ?? 0, flashcardList: [card] } },
        { idempotencyKey, signal: saveSignal() },
      ),
    onSuccess: () => {
      void forgetCards(queryClient);
    },
  });
}

export function useEditFlashcard(flashcardId: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (card: CardEdit) =>
      logFailure(
        'Failed to update flashcard',
        api(
          flashcardEndpoints.edit,
          { params: { flashcardId: String(flashcardId) }, body: card },
          { signal: saveSignal() },
        ),
      ),
    onSuccess: async (saved, sent) => {
      // A server may say nothing about what it saved.
      const { question, answer, kind } = sent;
      const told = { question, answer, ...(kind && { kind }) };
      const change = saved.flashcardId === 0 ? told : { media: [], ...saved };
      // A list that is on its way would put the old words over the saved ones.
      await queryClient.cancelQueries({ queryKey: flashcardQueries.lists });
      changeLists(queryClient, (cards) =>
        cards.map((card) => (card.flashcardId === flashcardId ? { ...card, ...change } : card)),
      );
      // In its place: not asked for again, or a card that no longer matches would jump away.
      void queryClient.invalidateQueries({
        queryKey: flashcardQueries.lists,
        refetchType: 'none',
      });
      void queryClient.invalidateQueries({ queryKey: SETS_KEY });
    },
  });
}

type Caller = { api: Api; queryClient: QueryClient };

/**
 * What is on the screen changes at once; the totals are the server's to tell. A card that is gone
 * already is what was wanted.
 */
export async function removeFlashcards(
  { api, queryClient }: Caller,
  flashcardIds: readonly number[],
  idempotencyKey: string,
): Promise<void> {
  await sendFound(flashcardIds, idempotencyKey, (ids, key) =>
    api(
      flashcardEndpoints.remove,
      { body: { flashcardIds: [...ids] } },
      { idempotencyKey: key, signal: saveSignal() },
    ),
  );
  const removed = new Set(flashcardIds);
  changeLists(queryClient, (cards) => cards.filter((card) => !removed.has(card.flashcardId)));
  void forgetCards(queryClient);
}

/** A plain function, because Undo is in a notice that outlives the screen. */
export async function restoreFlashcards(
  { api, queryClient }: Caller,
  flashcardIds: readonly number[],
  idempotencyKey: string,
): Promise<void> {
  const found = await sendFound(flashcardIds, idempotencyKey, (ids, key) =>
    api(
      flashcardEndpoints.restore,
      { body: { flashcardIds: [...ids] } },
      { idempotencyKey: key, signal: saveSignal() },
    ),
  );
  await forgetCards(queryClient);
  if (found === 0) {
    throw new Error('None of the cards could be restored.');
  }
}

/**
 * The server takes all or none, and one card that another tab was faster with would hold up the
 * others: it is found by halving. Answers how many were there.
 */
async function sendFound(
  flashcardIds: readonly number[],
  idempotencyKey: string,
  send: (flashcardIds: readonly number[], idempotencyKey: string) => Promise<unknown>,
): Promise<number> {
  try {
    await send(flashcardIds, idempotencyKey);
    return flashcardIds.length;
  } catch (error) {
    if (!isCode(error, 'not_found')) {
      throw error;
    }
  }
  if (flashcardIds.length === 1) {
    return 0;
  }
  const middle = Math.ceil(flashcardIds.length / 2);
  const first = await sendFound(flashcardIds.slice(0, middle), randomKey(), send);
  return first + (await sendFound(flashcardIds.slice(middle), randomKey(), send));
}

function changeLists(queryClient: QueryClient, change: (cards: Flashcard[]) => Flashcard[]): void {
  queryClient.setQueriesData<FlashcardPage>(
    { queryKey: flashcardQueries.lists },
    (page) => page && { ...page, items: change(page.items) },
  );
}

/** Sets hold cards and statistics count them. */
async function forgetCards(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [flashcardQueries.all, SETS_KEY, REPORTS_KEY].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
