import { MANY_MAX, SORTS, type SortOf } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import FilePlus from 'lucide-react/icons/file-plus';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Trash2 from 'lucide-react/icons/trash-2';
import { useDocumentTitle } from '../../../lib/page/document-title';
import { useTexts } from '../../../lib/i18n';
import { useApi } from '../../../lib/api/api-context';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { useListAddress } from '../../../lib/address/list-address';
import { ButtonLink } from '../../../ui/basics/button-link';
import { DocumentRows, DocumentRowsSkeleton } from './document-rows';
import {
  findNeighbour,
  FROM_LIST,
  type ListAddress,
  ListEmpty,
  ListResults,
  SelectionBar,
  useListPage,
  useSelection,
} from '../../lists/public';
import styles from '../../../ui/lists/list-page.module.css';
import { ListFilters } from '../../../ui/lists/list-filters';
import { SortSelect } from '../../../ui/lists/sort-select';
import { Select } from '../../../ui/inputs/select';
import { documentsTexts } from '../documents.texts';
import { documentQueries } from '../documents.queries';
import { FolderFilter, readFolder, useDragToFolder, useMove } from '../../folders/public';
import { useDeleteDocuments } from '../use-delete-documents';
import { readField, rowIdOf } from '../document-address';
import { useFieldOptions } from '../use-field-options';

type Address = ListAddress<SortOf<'documents'>>;

const NO_FILTERS = { keyword: null, from: null, to: null, field: null, folder: null };

export function DocumentsView() {
  const texts = useTexts(documentsTexts).list;
  const address = useListAddress('documents', SORTS.documents);
  useDocumentTitle(texts.title);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <div className={styles.actions}>
          <ButtonLink
            to={address.hrefWith({ document: 'new' })}
            state={FROM_LIST}
            variant="secondary"
            icon={<NotebookPen />}
          >
            {texts.newDocument}
          </ButtonLink>
          <ButtonLink to="/summarize" icon={<FilePlus />}>
            {texts.summarize}
          </ButtonLink>
        </div>
      </div>
      <DocumentList address={address} />
    </div>
  );
}

function DocumentList({ address }: { address: Address }) {
  const { list: texts, empty } = useTexts(documentsTexts);
  const field = readField(address.query);
  const folder = readFolder(address.query);
  const query = useQuery(documentQueries.list(useApi(), { ...address.list, field, folder }));
  const list = useListPage(query, address, ({ documents }) => documents);
  const keyword = address.list.keyword.trim();
  const filters = [keyword, address.list.from, address.list.to, field, folder];
  const selection = useSelection(JSON.stringify(filters), MANY_MAX);
  const deletion = useDeleteDocuments({
    onRemoved: (documentIds) => selection.set(documentIds, false),
    findNext: (documentIds) =>
      findNeighbour(
        query.data?.documents ?? [],
        (row) => documentIds.includes(row.documentId),
        (row) => rowIdOf(row.documentId),
      ),
  });
  const move = useMove({
    toContent: () => ({ documentIds: [...selection.ids] }),
    onMoved: selection.clear,
  });
  const drag = useDragToFolder({
    toContent: (documentId) => ({ documentIds: selection.with(documentId) }),
    onMoved: selection.clear,
  });
  useScrollMemory(list.isReady);

  return (
    <>
      <DocumentFilters address={address} total={list.total} />
      <ListResults
        list={list}
        address={address}
        skeleton={<DocumentRowsSkeleton count={list.skeletonCount} />}
        empty={
          <ListEmpty
            texts={empty}
            keyword={keyword}
            isFiltered={filters.some((filter) => filter !== '' && filter !== undefined)}
            onClear={() => address.choose(NO_FILTERS)}
            firstAction={
              <ButtonLink to="/summarize" variant="secondary" icon={<FilePlus />}>
                {texts.summarize}
              </ButtonLink>
            }
          />
        }
        found={texts.found}
      >
        {({ documents, totalItems }, isOld) => (
          <>
            <SelectionBar
              label={texts.selected}
              onPage={documents.map(({ documentId }) => documentId)}
              total={texts.total(totalItems)}
              selection={selection}
              sorting={totalItems > 1 && <SortSelect {...address.sorting} />}
              actions={[
                move.action,
                {
                  label: texts.removeSelected,
                  icon: <Trash2 />,
                  onSelect: () => deletion.ask([...selection.ids]),
                  isDanger: true,
                },
              ]}
            />
            <DocumentRows
              documents={documents}
              isBusy={isOld}
              selection={selection}
              dragOf={drag.dragOf}
              hrefOf={({ documentId }) => address.hrefWith({ document: documentId })}
              onRemove={({ documentId }) => deletion.ask([documentId])}
            />
          </>
        )}
      </ListResults>
      {deletion.dialog}
      {move.dialog}
      {drag.shelf}
    </>
  );
}

function DocumentFilters({ address, total }: { address: Address; total: number | undefined }) {
  const texts = useTexts(documentsTexts).list;
  const field = readField(address.query);
  const folder = readFolder(address.query);
  const { options } = useFieldOptions({ none: texts.allFields, chosen: field });

  return (
    <ListFilters
      address={address}
      texts={texts}
      total={total}
      chosen={[field, folder === undefined ? '' : String(folder)]}
    >
      <Select
        label={texts.field}
        isLabelHidden
        value={field}
        options={options}
        onChange={(chosen) => address.choose({ field: chosen })}
      />
      <FolderFilter
        chosen={folder}
        onChange={(wanted) => address.choose({ folder: wanted || null })}
      />
    </ListFilters>
  );
}
