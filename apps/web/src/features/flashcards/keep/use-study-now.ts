import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { studyPath } from '../../../lib/address/paths';
import { useApi } from '../../../lib/api/api-context';
import { useSingleMutation } from '../../../lib/queries/use-single-mutation';
import { useBringSets } from '../../sets/public';
import type { Batch } from '../cards/batch';
import type { useBatches } from '../cards/use-batches';
import { isPartlyKept, makeSetOfKept, toSetOf } from './study-now';

/** From cards on the screen to the first of them in the student's hand, with one press. */
export function useStudyNow({
  batches,
  keepsDocument,
  onFailure,
}: {
  batches: ReturnType<typeof useBatches>;
  keepsDocument: boolean;
  onFailure: (error: unknown) => void;
}) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const bringing = useBringSets();
  const preparing = useSingleMutation({
    mutationFn: async (batch: Batch) =>
      isPartlyKept(batch)
        ? {
            setId: await makeSetOfKept(api, batch, {
              keepsDocument,
              onChange: (change) => batches.changeById(batch.id, change),
              onDocument: () => undefined,
            }),
          }
        : { set: await toSetOf(api, batch, keepsDocument) },
    onError: onFailure,
  });

  function open(batch: Batch, setId: number | null | undefined) {
    // Before the screen goes: what is saved must not be kept as unsaved work.
    flushSync(() => batches.drop(batch.id));
    // The student has had all of these cards already: they lie in other sets.
    void navigate(setId ? studyPath(setId) : '/study-quiz');
  }

  return {
    isPending: preparing.isPending || bringing.isPending,
    start(batch: Batch) {
      preparing.mutate(batch, {
        onSuccess: ({ set, setId }) => {
          if (set) {
            bringing.mutate(
              { sets: [set] },
              { onSuccess: ([brought]) => open(batch, brought?.quizId), onError: onFailure },
            );
          } else {
            void queryClient.invalidateQueries();
            open(batch, setId);
          }
        },
      });
    },
  };
}
