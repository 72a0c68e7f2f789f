import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api-context';
import { useSession } from '../../lib/session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { TodayPage } from './page/today-page';
import { TodaySkeleton } from './page/today-skeleton';
import { Sitting } from './sitting';
import { todayQueries } from './today.queries';
import styles from './today-screen.module.css';

/** One queue over all sets. Another device may go on with it, so it is asked for on every return. */
export function TodayScreen() {
  const api = useApi();
  const userId = useSession().user?.userId;
  const [isMore, setIsMore] = useState(false);
  const query = useQuery({
    ...todayQueries.cards(api, { isMore }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });

  function handleMore() {
    if (isMore) {
      void query.refetch();
    }
    setIsMore(true);
  }

  // Once the cards are here, a later request that fails must not hide them.
  if (query.data === undefined || userId === undefined) {
    return query.isError ? (
      <TodayPage>
        <div className={styles.failed}>
          <LoadFailed onRetry={() => void query.refetch()} />
        </div>
      </TodayPage>
    ) : (
      <TodaySkeleton />
    );
  }
  return (
    <Sitting
      key={userId}
      today={query.data}
      fetchedAt={query.dataUpdatedAt}
      isFetching={query.isFetching}
      userId={userId}
      onRefresh={() => void query.refetch()}
      onMore={handleMore}
    />
  );
}
