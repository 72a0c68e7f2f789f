import { type CardSetDraft, setEndpoints } from '@scholar/contract';
import type { QueryClient } from '@tanstack/react-query';
import { logFailure } from '../../lib/queries/log-failure';
import { saveSignal } from '../../lib/api/api';
import { useSingleMutation } from '../../lib/queries/use-single-mutation';
import { byOrder } from './reorder/card-order';
import {
  type Caller,
  changeRows,
  changeSet,
  forgetLists,
  forgetSetCards,
  useCaller,
} from './sets.queries';

export function useCreateSet() {
  const { api, queryClient } = useCaller();
  return useSingleMutation({
    mutationFn: ({ draft, idempotencyKey }: { draft: CardSetDraft; idempotencyKey: string }) =>
      api(setEndpoints.create, { body: draft }, { idempotencyKey, signal: saveSignal() }),
    onSuccess: () => {
      void forgetLists(queryClient);
    },
  });
}

export function useRenameSet(setId: number) {
  const { api, queryClient } = useCaller();
  return useUpdate(setId, queryClient, (title: string) =>
    api(setEndpoints.update, { ...byId(setId), body: { title } }, { signal: saveSignal() }),
  );
}

/** The call takes the name along with the order. It is asked for first, because another tab may have changed it. */
export function useReorderSet(setId: number) {
  const { api, queryClient } = useCaller();
  return useUpdate(setId, queryClient, async (order: number[]) => {
    const signal = saveSignal();
    const { title } = await api(setEndpoints.get, byId(setId), { signal });
    const saved = await api(
      setEndpoints.update,
      { ...byId(setId), body: { title, order } },
      { signal },
    );
    return { ...saved, order };
  });
}

function useUpdate<Change>(
  setId: number,
  queryClient: QueryClient,
  send: (change: Change) => Promise<{ title: string; order?: number[] }>,
) {
  return useSingleMutation({
    mutationFn: (change: Change) => logFailure('Failed to update quiz', send(change)),
    onSuccess: async ({ title, order }) => {
      await changeSet(queryClient, setId, (set) => ({
        ...set,
        title,
        flashcards: order ? byOrder(set.flashcards, order) : set.flashcards,
      }));
      changeRows(queryClient, (rows) =>
        rows.map((row) => (row.quizId === setId ? { ...row, title } : row)),
      );
      void forgetLists(queryClient);
    },
    onError: () => {
      void forgetSetCards(queryClient, setId);
    },
  });
}

export async function removeSet({ api, queryClient }: Caller, setId: number): Promise<void> {
  await api(setEndpoints.remove, byId(setId), { signal: saveSignal() });
  changeRows(queryClient, (rows) => rows.filter((row) => row.quizId !== setId));
  void forgetLists(queryClient);
}

export async function restoreSet({ api, queryClient }: Caller, setId: number): Promise<void> {
  await api(setEndpoints.restore, byId(setId), { signal: saveSignal() });
  await Promise.all([forgetSetCards(queryClient, setId), forgetLists(queryClient)]);
}

function byId(setId: number) {
  return { params: { quizId: String(setId) } };
}
