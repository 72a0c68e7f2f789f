import type { StudyDocument } from '@scholar/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { forgetDocument, rememberDocument } from '../../continue/public';
import { useDocumentTitle } from '../../../lib/page/document-title';
import { useTexts } from '../../../lib/i18n';
import { isCode } from '../../../lib/api/is-code';
import { useSession } from '../../../lib/session/session';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { useDraft } from '../../../lib/drafts/use-draft';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { DocumentFormSkeleton } from './document-form-skeleton';
import { DocumentPage } from './document-page';
import { documentQueries } from '../documents.queries';
import { documentsTexts } from '../documents.texts';
import { EditForm } from './edit-form';
import { MissingDocument } from './missing-document';
import { type FoundDraft, useEdits } from './use-edits';
import { type Edits, EditsSchema } from './writing';

type Handlers = { onSaved: (documentId: number) => void };

export function EditDocumentView({ documentId, onSaved }: { documentId: number } & Handlers) {
  const texts = useTexts(documentsTexts).form;
  const draft = useDraft(`document.${documentId}`, EditsSchema);
  const detail = useQuery(documentQueries.detail(useApi(), documentId));
  const { data } = detail;
  useRememberedDocument(documentId, detail);
  useDocumentTitle(data ? `${data.title} · ${texts.editTitle}` : texts.editTitle);
  useScrollMemory(draft.isLoaded && data !== undefined);

  return (
    <DocumentPage title={texts.editTitle}>
      {draft.isLoaded ? (
        <OpenDocument key={draft.room} detail={detail} draft={draft} onSaved={onSaved} />
      ) : (
        <DocumentFormSkeleton />
      )}
    </DocumentPage>
  );
}

/** Home goes on from here. */
function useRememberedDocument(documentId: number, detail: UseQueryResult<StudyDocument>): void {
  const userId = useSession().user?.userId;
  const title = detail.data?.title;
  const isMissing = isCode(detail.error, 'not_found');

  useEffect(() => {
    if (userId === undefined) {
      return;
    }
    if (isMissing) {
      forgetDocument(userId, documentId);
    } else if (title !== undefined) {
      rememberDocument(userId, { documentId, title });
    }
  }, [userId, documentId, title, isMissing]);
}

function OpenDocument({
  detail,
  draft,
  onSaved,
}: { detail: UseQueryResult<StudyDocument>; draft: FoundDraft<Edits> } & Handlers) {
  const work = useEdits(draft);

  if (isCode(detail.error, 'not_found')) {
    return <MissingDocument work={work} onSaved={onSaved} />;
  }
  // Any answer will do: a look that fails later must not take the form away.
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
