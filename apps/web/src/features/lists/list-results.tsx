import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { useListAddress } from '../../lib/address/list-address';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { NothingFound } from '../../ui/feedback/nothing-found';
import { ListFailed } from './list-failed';
import { Pager } from '../../ui/lists/pager';
import styles from '../../ui/lists/list-page.module.css';

const MOST_SKELETONS = 10;

export type ListAddress<Sort extends string = string> = ReturnType<typeof useListAddress<Sort>>;
type Totals = { totalPages: number; totalItems: number };
type ListPage<Page> = ReturnType<typeof useListPage<Page & Totals>>;

/** A page of a list: coming, failed, empty, or its rows and the way to the others. */
export function ListResults<Page extends Totals>({
  list,
  address,
  skeleton,
  empty,
  found,
  frame,
  children,
}: {
  list: ListPage<Page>;
  address: Pick<ListAddress, 'pager'>;
  skeleton: ReactNode;
  empty: ReactNode;
  /** Said to those who cannot see the rows. */
  found: (total: number) => string;
  /** Classes of a list that does not fill its page. */
  frame?: { list?: string | undefined; empty?: string | undefined; pager?: string | undefined };
  children: (page: Page, isOld: boolean) => ReactNode;
}) {
  const { page, isEmpty } = list;
  const sheet = frame ? frame.empty : styles.sheet;
  return (
    <>
      <Framed className={frame?.list}>
        {list.isFailed &&
          (list.isReady ? (
            <LoadFailed onRetry={list.retry} />
          ) : (
            <div className={sheet}>
              <ListFailed size={frame ? 'panel' : 'page'} onRetry={list.retry} />
            </div>
          ))}
        {list.isComing && skeleton}
        {page && (isEmpty ? <div className={sheet}>{empty}</div> : children(page, list.isOld))}
      </Framed>
      {page && !isEmpty && (
        <Framed className={frame?.pager}>
          <Pager {...address.pager} totalPages={page.totalPages} />
        </Framed>
      )}
      <p role="status" className="visually-hidden">
        {page && !list.isOld && found(page.totalItems)}
      </p>
    </>
  );
}

function Framed({ className, children }: { className: string | undefined; children: ReactNode }) {
  return className === undefined ? children : <div className={className}>{children}</div>;
}

/** Nothing saved yet, with the way to the first entry, or nothing that the filters leave over. */
export function ListEmpty({
  texts: { title, firstTime },
  keyword,
  isFiltered,
  onClear,
  firstAction,
}: {
  texts: { title: string; firstTime: string };
  keyword: string;
  isFiltered: boolean;
  onClear: () => void;
  firstAction: ReactNode;
}) {
  return isFiltered ? (
    <NothingFound size="page" title={title} keyword={keyword} onClear={onClear} />
  ) : (
    <EmptyState size="page" title={title} advice={firstTime} action={firstAction} />
  );
}

/** The page of a list that the address asks for. */
export function useListPage<Page extends Totals>(
  query: UseQueryResult<Page>,
  { list, replace }: Pick<ListAddress, 'list' | 'replace'>,
  rowsOf: (page: Page) => readonly unknown[],
) {
  const { data } = query;

  // The last row of the last page is gone, or the address is older than the list.
  const lastPage = data && !query.isPlaceholderData ? Math.max(data.totalPages, 1) - 1 : Infinity;
  const isBeyond = list.page > lastPage;
  useEffect(() => {
    if (isBeyond) {
      replace({ page: lastPage });
    }
  });

  // An empty list that is being asked for again does not yet know that it is empty.
  const isEmpty = !data || rowsOf(data).length === 0;
  const isComing = isBeyond || (query.isFetching && isEmpty);
  return {
    page: isComing ? undefined : data,
    /** Undefined while another list is on its way. */
    total: query.isPlaceholderData ? undefined : data?.totalItems,
    isEmpty,
    isReady: data !== undefined,
    isComing,
    /** The rows are older than what is being asked for. */
    isOld: query.isPlaceholderData,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    skeletonCount: Math.min(list.size, MOST_SKELETONS),
  };
}
