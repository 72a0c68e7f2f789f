import type { DocumentPage, DocumentRow } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import type { useListAddress } from '../../../lib/address/use-list-address';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Pager } from '../../../ui/lists/pager';
import { readField } from './document-address';
import { rowIdOf } from '../document-links';
import { DocumentRows, DocumentRowsSkeleton } from './document-rows';
import { DocumentsEmpty } from './documents-empty';
import { documentQueries } from '../documents.queries';
import { documentsTexts } from '../documents.texts';
import styles from '../../../ui/lists/list-page.module.css';
import { useDeleteDocument } from '../use-delete-document';

const MOST_SKELETONS = 10;
const NO_FILTERS = { keyword: null, from: null, to: null, field: null };

type Address = ReturnType<typeof useListAddress>;

export function DocumentResults({ address }: { address: Address }) {
  const texts = useTexts(documentsTexts).list;
  const { list, replace } = address;
  const field = readField(address.query);
  const query = useQuery(documentQueries.list(useApi(), { ...list, field }));
  const { data } = query;
  const deletion = useDeleteDocument({
    findNext: (documentId) => findNeighbour(data?.documents ?? [], documentId),
  });
  useScrollMemory(data !== undefined);

  // The last row of the last page was deleted, or the address is older than the list.
  const lastPage = data && !query.isPlaceholderData ? Math.max(data.totalPages, 1) - 1 : Infinity;
  const isBeyond = list.page > lastPage;
  useEffect(() => {
    if (isBeyond) {
      replace({ page: lastPage });
    }
  });

  // An empty list that is being asked for again does not yet know that it is empty.
  const isComing = isBeyond || (query.isFetching && !data?.documents.length);
  return (
    <>
      {query.isError && (
        <div className={data ? undefined : styles.sheet}>
          <LoadFailed onRetry={() => void query.refetch()} />
        </div>
      )}
      {isComing && <DocumentRowsSkeleton count={Math.min(list.size, MOST_SKELETONS)} />}
      {data && !isComing && (
        <DocumentPageView
          address={address}
          page={data}
          isOld={query.isPlaceholderData}
          onRemove={deletion.ask}
        />
      )}
      <p role="status" className="visually-hidden">
        {data && !isComing && !query.isPlaceholderData && texts.found(data.totalItems)}
      </p>
      {deletion.dialog}
    </>
  );
}

function DocumentPageView({
  address,
  page: { documents, totalPages },
  isOld,
  onRemove,
}: {
  address: Address;
  page: DocumentPage;
  isOld: boolean;
  onRemove: (documentId: number) => void;
}) {
  const { list, pager, hrefWith, choose } = address;
  const keyword = list.keyword.trim();
  const filters = [keyword, list.from, list.to, readField(address.query)];
  if (documents.length === 0) {
    return (
      <div className={styles.sheet}>
        <DocumentsEmpty
          keyword={keyword}
          isFiltered={filters.some(Boolean)}
          onClear={() => choose(NO_FILTERS)}
        />
      </div>
    );
  }
  return (
    <>
      <DocumentRows
        documents={documents}
        isBusy={isOld}
        hrefOf={({ documentId }) => hrefWith({ document: documentId })}
        onRemove={({ documentId }) => onRemove(documentId)}
      />
      <Pager {...pager} totalPages={totalPages} />
    </>
  );
}

function findNeighbour(rows: DocumentRow[], documentId: number): HTMLElement | null {
  const place = rows.findIndex((row) => row.documentId === documentId);
  const neighbour = rows[place + 1] ?? rows[place - 1];
  return neighbour ? document.getElementById(rowIdOf(neighbour.documentId)) : null;
}
