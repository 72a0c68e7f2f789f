import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api-context';
import { useTexts } from '../../lib/i18n';
import { useDeletion } from '../lists/public';
import { removeDocuments, restoreDocuments } from './documents.queries';
import { documentsTexts } from './documents.texts';

/** One document or many, all or none of them. */
export function useDeleteDocuments({
  onRemoved,
  findNext,
}: {
  onRemoved?: (documentIds: number[]) => void;
  /** What gets the focus once the rows of those documents are gone. */
  findNext?: (documentIds: number[]) => HTMLElement | null;
}) {
  const { remove: texts, removeMany: many } = useTexts(documentsTexts);
  const caller = { api: useApi(), queryClient: useQueryClient() };

  return useDeletion<number[]>({
    textsOf: ({ length }) =>
      length === 1 ? texts : { ...many, message: many.message(length), done: many.done(length) },
    remove: (documentIds) => removeDocuments(caller, documentIds),
    restore: (documentIds) => restoreDocuments(caller, documentIds),
    onRemoved,
    findNext,
  });
}
