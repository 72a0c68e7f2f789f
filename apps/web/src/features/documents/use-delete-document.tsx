import { useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useRef, useState } from 'react';
import { useApi } from '../../lib/api-context';
import { useTexts } from '../../lib/i18n';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toast';
import { restoreDocument, useRemoveDocument } from './documents.queries';
import { documentsTexts } from './documents.texts';

/** Asks, deletes at once, and offers to take it back; the notice stays when the screen has gone. */
export function useDeleteDocument({
  onRemoved,
  findNext,
}: {
  onRemoved?: () => void;
  /** Where the keyboard goes on once the row of that document has gone. */
  findNext?: (documentId: number) => HTMLElement | null;
}): { ask: (documentId: number) => void; dialog: ReactNode } {
  const texts = useTexts(documentsTexts).remove;
  const api = useApi();
  const queryClient = useQueryClient();
  const removal = useRemoveDocument();
  const [asked, setAsked] = useState<number>();
  const nextRef = useRef<HTMLElement | null>(null);

  async function undo(documentId: number): Promise<void> {
    try {
      await restoreDocument({ api, queryClient }, documentId);
    } catch {
      toast({
        message: texts.undoFailed,
        tone: 'bad',
        action: { label: texts.tryAgain, onSelect: () => void undo(documentId) },
      });
    }
  }

  function handleConfirm() {
    if (asked === undefined) {
      return;
    }
    nextRef.current = findNext?.(asked) ?? null;
    removal.mutate(asked, {
      onSuccess: () => {
        toast({
          message: texts.done,
          icon: <Trash2 />,
          action: { label: texts.undo, onSelect: () => void undo(asked) },
        });
        onRemoved?.();
      },
      onError: () => {
        nextRef.current = null;
        toast({ message: texts.failed, tone: 'bad' });
      },
      onSettled: () => setAsked(undefined),
    });
  }

  return {
    ask(documentId) {
      nextRef.current = null;
      setAsked(documentId);
    },
    dialog: (
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={handleConfirm}
        title={texts.title}
        message={texts.message}
        confirmLabel={texts.confirm}
        confirmIcon={<Trash2 />}
        tone="danger"
        isBusy={removal.isPending}
        findFinalFocus={() => nextRef.current}
      />
    ),
  };
}
