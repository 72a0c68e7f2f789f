import type { SetWithCards } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import Layers from 'lucide-react/icons/layers';
import type { ReactNode } from 'react';
import { isCode } from '../../../lib/api/api';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { findUnpaidMessage } from '../../plans/public';
import { useKnownStudent } from '../../reviews/public';
import { setQueries } from '../../sets/public';
import { findOtherAuthor, SetHead, SetPage } from '../../study/public';
import { practiceTexts } from '../practice.texts';
import type { PracticeMode } from '../practice-mode';
import styles from './opened-practice.module.css';
import { usePracticeWays } from './use-practice-ways';

type Practised = { set: SetWithCards; userId: number };

/** The set in the address, or why there is nothing to practise. */
export function OpenedPractice({
  mode,
  children,
}: {
  mode: PracticeMode;
  children: (opened: Practised) => ReactNode;
}) {
  const { setId } = usePracticeWays();
  return setId === undefined ? (
    <SetMissing mode={mode} />
  ) : (
    <PractisedSet key={setId} mode={mode} setId={setId}>
      {children}
    </PractisedSet>
  );
}

function PractisedSet({
  mode,
  setId,
  children,
}: {
  mode: PracticeMode;
  setId: number;
  children: (opened: Practised) => ReactNode;
}) {
  const student = useKnownStudent();
  const query = useQuery({ ...setQueries.get(useApi(), setId), refetchOnMount: 'always' });
  const { data, error } = query;

  if (isCode(error, 'not_found')) {
    return <SetMissing mode={mode} />;
  }
  if (data === undefined || student.userId === undefined) {
    return query.isError || student.isError ? (
      <Notice mode={mode}>
        <LoadFailed
          message={findUnpaidMessage(error)}
          onRetry={() => {
            void query.refetch();
            student.ask();
          }}
        />
      </Notice>
    ) : (
      <PracticeSkeleton mode={mode} />
    );
  }
  if (data.flashcards.length === 0) {
    return <NoCards mode={mode} set={data} />;
  }
  return children({ set: data, userId: student.userId });
}

function Notice({
  mode,
  title,
  children,
}: {
  mode: PracticeMode;
  title?: string;
  children: ReactNode;
}) {
  const { titles } = useTexts(practiceTexts);
  const { goBack } = usePracticeWays();
  return (
    <SetPage documentTitle={titles[mode]}>
      <SetHead title={title ?? titles[mode]} onBack={goBack} />
      <div className={styles.notice}>{children}</div>
    </SetPage>
  );
}

/** Deleted in the meantime, here or on another device, or never there. */
function SetMissing({ mode }: { mode: PracticeMode }) {
  const texts = useTexts(practiceTexts).missing;
  return (
    <Notice mode={mode}>
      <div role="alert">
        <EmptyState
          size="page"
          title={texts.title}
          advice={texts.advice}
          action={
            <ButtonLink to="/study-quiz" variant="secondary">
              {texts.sets}
            </ButtonLink>
          }
        />
      </div>
    </Notice>
  );
}

function NoCards({ mode, set }: { mode: PracticeMode; set: SetWithCards }) {
  const texts = useTexts(practiceTexts).noCards;
  const isOwn = findOtherAuthor(set) === undefined;
  return (
    <Notice mode={mode} title={set.title}>
      <EmptyState
        size="page"
        title={texts.title}
        advice={isOwn ? texts.advice : texts.sharedAdvice}
        action={
          isOwn && (
            <ButtonLink to={`/set-creator?set=${set.quizId}`} variant="secondary" icon={<Layers />}>
              {texts.add}
            </ButtonLink>
          )
        }
      />
    </Notice>
  );
}

/** A placeholder while the set loads. */
function PracticeSkeleton({ mode }: { mode: PracticeMode }) {
  const { titles } = useTexts(practiceTexts);
  const { goBack } = usePracticeWays();
  return (
    <SetPage documentTitle={titles[mode]}>
      <SetHead title={titles[mode]} onBack={goBack} />
      <div className={styles.coming} aria-busy="true">
        <Skeleton width="24%" height={14} />
        <div className={styles.sheet}>
          <Skeleton width="80%" height={22} />
          <Skeleton width="56%" height={22} />
        </div>
        <Skeleton width="100%" height={48} />
      </div>
    </SetPage>
  );
}
