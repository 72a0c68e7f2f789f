import type { StudyDocument } from '@scholar/contract';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { isCode } from '../../../lib/api/api';
import { useBackOnline } from '../../../lib/calls/use-back-online';
import { useTexts } from '../../../lib/i18n';
import { useUnsavedGuard } from '../../../lib/address/unsaved-guard';
import { formatDateTime } from '../../../lib/time/dates';
import { LeaveDialog } from '../../../ui/editing/leave-dialog';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Button } from '../../../ui/basics/button';
import { documentsTexts } from '../documents.texts';
import { useDeleteDocuments } from '../use-delete-documents';
import { useWayBack } from '../../lists/public';
import { ChangedElsewhere } from './changed-elsewhere';
import { DocumentForm, RestoredNotice, SaveFailure } from './document-form';
import { useDocumentEdit, type Work } from './use-document-edit';
import styles from './edit-form.module.css';

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
  useBackOnline(isCode(edit.error, 'offline'), handleSubmit);

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
        // The draft is kept: Undo brings the document back, and the edits with it.
        actions={<DocumentActions documentId={document.documentId} onRemoved={guard.release} />}
      />
      <LeaveDialog guard={guard} message={texts.leave} />
    </>
  );
}

function DocumentMetadata({ document }: { document: StudyDocument }) {
  const texts = useTexts(documentsTexts).form;
  return (
    <section className={styles.metadata} aria-labelledby="metadata">
      <h2 id="metadata" className={styles.heading}>
        {texts.metadata}
      </h2>
      <dl className={styles.times}>
        <dt>{texts.uploaded}</dt>
        <dd>
          <time dateTime={document.uploadDate}>{formatDateTime(document.uploadDate)}</time>
        </dd>
        <dt>{texts.updated}</dt>
        <dd>
          <time dateTime={document.updateDate}>{formatDateTime(document.updateDate)}</time>
        </dd>
      </dl>
    </section>
  );
}

function DocumentActions({
  documentId,
  onRemoved,
}: {
  documentId: number;
  /** Called before the list opens. */
  onRemoved: () => void;
}) {
  const texts = useTexts(documentsTexts).form;
  const { goBack } = useWayBack('document');
  const deletion = useDeleteDocuments({
    onRemoved: () => {
      onRemoved();
      goBack();
    },
  });
  return (
    <>
      <Button variant="danger" isWide icon={<Trash2 />} onClick={() => deletion.ask([documentId])}>
        {texts.remove}
      </Button>
      {deletion.dialog}
    </>
  );
}
