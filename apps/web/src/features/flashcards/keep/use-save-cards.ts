import type { DocumentRow } from '@scholar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api-context';
import { REPORTS_KEY } from '../../../lib/queries/report-keys';
import { SETS_KEY } from '../../../lib/queries/set-keys';
import { useSingleMutation } from '../../../lib/queries/use-single-mutation';
import { documentQueries } from '../../documents/public';
import type { SourceDocument } from '../../import-document/public';
import { flashcardQueries } from '../../saved-flashcards/public';
import type { Batch } from '../cards/batch';
import { keepCards } from './keep-cards';

export function useSaveCards({
  onChange,
  onDocument,
}: {
  onChange: (batchId: string, next: (batch: Batch) => Batch) => void;
  onDocument: (row: DocumentRow, origin: SourceDocument) => void;
}) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ batch, keepsDocument }: { batch: Batch; keepsDocument: boolean }) =>
      keepCards(api, batch, {
        keepsDocument,
        onChange: (change) => onChange(batch.id, change),
        onDocument,
      }),
    // Also after a failure: a part of them may be saved.
    onSettled: () => {
      for (const queryKey of [flashcardQueries.all, documentQueries.lists, SETS_KEY, REPORTS_KEY]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
