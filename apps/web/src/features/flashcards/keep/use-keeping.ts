import type { DocumentRow, CardSet } from '@scholar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { isCode } from '../../../lib/api/api';
import { readToken } from '../../../lib/storage/token';
import { useRetryKey } from '../../../lib/queries/use-retry-key';
import { ApiError, serverMessage } from '../../../lib/api/api';
import { useApi } from '../../../lib/api/api-context';
import { REPORTS_KEY, SETS_KEY } from '../../../lib/queries/query-keys';
import { useSingleMutation } from '../../../lib/queries/use-single-mutation';
import type { SourceDocument } from '../../import-document/public';
import { useCreateSet } from '../../sets/public';
import { type Batch, keptIdsOf, selectedOf, withUnconfirmedSaves } from '../cards/batch';
import type { useBatches } from '../cards/use-batches';
import { type CardProblems, findCardProblems } from '../../cards/public';
import { documentQueries } from '../../documents/public';
import { flashcardQueries } from '../../saved-flashcards/public';
import { keepCards } from './keep-cards';
import { useStudyNow } from './use-study-now';

/** The one dialog that is open. */
export type GeneratorDialog =
  | { kind: 'none' | 'pick' | 'select_one' | 'saved' | 'name_set' | 'cards_gone' }
  | { kind: 'sign_in'; wants: 'save' | 'open' }
  | { kind: 'plan_limit'; message: string }
  | { kind: 'not_saved' | 'set_not_created'; reason: string | undefined }
  | { kind: 'set_created'; set: CardSet };

/** By card: what keeps its question or answer from being saved. */
type BatchProblems = Record<string, CardProblems>;
const NO_PROBLEMS: BatchProblems = {};

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
  const saving = useSaveCards({ onChange: batches.changeById, onDocument });
  const creation = useCreateSet();
  const studying = useStudyNow({
    batches,
    keepsDocument,
    onFailure: (error) => show(toFailureDialog('not_saved', error)),
  });
  const [problems, setProblems] = useState(NO_PROBLEMS);
  // The same name for the same cards is the same set, however often it is sent.
  const keyOf = useRetryKey();

  /** `keep` is called with cards that can be saved; answers what keeps the others from it. */
  function check(keep: (batch: Batch) => void): BatchProblems {
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
      keep(batch);
    }
    return found;
  }

  return {
    isSaving: saving.isPending,
    isStudying: studying.isPending,
    isCreating: creation.isPending,
    problems,
    forgetProblems: useCallback(() => setProblems(NO_PROBLEMS), []),

    /** Answers what keeps cards from being saved; nothing is saved then. */
    save: () =>
      check((batch) =>
        saving.mutate(
          { batch, keepsDocument },
          {
            onSuccess: () => show({ kind: 'saved' }),
            onError: (error) => show(toFailureDialog('not_saved', error)),
          },
        ),
      ),

    /** Saves them as a set that is named after their document, and opens it. */
    studyNow: () => check(studying.start),

    createSet(title: string) {
      const batch = batches.shown;
      if (!batch) {
        return;
      }
      const draft = { title, flashcardList: keptIdsOf(batch) };
      creation.mutate(
        { draft, idempotencyKey: keyOf(draft) },
        {
          onSuccess: (set) => {
            // Asked for again after a success, a second set of that name is meant.
            keyOf.forget();
            onSetCreated();
            show({ kind: 'set_created', set });
          },
          onError: (error) => {
            if (isCode(error, 'not_found')) {
              batches.changeById(batch.id, withUnconfirmedSaves);
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

function findBatchProblems(batch: Batch): BatchProblems {
  const found = selectedOf(batch).map((card) => [card.id, findCardProblems(card)] as const);
  return Object.fromEntries(found.filter(([, problems]) => Object.keys(problems).length > 0));
}

/** A full plan has a dialog of its own, which offers a larger one. */
function toFailureDialog(kind: 'not_saved' | 'set_not_created', error: unknown): GeneratorDialog {
  return error instanceof ApiError && error.code === 'plan_limit'
    ? { kind: 'plan_limit', message: error.said }
    : { kind, reason: serverMessage(error) };
}

function useSaveCards({
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
