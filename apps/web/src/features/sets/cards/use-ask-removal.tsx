import { type ReactNode, useCallback, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { setsTexts } from '../sets.texts';

/** Asks where there is no Undo: only its author can put a card back into a shared set. */
export function useAskRemoval({
  isAsked,
  remove,
}: {
  isAsked: boolean;
  remove: (flashcardId: number) => void;
}): { remove: (flashcardId: number) => void; dialog: ReactNode } {
  const texts = useTexts(setsTexts).removeShared;
  const [flashcardId, setFlashcardId] = useState<number>();
  const ask = useCallback((wanted: number) => setFlashcardId(wanted), []);

  function handleConfirm() {
    setFlashcardId(undefined);
    if (flashcardId !== undefined) {
      remove(flashcardId);
    }
  }

  return {
    remove: isAsked ? ask : remove,
    dialog: (
      <ConfirmDialog
        isOpen={flashcardId !== undefined}
        onClose={() => setFlashcardId(undefined)}
        onConfirm={handleConfirm}
        title={texts.title}
        message={texts.message}
        confirmLabel={texts.confirm}
        tone="danger"
      />
    ),
  };
}
