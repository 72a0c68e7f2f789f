import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dropMarksFromBefore, useMarks } from '../../marks/public';
import { findUnpaidMessage } from '../../plans/public';
import { setQueries } from '../../sets/public';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { isCode } from '../../../lib/api/api';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { useKnownStudent } from '../../reviews/public';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { StudyView } from '../deck/study-view';
import { NoCards, SetFailed, SetMissing } from './set-notices';
import { SetHead, SetPage } from './set-page';
import { type StudyKind, useStudyWays } from '../study-address';
import { studyTexts } from '../study.texts';
import { TestView } from '../test/test-view';
import styles from './opened-set.module.css';

/** A set that is studied or tested, or why there is nothing to study. */
export function OpenedSet({
  kind,
  setId,
  view,
  cardIds,
}: {
  kind: StudyKind;
  setId: number;
  view: 'study' | 'test';
  /** The cards that are studied, where it is not all of them. */
  cardIds?: readonly number[] | undefined;
}) {
  const student = useKnownStudent();
  const userId = student.userId ?? 0;
  // Another tab may have changed or deleted the set, so it is asked for on every return.
  const query = useQuery({
    ...setQueries.get(useApi(), setId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const marks = useMarks({ userId, setId });
  const { data, error } = query;
  const isMissing = isCode(error, 'not_found');
  useScrollMemory(data !== undefined);
  useForgetting({ userId, setId, isMissing });

  if (isMissing) {
    return <SetMissing kind={kind} />;
  }
  // Once the cards are here, a later request that fails must not hide them.
  if (data === undefined || (view === 'test' && student.userId === undefined)) {
    return query.isError || student.isError ? (
      <SetFailed
        kind={kind}
        message={findUnpaidMessage(error)}
        onRetry={() => {
          void query.refetch();
          student.ask();
        }}
      />
    ) : (
      <SetSkeleton kind={kind} />
    );
  }
  if (data.flashcards.length === 0) {
    return <NoCards kind={kind} set={data} />;
  }
  if (view === 'test') {
    return <TestView kind={kind} set={data} userId={userId} />;
  }
  // The deck opens at the first card that is not studied.
  return marks.isKnown ? (
    <StudyView
      key={cardIds?.join('.')}
      kind={kind}
      set={data}
      userId={userId}
      marks={marks}
      cardIds={cardIds}
    />
  ) : (
    <SetSkeleton kind={kind} />
  );
}

/** What this browser and the lists still hold of a set that no longer exists. */
function useForgetting({
  userId,
  setId,
  isMissing,
}: {
  userId: number;
  setId: number;
  isMissing: boolean;
}): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (isMissing) {
      dropMarksFromBefore({ userId, setId });
      void queryClient.invalidateQueries({ queryKey: setQueries.lists });
    }
  }, [queryClient, userId, setId, isMissing]);
}

/** A placeholder while the set loads. */
export function SetSkeleton({ kind }: { kind: StudyKind }) {
  const { titles } = useTexts(studyTexts);
  const { goToList } = useStudyWays();
  return (
    <SetPage documentTitle={titles[kind]}>
      <SetHead title={titles[kind]} onBack={goToList} />
      <div className={styles.card} aria-busy="true">
        <Skeleton width="40%" height={40} />
        <Skeleton width="60%" height={18} />
      </div>
    </SetPage>
  );
}
