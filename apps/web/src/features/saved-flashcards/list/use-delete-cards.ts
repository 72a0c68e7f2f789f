import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { randomKey } from '../../../lib/queries/random-key';
import { useRetryKey } from '../../../lib/queries/use-retry-key';
import { useDeletion } from '../../lists/public';
import { removeFlashcards, restoreFlashcards } from '../flashcards.queries';
import { savedFlashcardsTexts } from '../saved-flashcards.texts';

type Deletion = {
  flashcardIds: number[];
  /** The idempotency key of its Undo, the same for every try. */
  undoKey: string;
};

/** One card or many, all or none of them. */
export function useDeleteCards({
  onRemoved,
  findNext,
}: {
  onRemoved: (flashcardIds: number[]) => void;
  findNext: (flashcardIds: number[]) => HTMLElement | null;
}): { ask: (flashcardIds: number[]) => void; dialog: ReactNode } {
  const texts = useTexts(savedFlashcardsTexts).remove;
  const caller = { api: useApi(), queryClient: useQueryClient() };
  const keyOf = useRetryKey();

  const deletion = useDeletion<Deletion>({
    textsOf: ({ flashcardIds: { length } }) => ({
      title: texts.title(length),
      message: texts.message(length),
      done: texts.done(length),
      failed: texts.failed(length),
      undoFailed: texts.undoFailed(length),
    }),
    async remove({ flashcardIds }) {
      await removeFlashcards(caller, flashcardIds, keyOf(flashcardIds));
      keyOf.forget();
    },
    restore: ({ flashcardIds, undoKey }) => restoreFlashcards(caller, flashcardIds, undoKey),
    onRemoved: ({ flashcardIds }) => onRemoved(flashcardIds),
    findNext: ({ flashcardIds }) => findNext(flashcardIds),
  });

  return {
    ask: (flashcardIds) => deletion.ask({ flashcardIds, undoKey: randomKey() }),
    dialog: deletion.dialog,
  };
}
