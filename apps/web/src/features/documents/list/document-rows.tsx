import type { DocumentRow } from '@scholar/contract';
import Highlighter from 'lucide-react/icons/highlighter';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n';
import { sayField } from '../../../lib/i18n/field-names.texts';
import { Badge } from '../../../ui/feedback/badge';
import { IconButton } from '../../../ui/forms/icon-button';
import { IconLink } from '../../../ui/lists/icon-link';
import { type DraggedRow, ListRow, RowCell, RowList } from '../../../ui/lists/list-row';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { DateSince } from '../../../ui/text/date-since';
import { FolderName } from '../../folders/public';
import { FROM_LIST, RowCheckbox, type Selection } from '../../lists/public';
import { flashcardsOf, rowIdOf } from '../document-address';
import styles from './document-rows.module.css';
import { documentsTexts } from '../documents.texts';

export function DocumentRows({
  documents,
  isBusy,
  selection,
  hrefOf,
  dragOf,
  onRemove,
}: {
  documents: readonly DocumentRow[];
  isBusy: boolean;
  selection: Selection;
  hrefOf: (document: DocumentRow) => string;
  dragOf: (documentId: number) => DraggedRow | undefined;
  onRemove: (document: DocumentRow) => void;
}) {
  const texts = useTexts(documentsTexts).list;
  const onPage = documents.map(({ documentId }) => documentId);

  return (
    <DocumentSheet isBusy={isBusy}>
      {documents.map((document) => (
        <ListRow
          key={document.documentId}
          linkId={rowIdOf(document.documentId)}
          to={hrefOf(document)}
          state={FROM_LIST}
          drag={dragOf(document.documentId)}
          title={document.title}
          lead={
            <RowCheckbox
              label={texts.select(document.title)}
              id={document.documentId}
              onPage={onPage}
              selection={selection}
            />
          }
          note={document.folderId !== undefined && <FolderName folderId={document.folderId} />}
          actions={
            <>
              <IconLink
                size="sm"
                to={flashcardsOf(document.documentId)}
                label={texts.makeFlashcards(document.title)}
                icon={<Highlighter />}
              />
              <IconButton
                size="sm"
                label={texts.remove(document.title)}
                icon={<Trash2 />}
                onClick={() => onRemove(document)}
              />
            </>
          }
        >
          <RowCell label={texts.columns.field} isLabelHidden>
            <Badge>{sayField(document.field)}</Badge>
          </RowCell>
          <TimeCell label={texts.columns.uploaded} instant={document.uploadDate} />
          <TimeCell label={texts.columns.updated} instant={document.updateDate} />
        </ListRow>
      ))}
    </DocumentSheet>
  );
}

export function DocumentRowsSkeleton({ count }: { count: number }) {
  return (
    <DocumentSheet isBusy>
      {Array.from({ length: count }, (_, row) => (
        <li key={row} className={styles.coming}>
          <Skeleton width={18} height={18} />
          <Skeleton width={TITLE_WIDTHS[row % TITLE_WIDTHS.length] ?? '60%'} height={18} />
          <Skeleton width={62} height={20} />
          <Skeleton width={150} height={14} />
          <Skeleton width={150} height={14} />
        </li>
      ))}
    </DocumentSheet>
  );
}

const TITLE_WIDTHS = ['48%', '82%', '62%', '54%', '70%'];

function DocumentSheet({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const { label, columns } = useTexts(documentsTexts).list;
  return (
    <RowList
      label={label}
      className={styles.columns}
      headings={['', columns.title, columns.field, columns.uploaded, columns.updated]}
      isBusy={isBusy}
    >
      {children}
    </RowList>
  );
}

function TimeCell({ label, instant }: { label: string; instant: string }) {
  return (
    <RowCell label={label}>
      <DateSince instant={instant} />
    </RowCell>
  );
}
