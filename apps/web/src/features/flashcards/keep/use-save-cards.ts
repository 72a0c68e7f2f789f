import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api-context';
import { REPORTS_KEY } from '../../../lib/queries/report-keys';
import { SETS_KEY } from '../../../lib/queries/set-keys';
import { useSingleMutation } from '../../../lib/queries/use-single-mutation';
import { flashcardQueries } from '../../saved-flashcards/public';
import type { Batch } from '../cards/batch';
import { keepCards } from './keep-cards';

export function useSaveCards(onChange: (batchId: string, next: (batch: Batch) => Batch) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (batch: Batch) => keepCards(api, batch, (change) => onChange(batch.id, change)),
    // Also after a failure: a part of them may be saved.
    onSettled: () => {
      for (const queryKey of [flashcardQueries.all, SETS_KEY, REPORTS_KEY]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
