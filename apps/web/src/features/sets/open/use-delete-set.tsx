import type { CardSet } from '@scholar/contract';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { isCode } from '../../../lib/api/api';
import { MessageDialog } from '../../../ui/dialogs/message-dialog';
import { useDeletion } from '../../lists/public';
import { removeSet, restoreSet } from '../set-changes.queries';
import { setQueries, useCaller } from '../sets.queries';
import { setsTexts } from '../sets.texts';

type OwnSet = Pick<CardSet, 'quizId' | 'title'>;

/** Asks, deletes at once, and offers to take it back. */
export function useDeleteSet({
  onRemoved,
  findNext,
}: {
  onRemoved: (setId: number) => void;
  /** Finds what takes the focus when the set's row is gone. */
  findNext?: (setId: number) => HTMLElement | null;
}): { ask: (set: OwnSet) => void; dialog: ReactNode } {
  const texts = useTexts(setsTexts).remove;
  const caller = useCaller();
  const [hasFailed, setHasFailed] = useState(false);

  const deletion = useDeletion<OwnSet>({
    textsOf: () => texts,
    async remove({ quizId: setId }) {
      try {
        await removeSet(caller, setId);
      } catch (error) {
        // Another tab was faster: what was wanted has happened.
        if (!isCode(error, 'not_found')) {
          throw error;
        }
        void caller.queryClient.invalidateQueries({ queryKey: setQueries.all });
      }
    },
    restore: ({ quizId: setId }) => restoreSet(caller, setId),
    onRemoved: ({ quizId: setId }) => onRemoved(setId),
    onFailed: () => setHasFailed(true),
    findNext: ({ quizId: setId }) => findNext?.(setId) ?? null,
  });

  return {
    ask: ({ quizId: setId, title }) => deletion.ask({ quizId: setId, title }),
    dialog: (
      <>
        {deletion.dialog}
        <MessageDialog
          isOpen={hasFailed}
          onClose={() => setHasFailed(false)}
          message={texts.failed}
        />
      </>
    ),
  };
}
