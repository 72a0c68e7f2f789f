import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { type ListAddress, ListResults, useListPage } from '../lists/public';
import styles from './guarded-list.module.css';
import { operatorTexts } from './operators.texts';

type Totals = { totalPages: number; totalItems: number };

/** A list on the operators' screen. */
export function GuardedList<Page extends Totals>({
  query,
  address,
  rowsOf,
  empty,
  children,
}: {
  query: UseQueryResult<Page>;
  address: ListAddress;
  rowsOf: (page: Page) => readonly unknown[];
  empty: { title: string; advice: string };
  children: (page: Page) => ReactNode;
}) {
  const texts = useTexts(operatorTexts);
  const list = useListPage(query, address, rowsOf);
  useRefusal(query.error);

  return (
    <ListResults
      list={list}
      address={address}
      skeleton={
        <div className={styles.coming} aria-busy="true">
          <Skeleton lines={list.skeletonCount} />
        </div>
      }
      empty={<EmptyState title={empty.title} advice={empty.advice} />}
      found={texts.found}
    >
      {(page, isOld) => (
        <div aria-busy={isOld} className={styles.rows}>
          {children(page)}
        </div>
      )}
    </ListResults>
  );
}

/** The role has been taken away, which the server answers with 'not found', or the second factor was reset. */
export function useRefusal(error: unknown) {
  const onRefused = useEffectEvent(useContext(RefusedContext));
  const isRefused =
    error instanceof ApiError &&
    (error.code === 'not_found' || error.messageId === 'security.secondFactorRequired');
  useEffect(() => {
    if (isRefused) {
      onRefused();
    }
  }, [isRefused]);
}

/** Called when the server no longer takes the student for an operator. */
export const RefusedContext = createContext<() => void>(() => {});
