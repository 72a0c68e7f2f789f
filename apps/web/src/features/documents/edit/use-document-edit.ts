import type { StudyDocument } from '@scholar/contract';
import { useEffect, useEffectEvent } from 'react';
import type { useEdits } from '../../../lib/drafts/use-edits';
import { useTexts } from '../../../lib/i18n';
import { isCode } from '../../../lib/api/api';
import { toast } from '../../../ui/feedback/toast';
import { useUpdateDocument } from '../documents.queries';
import { documentsTexts } from '../documents.texts';
import { type Edits, isSameWriting, toWriting, useProblems, type Writing } from './writing';

export type Work = ReturnType<typeof useEdits<Edits>>;

type EditOptions = {
  document: StudyDocument;
  work: Work;
  /** Fetches the document again. */
  onReload: () => void;
  onSaved: (documentId: number) => void;
};

/** The edits of one document and the copy on the server, which another tab may have changed. */
export function useDocumentEdit({ document, work, onReload, onSaved }: EditOptions) {
  const texts = useTexts(documentsTexts);
  const update = useUpdateDocument(document.documentId);
  const { setEdits } = work;
  // After a save whose answer was lost, or when another tab saved the same text.
  const isInDocument = work.edits !== undefined && isSameWriting(work.edits, document);
  const edits = isInDocument ? undefined : work.edits;
  const writing = toWriting(edits ?? document);
  const hasConflict = isCode(update.error, 'conflict');
  const madeOn = edits?.updateDate ?? document.updateDate;

  const settleSame = useEffectEvent(() => {
    work.discard();
    if (update.isError) {
      update.reset();
    }
    if (hasConflict) {
      onSaved(document.documentId);
    }
  });
  useEffect(() => {
    if (isInDocument) {
      settleSame();
    }
  }, [isInDocument]);

  function change(changes: Partial<Writing>) {
    const typed = { ...writing, ...changes };
    setEdits(isSameWriting(typed, document) ? undefined : { ...typed, updateDate: madeOn });
    // Only a failed save is reset: one on its way still has to be answered.
    if (update.isError) {
      update.reset();
    }
  }

  function saveOnto(updateDate: string) {
    update.mutate(
      { ...writing, updateDate },
      {
        onSuccess: (row) => {
          work.settle((now) =>
            isSameWriting(now, writing)
              ? undefined
              : { ...now, updateDate: row.updateDate || updateDate },
          );
          onSaved(document.documentId);
        },
        onError: (error) => {
          if (isCode(error, 'conflict') || isCode(error, 'not_found')) {
            onReload();
          }
        },
      },
    );
  }

  function keepMine() {
    // From here on these are edits of the newer copy, whether the save works or not.
    setEdits({ ...writing, updateDate: document.updateDate });
    saveOnto(document.updateDate);
  }

  function takeNewer() {
    work.discard();
    update.reset();
    if (edits) {
      toast({
        message: texts.stale.tookNewer,
        action: { label: texts.remove.undo, onSelect: () => work.bringBack(edits) },
      });
    }
  }

  return {
    writing,
    change,
    save: () => saveOnto(madeOn),
    keepMine,
    takeNewer,
    isSaving: update.isPending,
    error: update.error,
    problems: useProblems(update.error, update.variables),
    isUnsaved: edits !== undefined,
    isStale: madeOn !== document.updateDate,
    hasConflict,
    /** There is a newer copy, but it has not been fetched yet. */
    isUnseen: hasConflict && update.variables?.updateDate === document.updateDate,
  };
}
