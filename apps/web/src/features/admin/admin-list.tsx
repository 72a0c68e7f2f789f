import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import type { useListAddress } from '../../lib/address/use-list-address';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Pager } from '../../ui/lists/pager';
import page from '../../ui/lists/list-page.module.css';
import { Skeleton } from '../../ui/feedback/skeleton';
import styles from './admin-list.module.css';
import { adminTexts } from './admin.texts';
import { RefusedContext } from './refused-context';

type Totals = { totalPages: number; totalItems: number };

/** A page of something: coming, failed, empty, or its rows and the way to the others. */
export function AdminList<Data extends Totals>({
  query,
  address: { list, pager, replace },
  empty,
  children,
}: {
  query: UseQueryResult<Data>;
  address: ReturnType<typeof useListAddress>;
  empty: { title: string; advice: string };
  children: (data: Data) => ReactNode;
}) {
  const texts = useTexts(adminTexts);
  const { data } = query;
  useRefusal(query.error);

  // The last row of the last page was settled, or the address is older than the list.
  const lastPage = data && !query.isPlaceholderData ? Math.max(data.totalPages, 1) - 1 : Infinity;
  const isBeyond = list.page > lastPage;
  useEffect(() => {
    if (isBeyond) {
      replace({ page: lastPage });
    }
  });

  if (query.isError) {
    return (
      <div className={page.sheet}>
        <LoadFailed onRetry={() => void query.refetch()} />
      </div>
    );
  }
  if (!data || isBeyond) {
    return (
      <div className={styles.coming} aria-busy="true">
        <Skeleton lines={list.size} />
      </div>
    );
  }
  return (
    <>
      {data.totalItems === 0 ? (
        <div className={page.sheet}>
          <EmptyState title={empty.title} advice={empty.advice} />
        </div>
      ) : (
        <>
          <div aria-busy={query.isPlaceholderData} className={styles.rows}>
            {children(data)}
          </div>
          <Pager {...pager} totalPages={data.totalPages} />
        </>
      )}
      <p role="status" className="visually-hidden">
        {!query.isPlaceholderData && texts.found(data.totalItems)}
      </p>
    </>
  );
}

/** A list is always there for an operator. Where it is not, the student is none any more. */
function useRefusal(error: unknown) {
  const onRefused = useEffectEvent(useContext(RefusedContext));
  const isRefused = error instanceof ApiError && error.code === 'not_found';
  useEffect(() => {
    if (isRefused) {
      onRefused();
    }
  }, [isRefused]);
}
