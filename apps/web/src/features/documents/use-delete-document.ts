import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api-context';
import { forgetDocument } from '../continue/public';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session/session';
import { useDeletion } from '../lists/public';
import { removeDocument, restoreDocument } from './documents.queries';
import { documentsTexts } from './documents.texts';

export function useDeleteDocument({
  onRemoved,
  findNext,
}: {
  onRemoved?: () => void;
  /** What gets the focus once the row of that document is gone. */
  findNext?: (documentId: number) => HTMLElement | null;
}) {
  const texts = useTexts(documentsTexts).remove;
  const caller = { api: useApi(), queryClient: useQueryClient() };
  const userId = useSession().user?.userId;

  return useDeletion<number>({
    textsOf: () => texts,
    remove: async (documentId) => {
      await removeDocument(caller, documentId);
      if (userId !== undefined) {
        forgetDocument(userId, documentId);
      }
    },
    restore: (documentId) => restoreDocument(caller, documentId),
    onRemoved,
    findNext,
  });
}
