import { type CardText, setEndpoints } from '@scholar/contract';
import { type Api, saveSignal } from '../../../lib/api/api';
import { logFailure } from '../../../lib/queries/log-failure';
import { randomKey } from '../../../lib/queries/random-key';
import { useSingleMutation } from '../../../lib/queries/use-single-mutation';
import { flashcardQueries } from '../../saved-flashcards/public';
import { byOrder } from '../reorder/card-order';
import {
  type Caller,
  changeSet,
  forgetLists,
  forgetSetCards,
  setQueries,
  useCaller,
} from '../sets.queries';

export function useAddCards(setId: number) {
  const { api, queryClient } = useCaller();
  return useSingleMutation({
    mutationFn: ({ ids, idempotencyKey }: { ids: number[]; idempotencyKey: string }) =>
      logFailure(
        'Failed to add flashcards',
        sendCards(api, setId, ids, { idempotencyKey, signal: saveSignal() }),
      ),
    onSuccess: async () => {
      await Promise.all([forgetSetCards(queryClient, setId), forgetLists(queryClient)]);
    },
  });
}

/** Takes cards out of the set again. A plain function, because Undo works after the dialog is closed. */
export async function takeCardsOut(
  { api, queryClient }: Caller,
  { setId, flashcardIds }: { setId: number; flashcardIds: number[] },
): Promise<void> {
  await api(
    setEndpoints.removeCards,
    { ...byId(setId), body: { flashcardList: flashcardIds } },
    { idempotencyKey: randomKey(), signal: saveSignal() },
  );
  await Promise.all([forgetSetCards(queryClient, setId), forgetLists(queryClient)]);
}

/** A card is one thing that may be in many sets: it changes in all of them. */
export async function editSetCard(
  { api, queryClient }: Caller,
  { setId, flashcardId, card }: { setId: number; flashcardId: number; card: CardText },
): Promise<void> {
  const saved = await logFailure(
    'Failed to edit flashcard',
    api(
      setEndpoints.editCard,
      { params: { quizId: String(setId), flashcardId: String(flashcardId) }, body: card },
      { signal: saveSignal() },
    ),
  );
  // Some servers answer without the card; then it is as it was sent.
  const change = saved.flashcardId === 0 ? card : saved;
  await changeSet(queryClient, setId, (set) => ({
    ...set,
    flashcards: set.flashcards.map((old) =>
      old.flashcardId === flashcardId ? { ...old, ...change } : old,
    ),
  }));
  void queryClient.invalidateQueries({ queryKey: flashcardQueries.all });
  void queryClient.invalidateQueries({ queryKey: setQueries.all, refetchType: 'none' });
}

/** Takes a card out of the set; the card itself stays. */
export async function removeSetCard(
  { api, queryClient }: Caller,
  { setId, flashcardId }: { setId: number; flashcardId: number },
): Promise<void> {
  await logFailure(
    'Failed to delete flashcard',
    api(
      setEndpoints.removeCard,
      { ...byId(setId), query: { flashcardId: String(flashcardId) } },
      { signal: saveSignal() },
    ),
  );
  await changeSet(queryClient, setId, (set) => ({
    ...set,
    flashcards: set.flashcards.filter((card) => card.flashcardId !== flashcardId),
  }));
  void forgetLists(queryClient);
}

/** Puts a card back in its place. A plain function, because Undo works after the screen is closed. */
export async function putSetCardBack(
  { api, queryClient }: Caller,
  {
    setId,
    flashcardId,
    order,
    idempotencyKey,
  }: { setId: number; flashcardId: number; order: readonly number[]; idempotencyKey: string },
): Promise<void> {
  const signal = saveSignal();
  await sendCards(api, setId, [flashcardId], { idempotencyKey, signal });
  const set = await api(setEndpoints.get, byId(setId), { signal });
  const cards = byOrder(set.flashcards, order);
  await api(
    setEndpoints.update,
    {
      ...byId(setId),
      body: { title: set.title, order: cards.map((card) => card.flashcardId) },
    },
    { signal },
  );
  await Promise.all([forgetSetCards(queryClient, setId), forgetLists(queryClient)]);
}

function sendCards(
  api: Api,
  setId: number,
  ids: number[],
  options: { idempotencyKey: string; signal: AbortSignal },
) {
  return api(setEndpoints.addCards, { ...byId(setId), body: { flashcardList: ids } }, options);
}

function byId(setId: number) {
  return { params: { quizId: String(setId) } };
}
