import type { StudyDocument } from '@scholar/contract';
import { useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useUnsavedGuard } from '../../../lib/address/unsaved-guard';
import { LeaveDialog } from '../../../ui/dialogs/leave-dialog';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { ChangedElsewhere } from './changed-elsewhere';
import { DocumentActions } from './document-actions';
import { DocumentForm } from './document-form';
import { DocumentMetadata } from './document-metadata';
import { documentsTexts } from '../documents.texts';
import { RestoredNotice } from './restored-notice';
import { SaveFailure } from './save-failure';
import { SourceText } from './source-text';
import { useDocumentEdit, type Work } from './use-document-edit';

export function EditForm({
  document,
  work,
  onReload,
  onSaved,
}: {
  document: StudyDocument;
  work: Work;
  onReload: () => void;
  onSaved: (documentId: number) => void;
}) {
  const texts = useTexts(documentsTexts);
  const edit = useDocumentEdit({ document, work, onReload, onSaved });
  const guard = useUnsavedGuard(edit.isUnsaved);
  const staleRef = useRef<HTMLElement>(null);

  function handleSubmit() {
    if (edit.isStale) {
      staleRef.current?.focus();
    } else {
      edit.save();
    }
  }

  return (
    <>
      {edit.isStale && (
        <ChangedElsewhere
          panelRef={staleRef}
          newer={document}
          isAsked={edit.hasConflict}
          onKeepMine={edit.keepMine}
          onTakeNewer={edit.takeNewer}
        />
      )}
      {work.isRestored && !edit.isStale && <RestoredNotice onDiscard={work.discard} />}
      {edit.isUnseen && <LoadFailed message={texts.stale.unseen} onRetry={onReload} />}
      <DocumentForm
        writing={edit.writing}
        onChange={edit.change}
        onSubmit={handleSubmit}
        submitLabel={texts.form.save}
        isBusy={edit.isSaving}
        isUnsaved={edit.isUnsaved}
        problems={edit.problems}
        failure={
          edit.error &&
          !edit.hasConflict && (
            <SaveFailure error={edit.error} hasProblems={Object.keys(edit.problems).length > 0} />
          )
        }
        metadata={<DocumentMetadata document={document} />}
        // The edits stay: Undo brings the document back, and they are edits of it.
        actions={<DocumentActions documentId={document.documentId} onRemoved={guard.release} />}
      >
        {document.sourceText && <SourceText text={document.sourceText} />}
      </DocumentForm>
      <LeaveDialog guard={guard} message={texts.leave} />
    </>
  );
}
