import type { Quiz } from '@scholar/contract';
import Plus from 'lucide-react/icons/plus';
import { useTexts } from '../../../lib/i18n';
import type { useListAddress } from '../../../lib/address/use-list-address';
import { Button } from '../../../ui/basics/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Pager } from '../../../ui/lists/pager';
import { NoSetsFound } from './no-sets-found';
import styles from '../set-creator.module.css';
import { SetFilters } from './set-filters';
import { rowIdOf } from '../set-links';
import { SetList, SetListSkeleton } from './set-list';
import { setsTexts } from '../sets.texts';
import { useDeleteSet } from '../open/use-delete-set';
import { useSetPage } from './use-set-page';

/** The student's sets, to be found, opened and deleted. */
export function SetsPanel({
  address,
  openId,
  onNewSet,
  onRemoved,
}: {
  address: ReturnType<typeof useListAddress>;
  openId: number | undefined;
  onNewSet: () => void;
  onRemoved: (quizId: number) => void;
}) {
  const { creator: texts, list: listTexts } = useTexts(setsTexts);
  const sets = useSetPage(address);
  const { page } = sets;
  const deletion = useDeleteSet({
    onRemoved,
    findNext: (quizId) => findNeighbour(page?.quizzes ?? [], quizId),
  });

  return (
    <section className={styles.sets} aria-label={texts.sets}>
      <div className={styles.filters}>
        <SetFilters address={address} fit="panel" />
      </div>
      <div className={styles.list}>
        {sets.isFailed && <LoadFailed onRetry={sets.retry} />}
        {sets.isComing && <SetListSkeleton count={sets.skeletonCount} />}
        {page?.quizzes.length === 0 && (
          <div className={styles.nothing}>
            {sets.isFiltered ? (
              <NoSetsFound keyword={sets.keyword} onClear={sets.clearFilters} />
            ) : (
              <EmptyState
                title={texts.noSets}
                action={
                  <Button variant="secondary" icon={<Plus />} onClick={onNewSet}>
                    {texts.newSet}
                  </Button>
                }
              />
            )}
          </div>
        )}
        {page && page.quizzes.length > 0 && (
          <SetList
            sets={page.quizzes}
            openId={openId}
            isBusy={sets.isOld}
            hrefOf={({ quizId }) => address.hrefWith({ set: quizId })}
            onRemove={deletion.ask}
          />
        )}
      </div>
      {page && page.quizzes.length > 0 && (
        <div className={styles.pager}>
          <Pager {...address.pager} totalPages={page.totalPages} />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {page && !sets.isOld && listTexts.found(page.totalItems)}
      </p>
      {deletion.dialog}
    </section>
  );
}

function findNeighbour(rows: Quiz[], quizId: number): HTMLElement | null {
  const place = rows.findIndex((row) => row.quizId === quizId);
  const neighbour = rows[place + 1] ?? rows[place - 1];
  return neighbour ? document.getElementById(rowIdOf(neighbour.quizId)) : null;
}
