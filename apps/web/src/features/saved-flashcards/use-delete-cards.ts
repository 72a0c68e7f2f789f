import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-context';
import { useTexts } from '../../lib/i18n';
import { useDeletion } from '../../ui/use-deletion';
import { removeFlashcards, restoreFlashcards } from './flashcards.queries';
import { flashcardsTexts } from './flashcards.texts';

/** One card or many, all or none of them. */
export function useDeleteCards({
  onRemoved,
  findNext,
}: {
  onRemoved: (flashcardIds: number[]) => void;
  findNext: (flashcardIds: number[]) => HTMLElement | null;
}) {
  const texts = useTexts(flashcardsTexts).remove;
  const caller = { api: useApi(), queryClient: useQueryClient() };

  return useDeletion<number[]>({
    textsOf: ({ length }) => ({
      title: texts.title(length),
      message: texts.message(length),
      done: texts.done(length),
      failed: texts.failed(length),
      undoFailed: texts.undoFailed(length),
    }),
    remove: (flashcardIds) => removeFlashcards(caller, flashcardIds),
    restore: (flashcardIds) => restoreFlashcards(caller, flashcardIds),
    onRemoved,
    findNext,
  });
}
