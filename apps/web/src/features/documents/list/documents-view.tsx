import { useQuery } from '@tanstack/react-query';
import FilePlus from 'lucide-react/icons/file-plus';
import NotebookPen from 'lucide-react/icons/notebook-pen';
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
  useListPage,
} from '../../lists/public';
import styles from '../../../ui/lists/list-page.module.css';
import { ListFilters } from '../../../ui/lists/list-filters';
import { Select } from '../../../ui/inputs/select';
import { documentsTexts } from '../documents.texts';
import { documentQueries } from '../documents.queries';
import { useDeleteDocument } from '../use-delete-document';
import { readField, rowIdOf } from '../document-address';
import { useFieldOptions } from '../use-field-options';

const NO_FILTERS = { keyword: null, from: null, to: null, field: null };

export function DocumentsView() {
  const texts = useTexts(documentsTexts).list;
  const address = useListAddress();
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
      <DocumentFilters address={address} />
      <DocumentResults address={address} />
    </div>
  );
}

function DocumentResults({ address }: { address: ListAddress }) {
  const { list: texts, empty } = useTexts(documentsTexts);
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
          <ListEmpty
            texts={empty}
            keyword={keyword}
            isFiltered={filters.some(Boolean)}
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

function DocumentFilters({ address }: { address: ReturnType<typeof useListAddress> }) {
  const texts = useTexts(documentsTexts).list;
  const field = readField(address.query);
  const { options } = useFieldOptions({ none: texts.allFields, chosen: field });

  return (
    <ListFilters address={address} texts={texts} chosen={field}>
      <Select
        label={texts.field}
        isLabelHidden
        value={field}
        options={options}
        onChange={(chosen) => address.choose({ field: chosen })}
      />
    </ListFilters>
  );
}
