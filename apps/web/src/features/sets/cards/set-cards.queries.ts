import { type CardText, quizEndpoints } from '@scholar/contract';
import { type Api, saveSignal } from '../../../lib/api/api';
import { logFailure } from '../../../lib/queries/log-failure';
import { useSingleMutation } from '../../../lib/queries/use-single-mutation';
import { flashcardQueries } from '../../saved-flashcards/public';
import { byOrder } from '../reorder/card-order';
import {
  type Caller,
  changeSet,
  forgetLists,
  forgetSetCards,
  quizQueries,
  useCaller,
} from '../sets.queries';

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
): Promise<void> {
  const saved = await logFailure(
    'Failed to edit flashcard',
    api(
      quizEndpoints.editCard,
      { params: { quizId: String(quizId), flashcardId: String(flashcardId) }, body: card },
      { signal: saveSignal() },
    ),
  );
  // A server may say nothing about what it saved.
  const change = saved.flashcardId === 0 ? card : saved;
  await changeSet(queryClient, quizId, (set) => ({
    ...set,
    flashcards: set.flashcards.map((old) =>
      old.flashcardId === flashcardId ? { ...old, ...change } : old,
    ),
  }));
  void queryClient.invalidateQueries({ queryKey: flashcardQueries.all });
  void queryClient.invalidateQueries({ queryKey: quizQueries.all, refetchType: 'none' });
}

/** Takes a card out of the set; the card itself stays. */
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

/** Puts a card back in its place. A plain function, because Undo works after the screen is closed. */
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

function sendCards(
  api: Api,
  quizId: number,
  ids: number[],
  options: { idempotencyKey: string; signal: AbortSignal },
) {
  return api(quizEndpoints.addCards, { ...byId(quizId), body: { flashcardList: ids } }, options);
}

function byId(quizId: number) {
  return { params: { quizId: String(quizId) } };
}
