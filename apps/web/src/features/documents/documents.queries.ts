import {
  documentEndpoints,
  type DocumentPage,
  type DocumentRow,
  type DocumentUpdate,
  type Field,
  type SortOf,
  type StudyDocument,
} from '@scholar/contract';
import {
  keepPreviousData,
  queryOptions,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { type Api, saveSignal } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { DOCUMENTS_KEY, FLASHCARDS_KEY } from '../../lib/queries/query-keys';
import type { ListAddress } from '../../lib/address/list-address';
import { toDayBounds } from '../../lib/time/local-day';
import { logFailure } from '../../lib/queries/log-failure';
import { useSingleMutation } from '../../lib/queries/use-single-mutation';
import type { Writing } from './edit/writing';

/** A page of the list, narrowed by the filters that are given. */
export type DocumentSearch = Pick<ListAddress, 'page' | 'size'> &
  Partial<Pick<ListAddress, 'keyword' | 'from' | 'to'>> & {
    field?: Field | '';
    folder?: number | undefined;
    sort?: SortOf<'documents'> | undefined;
  };

export const documentQueries = {
  all: DOCUMENTS_KEY,
  lists: [...DOCUMENTS_KEY, 'list'] as const,

  fields: (api: Api) =>
    queryOptions({
      queryKey: [...documentQueries.all, 'fields'],
      staleTime: Infinity,
      queryFn: ({ signal }) =>
        logFailure(
          'Failed to load fields',
          api(documentEndpoints.fields, {}, { isQuiet: true, signal }),
          signal,
        ),
    }),

  list: (
    api: Api,
    { page, size, keyword = '', from = '', to = '', field = '', folder, sort }: DocumentSearch,
  ) =>
    queryOptions({
      queryKey: [
        ...documentQueries.lists,
        { page, size, keyword: keyword.trim(), from, to, field, folder, sort },
      ],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => {
        const bounds = toDayBounds({ from, to });
        const call = {
          params: { pageIndex: String(page), pageSize: String(size) },
          body: {
            keyword: keyword.trim(),
            dateFrom: bounds.from,
            dateTo: bounds.to,
            field,
            ...(folder !== undefined && { folder }),
            ...(sort && { sort }),
          },
        };
        return logFailure(
          'Failed to load documents',
          api(documentEndpoints.list, call, { isQuiet: true, signal }),
          signal,
        );
      },
    }),

  detail: (api: Api, documentId: number) =>
    queryOptions({
      queryKey: detailKey(documentId),
      // Another tab may have changed it since it was read.
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const document = await logFailure(
          'Failed to load document',
          api(documentEndpoints.get, byId(documentId), { isQuiet: true, signal }),
          signal,
        );
        return { ...document, documentId };
      },
    }),
};

export function useUploadDocument() {
  return useDocumentMutation(
    (api, { writing, idempotencyKey }: { writing: Writing; idempotencyKey: string }) =>
      logFailure(
        'Failed to save document',
        api(documentEndpoints.upload, { body: writing }, { idempotencyKey, signal: saveSignal() }),
      ),
    (queryClient, row, { writing }) => {
      if (!hasRow(row)) {
        return;
      }
      keepDetail(queryClient, { ...row, content: writing.content });
    },
  );
}

export function useUpdateDocument(documentId: number) {
  return useDocumentMutation(
    (api, update: Writing & Required<Pick<DocumentUpdate, 'updateDate'>>) =>
      logFailure(
        'Failed to save document',
        api(
          documentEndpoints.update,
          { ...byId(documentId), body: update },
          { signal: saveSignal() },
        ),
      ),
    async (queryClient, row, { content }) => {
      if (!hasRow(row)) {
        await queryClient.invalidateQueries({ queryKey: detailKey(documentId) });
        return;
      }
      // An answer that is still on its way would put the old text over the saved one.
      await queryClient.cancelQueries({ queryKey: detailKey(documentId) });
      keepDetail(queryClient, { ...row, content });
      changeLists(queryClient, (rows) =>
        rows.map((old) => (old.documentId === documentId ? row : old)),
      );
    },
  );
}

type Caller = { api: Api; queryClient: QueryClient };

/** One is sent as the specification has it. */
export async function removeDocuments(
  { api, queryClient }: Caller,
  documentIds: number[],
): Promise<void> {
  const [first = 0, ...others] = documentIds;
  await (others.length === 0
    ? api(documentEndpoints.remove, byId(first), { signal: saveSignal() })
    : api(documentEndpoints.removeMany, { body: { documentIds } }, { signal: saveSignal() }));
  const removed = new Set(documentIds);
  changeLists(queryClient, (rows) => rows.filter((row) => !removed.has(row.documentId)));
  void refreshLists(queryClient);
}

/** Not a mutation: Undo works from a notice that outlives the screen. */
export async function restoreDocuments(
  { api, queryClient }: Caller,
  documentIds: number[],
): Promise<void> {
  const [first = 0, ...others] = documentIds;
  await (others.length === 0
    ? api(documentEndpoints.restore, byId(first), { signal: saveSignal() })
    : api(documentEndpoints.restoreMany, { body: { documentIds } }, { signal: saveSignal() }));
  await refreshLists(queryClient);
}

/** Fetches the lists again afterwards, because only the server knows the new order and totals. */
function useDocumentMutation<Data, Variables>(
  send: (api: Api, variables: Variables) => Promise<Data>,
  onDone: (queryClient: QueryClient, data: Data, variables: Variables) => void | Promise<void>,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (variables: Variables) => send(api, variables),
    onSuccess: async (data, variables) => {
      await onDone(queryClient, data, variables);
      void refreshLists(queryClient);
    },
  });
}

/** A server may answer a save without the row, which is fetched then. */
function hasRow({ documentId }: DocumentRow): boolean {
  return documentId !== 0;
}

function detailKey(documentId: number) {
  return [...documentQueries.all, 'detail', documentId];
}

function byId(documentId: number) {
  return { params: { documentId: String(documentId) } };
}

/** The answer to a save has no text in it: the text is the one that was sent. */
function keepDetail(queryClient: QueryClient, saved: DocumentRow & { content: string }): void {
  queryClient.setQueryData<StudyDocument>(detailKey(saved.documentId), (old) => ({
    sourceText: null,
    sourceEmphasis: [],
    summarySources: [],
    ...old,
    ...saved,
  }));
}

function changeLists(queryClient: QueryClient, change: (rows: DocumentRow[]) => DocumentRow[]) {
  queryClient.setQueriesData<DocumentPage>(
    { queryKey: documentQueries.lists },
    (page) => page && { ...page, documents: change(page.documents) },
  );
}

/** Flashcards as well, because they show the title of their document. */
async function refreshLists(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [documentQueries.lists, FLASHCARDS_KEY].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
