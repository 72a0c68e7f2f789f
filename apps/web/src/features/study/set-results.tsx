import type { QuizPage } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/api-context';
import { useTexts } from '../../lib/i18n';
import type { useListAddress } from '../../lib/use-list-address';
import { useScrollMemory } from '../../lib/use-scroll-memory';
import { LoadFailed } from '../../ui/load-failed';
import { Pager } from '../../ui/pager';
import { quizQueries } from '../sets/public';
import { SetRows, SetRowsSkeleton } from './set-rows';
import { SetsEmpty } from './sets-empty';
import styles from './sets-view.module.css';
import { studyTexts } from './study.texts';

const MOST_SKELETONS = 10;
const NO_FILTERS = { keyword: null, from: null, to: null };

type Address = ReturnType<typeof useListAddress>;

export function SetResults({ address }: { address: Address }) {
  const texts = useTexts(studyTexts).list;
  const { list, replace } = address;
  const query = useQuery(quizQueries.list(useApi(), list));
  const { data } = query;
  useScrollMemory(data !== undefined);

  // Sets were deleted elsewhere, or the address is older than the list.
  const lastPage = data && !query.isPlaceholderData ? Math.max(data.totalPages, 1) - 1 : Infinity;
  const isBeyond = list.page > lastPage;
  useEffect(() => {
    if (isBeyond) {
      replace({ page: lastPage });
    }
  });

  // An empty list that is being asked for again does not yet know that it is empty.
  const isComing = isBeyond || (query.isFetching && !data?.quizzes.length);
  return (
    <>
      {query.isError && (
        <div className={data ? undefined : styles.sheet}>
          <LoadFailed onRetry={() => void query.refetch()} />
        </div>
      )}
      {isComing && <SetRowsSkeleton count={Math.min(list.size, MOST_SKELETONS)} />}
      {data && !isComing && (
        <SetPage address={address} page={data} isOld={query.isPlaceholderData} />
      )}
      <p role="status" className="visually-hidden">
        {data && !isComing && !query.isPlaceholderData && texts.found(data.totalItems)}
      </p>
    </>
  );
}

function SetPage({
  address: { list, pager, hrefWith, choose },
  page: { quizzes, totalPages },
  isOld,
}: {
  address: Address;
  page: QuizPage;
  isOld: boolean;
}) {
  const keyword = list.keyword.trim();
  if (quizzes.length === 0) {
    return (
      <div className={styles.sheet}>
        <SetsEmpty
          keyword={keyword}
          isFiltered={[keyword, list.from, list.to].some(Boolean)}
          onClear={() => choose(NO_FILTERS)}
        />
      </div>
    );
  }
  return (
    <>
      <SetRows sets={quizzes} isBusy={isOld} hrefOf={({ quizId }) => hrefWith({ set: quizId })} />
      <Pager {...pager} totalPages={totalPages} />
    </>
  );
}
