import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Notice } from '../../../ui/forms/notice';
import { documentsTexts } from '../documents.texts';
import { UploadForm } from './upload-form';
import type { Work } from './use-document-edit';
import { useWayBack } from '../../lists/public';

/** Deleted in another tab, or never there. Edits that were made on it can still be saved. */
export function MissingDocument({
  work,
  onSaved,
}: {
  work: Work;
  onSaved: (documentId: number) => void;
}) {
  const texts = useTexts(documentsTexts);
  const { href } = useWayBack('document');
  if (work.edits === undefined) {
    return (
      <EmptyState
        title={texts.missing.title}
        advice={texts.missing.advice}
        action={
          <ButtonLink to={href} variant="secondary">
            {texts.form.back}
          </ButtonLink>
        }
      />
    );
  }
  const { edits } = work;
  return (
    <>
      <Notice tone="info">{texts.missing.withEdits}</Notice>
      <UploadForm
        writing={edits}
        isUnsaved
        submitLabel={texts.form.saveAsNew}
        onChange={(change) => work.setEdits({ ...edits, ...change })}
        onUploaded={(documentId) => {
          work.discard();
          onSaved(documentId);
        }}
      />
    </>
  );
}
