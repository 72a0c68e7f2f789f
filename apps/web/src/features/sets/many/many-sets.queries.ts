import { setEndpoints, type SetWithCards } from '@scholar/contract';
import { saveSignal } from '../../../lib/api/api';
import { randomKey } from '../../../lib/queries/random-key';
import { useRetryKey } from '../../../lib/queries/use-retry-key';
import { useSingleMutation } from '../../../lib/queries/use-single-mutation';
import { byOrder } from '../reorder/card-order';
import {
  type Caller,
  changeRows,
  forgetLists,
  forgetSetCards,
  setQueries,
  useCaller,
} from '../sets.queries';

/** All or none of them. */
export async function removeSets({ api, queryClient }: Caller, quizIds: number[]): Promise<void> {
  await api(setEndpoints.removeMany, { body: { quizIds } }, { signal: saveSignal() });
  const removed = new Set(quizIds);
  changeRows(queryClient, (rows) => rows.filter((row) => !removed.has(row.quizId)));
  // Not the sets themselves: one that is still open would be asked for in vain.
  void forgetLists(queryClient);
}

/** A plain function, because Undo is in a notice that outlives the screen. */
export async function restoreSets({ api, queryClient }: Caller, quizIds: number[]): Promise<void> {
  await api(setEndpoints.restoreMany, { body: { quizIds } }, { signal: saveSignal() });
  // Not all sets: the one that was undone may be open for a moment yet.
  await Promise.all([
    forgetLists(queryClient),
    ...quizIds.map((quizId) => forgetSetCards(queryClient, quizId)),
  ]);
}

/** The new one goes first, so that a full plan has room for those that come back. */
export async function undoMerge(
  caller: Caller,
  { mergedId, quizIds, onRemoved }: { mergedId: number; quizIds: number[]; onRemoved: () => void },
) {
  await removeSets(caller, [mergedId]);
  onRemoved();
  await restoreSets(caller, quizIds);
}

export function useMergeSets() {
  const { api, queryClient } = useCaller();
  const keyOf = useRetryKey();
  return useSingleMutation({
    mutationFn: (body: { title: string; quizIds: number[] }) =>
      api(setEndpoints.merge, { body }, { idempotencyKey: keyOf(body), signal: saveSignal() }),
    onSuccess: () => {
      keyOf.forget();
      void forgetLists(queryClient);
    },
  });
}

/** The new set goes last: should something fail, its cards are in both sets and none is lost. */
export async function undoSplit(
  caller: Caller,
  { from, splitId, flashcardIds }: { from: SetWithCards; splitId: number; flashcardIds: number[] },
) {
  const { api, queryClient } = caller;
  const params = { quizId: String(from.quizId) };
  const signal = saveSignal();
  await api(
    setEndpoints.addCards,
    { params, body: { flashcardList: flashcardIds } },
    { idempotencyKey: randomKey(), signal },
  );
  // Another tab may have changed its name or its cards in the meantime.
  const { title, flashcards } = await api(setEndpoints.get, { params }, { signal });
  const order = byOrder(flashcards, idsOf(from.flashcards));
  await api(setEndpoints.update, { params, body: { title, order: idsOf(order) } }, { signal });
  await removeSets(caller, [splitId]);
  await forgetSetCards(queryClient, from.quizId);
}

function idsOf(cards: readonly { flashcardId: number }[]): number[] {
  return cards.map(({ flashcardId }) => flashcardId);
}

export function useSplitSet(setId: number) {
  const { api, queryClient } = useCaller();
  const keyOf = useRetryKey();
  return useSingleMutation({
    mutationFn: (body: { title: string; flashcardIds: number[] }) =>
      api(
        setEndpoints.split,
        { params: { quizId: String(setId) }, body },
        { idempotencyKey: keyOf(body), signal: saveSignal() },
      ),
    onSuccess: () => {
      keyOf.forget();
      void queryClient.invalidateQueries({ queryKey: setQueries.all });
    },
  });
}
