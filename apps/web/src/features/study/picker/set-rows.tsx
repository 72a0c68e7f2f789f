import type { CardSet } from '@scholar/contract';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../lib/time/dates';
import { useTexts } from '../../../lib/i18n';
import { ListRow, RowCell, RowList } from '../../../ui/lists/list-row';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { setsTexts } from '../../sets/public';
import styles from './set-rows.module.css';
import { studyFromList } from '../study-address';
import { studyTexts } from '../study.texts';

/** The element id of the link in a set's row. */
export function rowIdOf(setId: number): string {
  return `set-${setId}`;
}

export function SetRows({
  sets,
  isBusy,
  hrefOf,
}: {
  sets: readonly CardSet[];
  isBusy: boolean;
  hrefOf: (set: CardSet) => string;
}) {
  const { columns } = useTexts(studyTexts);
  const { cards } = useTexts(setsTexts).list;
  return (
    <SetSheet isBusy={isBusy}>
      {sets.map((set) => (
        <ListRow
          key={set.quizId}
          linkId={rowIdOf(set.quizId)}
          to={hrefOf(set)}
          state={studyFromList()}
          title={set.title}
        >
          <RowCell label={columns.created}>
            <time dateTime={set.createdDate}>{formatDateTime(set.createdDate)}</time>
          </RowCell>
          <RowCell label={columns.cards} isLabelHidden>
            {cards(set.flashcardCount)}
          </RowCell>
        </ListRow>
      ))}
    </SetSheet>
  );
}

/** Placeholders while the rows load. */
export function SetRowsSkeleton({ count }: { count: number }) {
  return (
    <SetSheet isBusy>
      {Array.from({ length: count }, (_, row) => (
        <li key={row} className={styles.coming}>
          <Skeleton width={TITLE_WIDTHS[row % TITLE_WIDTHS.length] ?? '60%'} height={18} />
          <Skeleton width={150} height={14} />
          <Skeleton width={62} height={14} />
        </li>
      ))}
    </SetSheet>
  );
}

const TITLE_WIDTHS = ['48%', '82%', '62%', '54%', '70%'];

function SetSheet({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const { columns } = useTexts(studyTexts);
  const { label } = useTexts(setsTexts).list;
  return (
    <RowList
      label={label}
      className={styles.columns}
      headings={[columns.title, columns.created, columns.cards]}
      isBusy={isBusy}
    >
      {children}
    </RowList>
  );
}
