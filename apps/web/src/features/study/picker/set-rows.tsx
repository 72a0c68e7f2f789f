import type { CardSet } from '@scholar/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import { DateSince } from '../../../ui/text/date-since';
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
  hrefOf: (set: CardSet, view: 'test' | null) => string;
}) {
  const { columns, row } = useTexts(studyTexts);
  const { cards } = useTexts(setsTexts).list;
  return (
    <SetSheet isBusy={isBusy}>
      {sets.map((set) => (
        <ListRow
          key={set.quizId}
          linkId={rowIdOf(set.quizId)}
          to={hrefOf(set, null)}
          state={studyFromList()}
          title={set.title}
          actions={
            <div className={styles.ways}>
              <ButtonLink
                to={hrefOf(set, null)}
                state={studyFromList()}
                variant="secondary"
                size="sm"
                aria-label={row.studySet(set.title)}
              >
                {row.study}
              </ButtonLink>
              <ButtonLink
                to={hrefOf(set, 'test')}
                state={studyFromList()}
                variant="secondary"
                size="sm"
                aria-label={row.testSet(set.title)}
              >
                {row.test}
              </ButtonLink>
            </div>
          }
        >
          <RowCell label={columns.created}>
            <DateSince instant={set.createdDate} />
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
