import { useTexts } from '../../../lib/i18n';
import type { useListAddress } from '../../../lib/address/use-list-address';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Pager } from '../../../ui/lists/pager';
import { NoSetsFound, setsTexts, useSetPage } from '../../sets/public';
import { NoSets } from './no-sets';
import { SetRows, SetRowsSkeleton } from './set-rows';
import styles from './sets-view.module.css';

export function SetResults({ address }: { address: ReturnType<typeof useListAddress> }) {
  const texts = useTexts(setsTexts).list;
  const { pager, hrefWith } = address;
  const sets = useSetPage(address);
  const { page } = sets;
  useScrollMemory(sets.isReady);

  return (
    <>
      {sets.isFailed && (
        <div className={sets.isReady ? undefined : styles.sheet}>
          <LoadFailed onRetry={sets.retry} />
        </div>
      )}
      {sets.isComing && <SetRowsSkeleton count={sets.skeletonCount} />}
      {page?.quizzes.length === 0 && (
        <div className={styles.sheet}>
          {sets.isFiltered ? (
            <NoSetsFound size="page" keyword={sets.keyword} onClear={sets.clearFilters} />
          ) : (
            <NoSets />
          )}
        </div>
      )}
      {page && page.quizzes.length > 0 && (
        <>
          <SetRows
            sets={page.quizzes}
            isBusy={sets.isOld}
            hrefOf={({ quizId }) => hrefWith({ set: quizId })}
          />
          <Pager {...pager} totalPages={page.totalPages} />
        </>
      )}
      <p role="status" className="visually-hidden">
        {page && !sets.isOld && texts.found(page.totalItems)}
      </p>
    </>
  );
}
