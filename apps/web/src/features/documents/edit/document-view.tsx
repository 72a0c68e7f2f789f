import type { StudyDocument } from '@scholar/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useDocumentTitle } from '../../../lib/page/document-title';
import { useTexts } from '../../../lib/i18n';
import { isCode } from '../../../lib/api/api';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { type LoadedDraft, useDraft } from '../../../lib/drafts/use-draft';
import { useEdits } from '../../../lib/drafts/use-edits';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { ButtonLink } from '../../../ui/basics/button-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Notice } from '../../../ui/forms/notice';
import { ReadDocument } from '../read/read-document';
import { ReadSkeleton } from '../read/read-skeleton';
import { DocumentFormSkeleton } from './document-form';
import { DocumentPage } from './document-page';
import styles from './document-page.module.css';
import { documentQueries } from '../documents.queries';
import { documentsTexts } from '../documents.texts';
import { useWayBack } from '../../lists/public';
import { EditForm } from './edit-form';
import { type Edits, EditsSchema } from './writing';
import { UploadForm } from './upload-form';
import type { Work } from './use-document-edit';

type Handlers = { onSaved: (documentId: number) => void };

/** A document to be read, and below it the form that changes it. */
export function DocumentView({ documentId, onSaved }: { documentId: number } & Handlers) {
  const texts = useTexts(documentsTexts);
  const draft = useDraft(`document.${documentId}`, EditsSchema);
  const detail = useQuery(documentQueries.detail(useApi(), documentId));
  const formRef = useRef<HTMLElement>(null);
  const data = isCode(detail.error, 'not_found') ? undefined : detail.data;
  useDocumentTitle(data ? `${data.title} · ${texts.list.title}` : texts.form.editTitle);
  useScrollMemory(draft.isLoaded && data !== undefined);

  function handleEdit() {
    formRef.current?.scrollIntoView();
    formRef.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  return (
    <DocumentPage title={data ? undefined : texts.form.editTitle} isTitleSeen={!detail.isPending}>
      {data && <ReadDocument document={data} onEdit={handleEdit} />}
      {detail.isPending && <ReadSkeleton />}
      {/* In one place, whatever stands above it: what is typed must outlive a document that is deleted elsewhere. */}
      <section
        ref={formRef}
        className={data || detail.isPending ? styles.edit : undefined}
        aria-labelledby={data ? 'edit' : undefined}
      >
        {(data || detail.isPending) && <h2 id="edit">{texts.form.editTitle}</h2>}
        {draft.isLoaded ? (
          <OpenDocument key={draft.room} detail={detail} draft={draft} onSaved={onSaved} />
        ) : (
          <DocumentFormSkeleton />
        )}
      </section>
    </DocumentPage>
  );
}

function OpenDocument({
  detail,
  draft,
  onSaved,
}: { detail: UseQueryResult<StudyDocument>; draft: LoadedDraft<Edits> } & Handlers) {
  const work = useEdits(draft);

  if (isCode(detail.error, 'not_found')) {
    return <MissingDocument work={work} onSaved={onSaved} />;
  }
  // Before the error: a later refetch that fails must not take the form away.
  if (detail.data) {
    return (
      <EditForm
        document={detail.data}
        work={work}
        onReload={() => void detail.refetch()}
        onSaved={onSaved}
      />
    );
  }
  if (detail.isError) {
    return <LoadFailed onRetry={() => void detail.refetch()} />;
  }
  return <DocumentFormSkeleton />;
}

/** Deleted in another tab, or never there. Edits that were made on it can still be saved. */
function MissingDocument({ work, onSaved }: { work: Work; onSaved: (documentId: number) => void }) {
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
