import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { NothingFound } from '../../ui/feedback/nothing-found';
import styles from '../../ui/lists/list-page.module.css';
import { Pager } from '../../ui/lists/pager';
import type { ListAddress, ListPage, Totals } from './use-list-page';

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
        {list.isFailed && (
          <div className={list.isReady ? undefined : sheet}>
            <LoadFailed onRetry={list.retry} />
          </div>
        )}
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
