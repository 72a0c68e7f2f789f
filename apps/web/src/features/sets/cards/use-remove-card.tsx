import type { SetWithCards } from '@scholar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { isCode } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { randomKey } from '../../../lib/queries/random-key';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { toast } from '../../../ui/feedback/toast';
import { putSetCardBack, removeSetCard } from './set-cards.queries';
import { setQueries } from '../sets.queries';
import { setsTexts } from '../sets.texts';
import { accessOf } from '../share/set-access';

/** Takes a card out of the set at once and, where the set is the student's own, offers to put it back in its place. */
export function useRemoveCard(
  set: SetWithCards,
  /** Answers with what Undo has to do once the card is back. */
  onRemoved: (flashcardId: number) => () => void,
) {
  const texts = useTexts(setsTexts).card;
  const api = useApi();
  const queryClient = useQueryClient();
  const { quizId: setId, flashcards } = set;
  const canUndo = accessOf(set) === 'own';

  return useCallback(
    async (flashcardId: number) => {
      const order = flashcards.map((card) => card.flashcardId);
      const idempotencyKey = randomKey();

      async function undo(onPutBack: () => void): Promise<void> {
        try {
          await putSetCardBack({ api, queryClient }, { setId, flashcardId, order, idempotencyKey });
          onPutBack();
        } catch {
          toast({
            message: texts.notPutBack,
            tone: 'bad',
            action: { label: texts.tryAgain, onSelect: () => void undo(onPutBack) },
          });
        }
      }

      try {
        await removeSetCard({ api, queryClient }, { setId, flashcardId });
        const handlePutBack = onRemoved(flashcardId);
        toast({
          message: texts.removed,
          ...(canUndo && {
            action: { label: texts.undoRemoval, onSelect: () => void undo(handlePutBack) },
          }),
        });
      } catch (error) {
        if (isCode(error, 'not_found')) {
          // It is out of the set already, or the set is gone: look at what is there.
          void queryClient.invalidateQueries({ queryKey: setQueries.all });
        } else {
          toast({ message: texts.notRemoved, tone: 'bad' });
        }
      }
    },
    [api, queryClient, setId, flashcards, canUndo, texts, onRemoved],
  );
}

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
