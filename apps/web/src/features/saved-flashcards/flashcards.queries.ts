import {
  type CardText,
  type Flashcard,
  type FlashcardPage,
  flashcardEndpoints,
} from '@scholar/contract';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import type { Api } from '../../lib/api';
import { useApi } from '../../lib/api-context';
import { FLASHCARDS_KEY } from '../../lib/flashcard-keys';
import type { ListAddress } from '../../lib/list-address';
import { toDayBounds } from '../../lib/local-day';
import { logFailure } from '../../lib/log-failure';
import { REPORTS_KEY } from '../../lib/report-keys';
import { saveSignal } from '../../lib/save-signal';
import { SETS_KEY } from '../../lib/set-keys';
import { useSingleMutation } from '../../lib/use-single-mutation';

/** What is asked for: a page of the list, narrowed by what is said. */
export type FlashcardSearch = Pick<ListAddress, 'page' | 'size'> &
  Partial<Pick<ListAddress, 'keyword' | 'from' | 'to'>> & {
    /** The exact title of the document that the cards belong to. */
    documentTitle?: string;
  };

export const flashcardQueries = {
  all: FLASHCARDS_KEY,
  lists: [...FLASHCARDS_KEY, 'list'] as const,

  list: (
    api: Api,
    { page, size, keyword = '', from = '', to = '', documentTitle = '' }: FlashcardSearch,
  ) =>
    queryOptions({
      queryKey: [
        ...flashcardQueries.lists,
        { page, size, keyword: keyword.trim(), from, to, documentTitle },
      ],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => {
        const call = {
          query: { pageNumber: String(page), pageSize: String(size) },
          body: { keyword: keyword.trim(), ...toDayBounds({ from, to }), fieldName: documentTitle },
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
      card: CardText;
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
    mutationFn: (card: CardText) =>
      logFailure(
        'Failed to update flashcard',
        api(
          flashcardEndpoints.edit,
          { params: { flashcardId: String(flashcardId) }, body: card },
          { signal: saveSignal() },
        ),
      ),
    onSuccess: async (saved) => {
      // A list that is on its way would put the old words over the saved ones.
      await queryClient.cancelQueries({ queryKey: flashcardQueries.lists });
      changeLists(queryClient, (cards) =>
        cards.map((card) => (card.flashcardId === flashcardId ? saved : card)),
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

/** What is on the screen changes at once; the totals are the server's to tell. */
export async function removeFlashcards(
  { api, queryClient }: Caller,
  flashcardIds: readonly number[],
): Promise<void> {
  await api(
    flashcardEndpoints.remove,
    { body: { flashcardIds: [...flashcardIds] } },
    { signal: saveSignal() },
  );
  const removed = new Set(flashcardIds);
  changeLists(queryClient, (cards) => cards.filter((card) => !removed.has(card.flashcardId)));
  void forgetCards(queryClient);
}

/** Not a mutation: Undo works from a notice that outlives the screen. */
export async function restoreFlashcards(
  { api, queryClient }: Caller,
  flashcardIds: readonly number[],
): Promise<void> {
  await api(
    flashcardEndpoints.restore,
    { body: { flashcardIds: [...flashcardIds] } },
    { signal: saveSignal() },
  );
  await forgetCards(queryClient);
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
