import type { CardSet } from '@scholar/contract';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTexts } from '../../../lib/i18n';
import { Link } from '../../../lib/page/link';
import { IconButton } from '../../../ui/forms/icon-button';
import { DateSince } from '../../../ui/text/date-since';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { FolderName } from '../../folders/public';
import { FROM_LIST, RowCheckbox, type Selection } from '../../lists/public';
import { manySetsTexts } from '../many/many-sets.texts';
import { rowIdOf } from '../set-links';
import type { DraggedRow } from '../../../ui/lists/list-row';
import listRow from '../../../ui/lists/list-row.module.css';
import styles from './set-list.module.css';
import { setsTexts } from '../sets.texts';

export function SetList({
  sets,
  openId,
  isBusy,
  selection,
  hrefOf,
  dragOf,
  onRemove,
}: {
  sets: readonly CardSet[];
  openId: number | undefined;
  isBusy: boolean;
  selection: Selection;
  hrefOf: (set: CardSet) => string;
  dragOf: (setId: number) => DraggedRow | undefined;
  onRemove: (set: CardSet) => void;
}) {
  const { creator: texts, list } = useTexts(setsTexts);
  const { select } = useTexts(manySetsTexts);
  const onPage = sets.map(({ quizId }) => quizId);
  return (
    <ul className={listRow.rows} aria-label={texts.sets} aria-busy={isBusy}>
      {sets.map((set) => (
        <li
          key={set.quizId}
          className={styles.row}
          data-open={set.quizId === openId}
          {...dragOf(set.quizId)}
        >
          <div className={styles.lead}>
            <RowCheckbox
              label={select(set.title)}
              id={set.quizId}
              onPage={onPage}
              selection={selection}
            />
          </div>
          <div className={styles.words}>
            <Link
              id={rowIdOf(set.quizId)}
              to={hrefOf(set)}
              // From an open set, the step back leads to that set and not to the list.
              state={openId === undefined ? FROM_LIST : undefined}
              className={`${listRow.words} ${styles.title}`}
              aria-current={set.quizId === openId ? 'true' : undefined}
              dir="auto"
            >
              {set.title}
            </Link>
            <p className={styles.facts}>
              <span className="visually-hidden">{texts.created}</span>{' '}
              <DateSince instant={set.createdDate} />
              <span className={styles.count}>{list.cards(set.flashcardCount)}</span>
              {set.folderId !== undefined && (
                <span className={styles.folder}>
                  <FolderName folderId={set.folderId} />
                </span>
              )}
            </p>
          </div>
          <IconButton
            size="sm"
            className={styles.remove}
            label={texts.remove(set.title)}
            icon={<Trash2 />}
            onClick={() => onRemove(set)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders while the rows load. */
export function SetListSkeleton({ count }: { count: number }) {
  const texts = useTexts(setsTexts).creator;
  return (
    <ul className={listRow.rows} aria-label={texts.sets} aria-busy="true">
      {Array.from({ length: count }, (_, row) => (
        <li key={row} className={styles.coming}>
          <Skeleton width={TITLE_WIDTHS[row % TITLE_WIDTHS.length] ?? '60%'} height={18} />
          <Skeleton width={180} height={12} />
        </li>
      ))}
    </ul>
  );
}

const TITLE_WIDTHS = ['62%', '84%', '48%', '70%', '56%'];
