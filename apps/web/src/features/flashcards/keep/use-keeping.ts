import type { DocumentRow } from '@scholar/contract';
import { useCallback, useState } from 'react';
import { isCode } from '../../../lib/api/is-code';
import { readToken } from '../../../lib/storage/token';
import { useRetryKey } from '../../../lib/queries/use-retry-key';
import type { SourceDocument } from '../../import-document/public';
import { useCreateSet } from '../../sets/public';
import { keptIdsOf, selectedOf, withDoubt } from '../cards/batch';
import { type BatchProblems, findBatchProblems } from '../cards/batch-problems';
import { type GeneratorDialog, toFailureDialog } from './generator-dialog';
import type { useBatches } from '../cards/use-batches';
import { useSaveCards } from './use-save-cards';

const NONE: BatchProblems = {};

/** From cards on the screen to saved cards to a set. */
export function useKeeping({
  batches,
  keepsDocument,
  show,
  onDocument,
  onSetCreated,
}: {
  batches: ReturnType<typeof useBatches>;
  keepsDocument: boolean;
  show: (dialog: GeneratorDialog) => void;
  /** The text of some cards is a saved document now. */
  onDocument: (row: DocumentRow, origin: SourceDocument) => void;
  onSetCreated: () => void;
}) {
  const saving = useSaveCards({ onChange: batches.changeSent, onDocument });
  const creation = useCreateSet();
  const [problems, setProblems] = useState(NONE);
  // The same name for the same cards is the same set, however often it is sent.
  const keyOf = useRetryKey();

  return {
    isSaving: saving.isPending,
    isCreating: creation.isPending,
    problems,
    forgetProblems: useCallback(() => setProblems(NONE), []),

    /** Answers what keeps cards from being saved; nothing is saved then. */
    save(): BatchProblems {
      const batch = batches.shown;
      if (!batch) {
        return {};
      }
      if (readToken() === null) {
        show({ kind: 'sign_in', wants: 'save' });
        return {};
      }
      if (selectedOf(batch).length === 0) {
        show({ kind: 'select_one' });
        return {};
      }
      const found = findBatchProblems(batch);
      setProblems(found);
      if (Object.keys(found).length === 0) {
        saving.mutate(
          { batch, keepsDocument },
          {
            onSuccess: () => show({ kind: 'saved' }),
            onError: (error) => show(toFailureDialog('not_saved', error)),
          },
        );
      }
      return found;
    },

    createSet(title: string) {
      const batch = batches.shown;
      if (!batch) {
        return;
      }
      const draft = { title, flashcardList: keptIdsOf(batch) };
      creation.mutate(
        { draft, idempotencyKey: keyOf(draft) },
        {
          onSuccess: (quiz) => {
            // A second set of that name is wanted if it is asked for once more.
            keyOf.forget();
            onSetCreated();
            show({ kind: 'set_created', quiz });
          },
          onError: (error) => {
            if (isCode(error, 'not_found')) {
              batches.changeSent(batch.id, withDoubt);
              show({ kind: 'cards_gone' });
            } else {
              show(toFailureDialog('set_not_created', error));
            }
          },
        },
      );
    },
  };
}
