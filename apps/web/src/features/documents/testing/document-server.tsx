import {
  type DocumentRow,
  documentEndpoints,
  FIELDS,
  folderEndpoints,
  STUDY_MESSAGES,
  type StudyDocument,
} from '@scholar/contract';
import { screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api/api';
import { aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { Toaster } from '../../../ui/feedback/toast';
import { SavedDocumentsScreen } from '../saved-documents-screen';

export const serverDown = new ApiError('Something went wrong.', { code: 'internal', status: 500 });
export const noAnswer = new ApiError('Nothing answered.', { code: 'offline' });
const notFound = new ApiError(STUDY_MESSAGES.documentNotFound, {
  code: 'not_found',
  status: 404,
});
const conflict = new ApiError(STUDY_MESSAGES.documentStale, { code: 'conflict', status: 409 });

export function aDocument(changes: Partial<StudyDocument> = {}): StudyDocument {
  return {
    documentId: 12,
    title: 'Membrane transport',
    field: 'Biology',
    content: 'Water follows the solute.',
    uploadDate: '2025-09-14T13:42:00.000Z',
    updateDate: '2025-09-16T00:15:00.000Z',
    sourceText: null,
    sourceEmphasis: [],
    summarySources: [],
    ...changes,
  };
}

export function someDocuments(count: number): StudyDocument[] {
  return Array.from({ length: count }, (_, index) =>
    aDocument({ documentId: index + 1, title: `Document ${index + 1}` }),
  );
}

/** A server with these documents on it: it finds, changes, deletes and restores them. */
export function createDocumentServer(documents: StudyDocument[]) {
  const api = createFakeApi();
  const stored = [...documents];
  const deleted = new Map<number, StudyDocument>();
  let clock = Date.parse('2025-10-01T08:00:00.000Z');
  const now = () => new Date((clock += 1000)).toISOString();
  const find = (documentId: unknown) =>
    stored.find((document) => document.documentId === Number(documentId));

  api.answer(folderEndpoints.list, { folders: [] });
  api.answer(documentEndpoints.fields, [...FIELDS]);
  api.answer(documentEndpoints.list, ({ params, body }) => {
    const size = Number(params.pageSize);
    const start = Number(params.pageIndex) * size;
    const found = stored.filter(
      ({ title, field }) =>
        title.toLowerCase().includes((body?.keyword ?? '').toLowerCase()) &&
        (!body?.field || field === body.field),
    );
    return {
      documents: found.slice(start, start + size).map(toRow),
      totalPages: Math.max(1, Math.ceil(found.length / size)),
      totalItems: found.length,
    };
  });
  api.answer(documentEndpoints.get, ({ params }) => {
    const document = find(params.documentId);
    return document ? { ...document } : notFound;
  });
  api.answer(documentEndpoints.update, ({ params, body: { updateDate, ...writing } }) => {
    const document = find(params.documentId);
    if (!document) {
      return notFound;
    }
    if (updateDate !== document.updateDate) {
      return conflict;
    }
    return toRow(Object.assign(document, writing, { updateDate: now() }));
  });
  api.answer(documentEndpoints.upload, ({ body: { title, content } }) => {
    const at = now();
    const document = aDocument({
      documentId: 100 + stored.length,
      title,
      content,
      uploadDate: at,
      updateDate: at,
    });
    stored.unshift(document);
    return toRow(document);
  });
  api.answer(documentEndpoints.remove, ({ params }) => {
    const document = find(params.documentId);
    if (!document) {
      return notFound;
    }
    deleted.set(document.documentId, document);
    stored.splice(stored.indexOf(document), 1);
    return null;
  });
  api.answer(documentEndpoints.restore, ({ params }) => {
    const document = deleted.get(Number(params.documentId));
    if (!document) {
      return notFound;
    }
    stored.unshift(document);
    return toRow(document);
  });

  /** In another tab. */
  function changeElsewhere(documentId: number, changes: Partial<StudyDocument>): void {
    Object.assign(find(documentId) ?? {}, changes, { updateDate: now() });
  }
  function deleteElsewhere(documentId: number): void {
    stored.splice(
      stored.findIndex((document) => document.documentId === documentId),
      1,
    );
  }
  return { api, stored, changeElsewhere, deleteElsewhere };
}

function toRow({ documentId, title, field, uploadDate, updateDate }: StudyDocument): DocumentRow {
  return { documentId, title, field, uploadDate, updateDate };
}

/** The screen of a signed-in student, with the notices of the shell and a Back button like the browser's. */
export function openDocuments(
  route = '/saved-documents',
  server = createDocumentServer([aDocument()]),
  user = aUser(),
) {
  const view = renderScreen(
    <>
      <SavedDocumentsScreen />
      <BackButton />
      <Toaster />
    </>,
    { route, api: server.api, session: { user } },
  );
  return { ...view, ...server };
}

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Browser back
    </button>
  );
}

export const titlesShown = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => row.querySelector('a')?.textContent)
    .filter((title) => title !== undefined);
