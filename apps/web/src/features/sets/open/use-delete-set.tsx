import type { CardSet } from '@scholar/contract';
import { type ReactNode, useRef, useState } from 'react';
import { forgetSet, readLastOpened, rememberSet } from '../../continue/public';
import { useTexts } from '../../../lib/i18n';
import { isCode } from '../../../lib/api/api';
import { useSession } from '../../../lib/session/session';
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
  const userId = useSession().user?.userId ?? 0;
  const [hasFailed, setHasFailed] = useState(false);
  const lastOpened = useRef<number>(undefined);

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
      lastOpened.current = readLastOpened(userId).set?.quizId;
      forgetSet(userId, setId);
    },
    async restore(set) {
      await restoreSet(caller, set.quizId);
      // Home offers the restored set again, unless another one was opened since.
      if (lastOpened.current === set.quizId && !readLastOpened(userId).set) {
        rememberSet(userId, set);
      }
    },
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
