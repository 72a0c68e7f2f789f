import type { Quiz } from '@scholar/contract';
import { type ReactNode, useRef, useState } from 'react';
import { forgetSet, readLastOpened, rememberSet } from '../../continue/public';
import { useTexts } from '../../../lib/i18n';
import { isCode } from '../../../lib/api/api';
import { useSession } from '../../../lib/session/session';
import { MessageDialog } from '../../../ui/dialogs/message-dialog';
import { useDeletion } from '../../lists/public';
import { removeSet, restoreSet } from '../set-changes.queries';
import { quizQueries, useCaller } from '../sets.queries';
import { setsTexts } from '../sets.texts';

type OwnSet = Pick<Quiz, 'quizId' | 'title'>;

/** Asks, deletes at once, and offers to take it back. */
export function useDeleteSet({
  onRemoved,
  findNext,
}: {
  onRemoved: (quizId: number) => void;
  /** Finds what takes the focus when the set's row is gone. */
  findNext?: (quizId: number) => HTMLElement | null;
}): { ask: (set: OwnSet) => void; dialog: ReactNode } {
  const texts = useTexts(setsTexts).remove;
  const caller = useCaller();
  const userId = useSession().user?.userId ?? 0;
  const [hasFailed, setHasFailed] = useState(false);
  const lastOpened = useRef<number>(undefined);

  const deletion = useDeletion<OwnSet>({
    textsOf: () => texts,
    async remove({ quizId }) {
      try {
        await removeSet(caller, quizId);
      } catch (error) {
        // Another tab was faster: what was wanted has happened.
        if (!isCode(error, 'not_found')) {
          throw error;
        }
        void caller.queryClient.invalidateQueries({ queryKey: quizQueries.all });
      }
      lastOpened.current = readLastOpened(userId).set?.quizId;
      forgetSet(userId, quizId);
    },
    async restore(set) {
      await restoreSet(caller, set.quizId);
      // Home offers the restored set again, unless another one was opened since.
      if (lastOpened.current === set.quizId && !readLastOpened(userId).set) {
        rememberSet(userId, set);
      }
    },
    onRemoved: ({ quizId }) => onRemoved(quizId),
    onFailed: () => setHasFailed(true),
    findNext: ({ quizId }) => findNext?.(quizId) ?? null,
  });

  return {
    ask: ({ quizId, title }) => deletion.ask({ quizId, title }),
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
