import { isCode } from '../../../lib/api/api';
import { useBackOnline } from '../../../lib/calls/use-back-online';
import { useTexts } from '../../../lib/i18n';
import { randomKey } from '../../../lib/queries/random-key';
import { useUnsavedGuard } from '../../../lib/address/unsaved-guard';
import { LeaveDialog } from '../../../ui/editing/leave-dialog';
import { useUploadDocument } from '../documents.queries';
import { documentsTexts } from '../documents.texts';
import { DocumentForm, SaveFailure } from './document-form';
import { type NewWriting, toWriting, useProblems, type Writing } from './writing';

/** The form of a document that the server does not have yet. */
export function UploadForm({
  writing,
  isUnsaved,
  submitLabel,
  onChange,
  onUploaded,
}: {
  writing: NewWriting;
  isUnsaved: boolean;
  submitLabel: string;
  onChange: (change: Partial<NewWriting>) => void;
  onUploaded: (documentId: number) => void;
}) {
  const texts = useTexts(documentsTexts);
  const upload = useUploadDocument();
  const guard = useUnsavedGuard(isUnsaved);
  useBackOnline(isCode(upload.error, 'offline'), handleSubmit);
  const problems = useProblems(upload.error, upload.variables?.writing);

  function handleChange(change: Partial<Writing>) {
    onChange({ ...change, saveKey: undefined });
    if (upload.isError) {
      upload.reset();
    }
  }

  function handleSubmit() {
    const { saveKey = randomKey() } = writing;
    onChange({ saveKey });
    upload.mutate(
      { writing: toWriting(writing), idempotencyKey: saveKey },
      { onSuccess: (row) => onUploaded(row.documentId) },
    );
  }

  return (
    <>
      <DocumentForm
        writing={writing}
        onChange={handleChange}
        onSubmit={handleSubmit}
        submitLabel={submitLabel}
        isBusy={upload.isPending}
        // What is typed during the save would be lost when the saved document opens.
        isReadOnly={upload.isPending}
        isUnsaved={isUnsaved}
        problems={problems}
        failure={
          upload.error && (
            <SaveFailure error={upload.error} hasProblems={Object.keys(problems).length > 0} />
          )
        }
      />
      <LeaveDialog guard={guard} message={texts.leave} />
    </>
  );
}
