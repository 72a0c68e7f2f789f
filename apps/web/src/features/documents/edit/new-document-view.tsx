import { useDocumentTitle } from '../../../lib/page/document-title';
import { useTexts } from '../../../lib/i18n';
import { type LoadedDraft, useDraft } from '../../../lib/drafts/use-draft';
import { useEdits } from '../../../lib/drafts/use-edits';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { documentsTexts } from '../documents.texts';
import { DocumentFormSkeleton, RestoredNotice } from './document-form';
import { DocumentPage } from './document-page';
import { UploadForm } from './upload-form';
import { BLANK, isSameWriting, type NewWriting, NewWritingSchema } from './writing';

type Handlers = { onSaved: (documentId: number) => void };

/** Notes of one's own, without AI. */
export function NewDocumentView({ onSaved }: Handlers) {
  const texts = useTexts(documentsTexts).form;
  const draft = useDraft('document.new', NewWritingSchema);
  useDocumentTitle(texts.newTitle);
  useScrollMemory(draft.isLoaded);

  return (
    <DocumentPage title={texts.newTitle}>
      {draft.isLoaded ? (
        <NewDocument key={draft.room} draft={draft} onSaved={onSaved} />
      ) : (
        <DocumentFormSkeleton />
      )}
    </DocumentPage>
  );
}

function NewDocument({ draft, onSaved }: { draft: LoadedDraft<NewWriting> } & Handlers) {
  const texts = useTexts(documentsTexts).form;
  const { edits, setEdits, isUnsaved, isRestored, discard } = useEdits(draft);
  const writing: NewWriting = edits ?? BLANK;

  function handleChange(change: Partial<NewWriting>) {
    const typed = { ...writing, ...change };
    setEdits(isSameWriting(typed, BLANK) ? undefined : typed);
  }

  return (
    <>
      {isRestored && <RestoredNotice onDiscard={discard} />}
      <UploadForm
        writing={writing}
        isUnsaved={isUnsaved}
        submitLabel={texts.saveNew}
        onChange={handleChange}
        onUploaded={(documentId) => {
          discard();
          onSaved(documentId);
        }}
      />
    </>
  );
}
