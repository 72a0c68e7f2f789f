import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetSet, rememberSet } from '../../continue/public';
import { findUnpaidMessage } from '../../plans/public';
import { quizQueries } from '../../sets/public';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session/session';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { StudyView } from '../deck/study-view';
import { isGone } from './is-gone';
import { NoCards, SetFailed, SetMissing } from './set-notices';
import { SetHead, SetPage } from './set-page';
import { forgetStatus } from '../session/study-status';
import { type StudyKind, useStudyWays } from '../study-address';
import { studyTexts } from '../study.texts';
import { TestView } from '../test/test-view';
import styles from './opened-set.module.css';

/** A set that is studied or tested, or why there is nothing to study. */
export function OpenedSet({
  kind,
  quizId,
  view,
}: {
  kind: StudyKind;
  quizId: number;
  view: 'study' | 'test';
}) {
  const userId = useSession().user?.userId ?? 0;
  // Changed or deleted in another tab: opening it and coming back to this tab shows it.
  const query = useQuery({
    ...quizQueries.get(useApi(), quizId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const { data, error } = query;
  const isMissing = isGone(error);
  useScrollMemory(data !== undefined);
  useTraces({ userId, quizId, title: data?.title, isMissing });

  if (isMissing) {
    return <SetMissing kind={kind} />;
  }
  // Any answer will do: a look that fails later must not take the cards away.
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
  return view === 'study' ? (
    <StudyView kind={kind} set={data} userId={userId} />
  ) : (
    <TestView kind={kind} set={data} />
  );
}

/** Home goes on with the set that was opened last; one that is gone leaves nothing behind. */
function useTraces({
  userId,
  quizId,
  title,
  isMissing,
}: {
  userId: number;
  quizId: number;
  title: string | undefined;
  isMissing: boolean;
}): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (isMissing) {
      forgetStatus({ userId, quizId });
      forgetSet(userId, quizId);
      void queryClient.invalidateQueries({ queryKey: quizQueries.lists });
    } else if (title !== undefined) {
      rememberSet(userId, { quizId, title });
    }
  }, [queryClient, userId, quizId, title, isMissing]);
}

/** The card to come, in its place. */
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
