import { type QuizDraft, quizEndpoints } from '@scholar/contract';
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
    mutationFn: ({ draft, idempotencyKey }: { draft: QuizDraft; idempotencyKey: string }) =>
      api(quizEndpoints.create, { body: draft }, { idempotencyKey, signal: saveSignal() }),
    onSuccess: () => {
      void forgetLists(queryClient);
    },
  });
}

export function useRenameSet(quizId: number) {
  const { api, queryClient } = useCaller();
  return useUpdate(quizId, queryClient, (title: string) =>
    api(quizEndpoints.update, { ...byId(quizId), body: { title } }, { signal: saveSignal() }),
  );
}

/** The order of all cards. The name goes along with it, as it is now: another tab may have changed it. */
export function useReorderSet(quizId: number) {
  const { api, queryClient } = useCaller();
  return useUpdate(quizId, queryClient, async (order: number[]) => {
    const signal = saveSignal();
    const { title } = await api(quizEndpoints.get, byId(quizId), { signal });
    const saved = await api(
      quizEndpoints.update,
      { ...byId(quizId), body: { title, order } },
      { signal },
    );
    return { ...saved, order };
  });
}

function useUpdate<Change>(
  quizId: number,
  queryClient: QueryClient,
  send: (change: Change) => Promise<{ title: string; order?: number[] }>,
) {
  return useSingleMutation({
    mutationFn: (change: Change) => logFailure('Failed to update quiz', send(change)),
    onSuccess: async ({ title, order }) => {
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

export async function removeSet({ api, queryClient }: Caller, quizId: number): Promise<void> {
  await api(quizEndpoints.remove, byId(quizId), { signal: saveSignal() });
  changeRows(queryClient, (rows) => rows.filter((row) => row.quizId !== quizId));
  void forgetLists(queryClient);
}

export async function restoreSet({ api, queryClient }: Caller, quizId: number): Promise<void> {
  await api(quizEndpoints.restore, byId(quizId), { signal: saveSignal() });
  await Promise.all([forgetSetCards(queryClient, quizId), forgetLists(queryClient)]);
}

function byId(quizId: number) {
  return { params: { quizId: String(quizId) } };
}
