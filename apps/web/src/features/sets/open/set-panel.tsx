import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWayBack } from '../../lists/public';
import { findUnpaidMessage } from '../../plans/public';
import { useApi } from '../../../lib/api/api-context';
import { isCode } from '../../../lib/api/api';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { CardEditsSchema } from '../cards/card-edits';
import { OpenSet } from './open-set';
import { SetHead } from './set-head';
import { setQueries } from '../sets.queries';
import { setsTexts } from '../sets.texts';
import styles from '../set-creator.module.css';

/** The set that the address names, or why there is none to see. */
export function SetPanel({
  setId,
  onSplit,
  onSplitUndone,
  onRemoved,
}: {
  setId: number;
  onSplit: (setId: number) => void;
  onSplitUndone: (setId: number) => void;
  onRemoved: (setId: number) => void;
}) {
  const texts = useTexts(setsTexts);
  const draft = useDraft(`set.${setId}`, CardEditsSchema);
  const { href, handleClick } = useWayBack('set');
  // Another tab may have changed or deleted the set, so it is asked for on every return.
  const query = useQuery({
    ...setQueries.get(useApi(), setId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const { data } = query;
  const isMissing = isCode(query.error, 'not_found');
  useListWithout(isMissing);

  if (isMissing) {
    return (
      <div role="alert" className={styles.nothing}>
        <EmptyState
          title={texts.set.missing}
          advice={texts.set.missingAdvice}
          action={
            <ButtonLink to={href} variant="secondary" onClick={handleClick}>
              {texts.creator.back}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  // Once the cards are here, a later request that fails must not hide them.
  if (data && draft.isLoaded) {
    return (
      <OpenSet
        key={draft.room}
        set={data}
        draft={draft}
        onSplit={onSplit}
        onSplitUndone={onSplitUndone}
        onRemoved={onRemoved}
      />
    );
  }
  return (
    <>
      <SetHead title={data?.title} />
      {query.isError ? (
        <div className={styles.nothing}>
          <LoadFailed
            message={findUnpaidMessage(query.error)}
            onRetry={() => void query.refetch()}
          />
        </div>
      ) : (
        <div className={styles.coming} aria-busy="true">
          <Skeleton lines={5} />
        </div>
      )}
    </>
  );
}

/** A list that still shows the set is old. */
function useListWithout(isMissing: boolean): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (isMissing) {
      void queryClient.invalidateQueries({ queryKey: setQueries.lists });
    }
  }, [queryClient, isMissing]);
}
