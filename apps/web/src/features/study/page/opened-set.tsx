import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetSet, rememberSet } from '../../continue/public';
import { dropMarksFromBefore, useMarks } from '../../marks/public';
import { findUnpaidMessage } from '../../plans/public';
import { setQueries } from '../../sets/public';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { isCode } from '../../../lib/api/api';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session/session';
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
}: {
  kind: StudyKind;
  setId: number;
  view: 'study' | 'test';
}) {
  const userId = useSession().user?.userId ?? 0;
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
  useTraces({ userId, setId, title: data?.title, isMissing });

  if (isMissing) {
    return <SetMissing kind={kind} />;
  }
  // Once the cards are here, a later request that fails must not hide them.
  if (data === undefined) {
    return query.isError ? (
      <SetFailed
        kind={kind}
        message={findUnpaidMessage(error)}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <SetSkeleton kind={kind} />
    );
  }
  if (data.flashcards.length === 0) {
    return <NoCards kind={kind} set={data} />;
  }
  if (view === 'test') {
    return <TestView kind={kind} set={data} />;
  }
  // The deck opens at the first card that is not studied.
  return marks.isKnown ? (
    <StudyView kind={kind} set={data} marks={marks} />
  ) : (
    <SetSkeleton kind={kind} />
  );
}

/** Remembers the set for Home to offer, and forgets one that no longer exists. */
function useTraces({
  userId,
  setId,
  title,
  isMissing,
}: {
  userId: number;
  setId: number;
  title: string | undefined;
  isMissing: boolean;
}): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (isMissing) {
      dropMarksFromBefore({ userId, setId });
      forgetSet(userId, setId);
      void queryClient.invalidateQueries({ queryKey: setQueries.lists });
    } else if (title !== undefined) {
      rememberSet(userId, { quizId: setId, title });
    }
  }, [queryClient, userId, setId, title, isMissing]);
}

/** A placeholder while the set loads. */
function SetSkeleton({ kind }: { kind: StudyKind }) {
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
