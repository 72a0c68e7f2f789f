import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api-context';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { useTexts } from '../../../lib/i18n';
import { findNeighbour, type ListAddress, ListResults, useListPage } from '../../lists/public';
import { rowIdOf } from '../document-links';
import { documentQueries } from '../documents.queries';
import { documentsTexts } from '../documents.texts';
import { useDeleteDocument } from '../use-delete-document';
import { readField } from './document-address';
import { DocumentRows, DocumentRowsSkeleton } from './document-rows';
import { DocumentsEmpty } from './documents-empty';

const NO_FILTERS = { keyword: null, from: null, to: null, field: null };

export function DocumentResults({ address }: { address: ListAddress }) {
  const texts = useTexts(documentsTexts).list;
  const field = readField(address.query);
  const query = useQuery(documentQueries.list(useApi(), { ...address.list, field }));
  const list = useListPage(query, address, ({ documents }) => documents);
  const deletion = useDeleteDocument({
    findNext: (documentId) =>
      findNeighbour(
        query.data?.documents ?? [],
        (row) => row.documentId === documentId,
        (row) => rowIdOf(row.documentId),
      ),
  });
  useScrollMemory(list.isReady);

  const keyword = address.list.keyword.trim();
  const filters = [keyword, address.list.from, address.list.to, field];
  return (
    <>
      <ListResults
        list={list}
        address={address}
        skeleton={<DocumentRowsSkeleton count={list.skeletonCount} />}
        empty={
          <DocumentsEmpty
            keyword={keyword}
            isFiltered={filters.some(Boolean)}
            onClear={() => address.choose(NO_FILTERS)}
          />
        }
        found={texts.found}
      >
        {({ documents }, isOld) => (
          <DocumentRows
            documents={documents}
            isBusy={isOld}
            hrefOf={({ documentId }) => address.hrefWith({ document: documentId })}
            onRemove={({ documentId }) => deletion.ask(documentId)}
          />
        )}
      </ListResults>
      {deletion.dialog}
    </>
  );
}
