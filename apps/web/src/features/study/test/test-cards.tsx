import type { Flashcard, SetWithCards } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { setMemoryQueries } from '../../questions/public';
import { findOtherAuthor, SetHead, SetPage } from '../page/set-page';
import styles from '../page/set-page.module.css';
import type { StudyKind } from '../study-address';
import { studyTexts } from '../study.texts';
import { chooseCards } from './choose-cards';
import { SetUpButton } from './set-up-button';
import type { TestSetup } from './test-setup';

type TestCardsProps = {
  kind: StudyKind;
  set: SetWithCards;
  setup: TestSetup;
  onBack: () => void;
  onStart: (setup: TestSetup) => void;
  children: (cards: readonly Flashcard[]) => ReactNode;
};

/** The cards that the set-up wants, or why there are none. */
export function TestCards(props: TestCardsProps) {
  return props.setup.which === 'all' ? (
    props.children(props.set.flashcards)
  ) : (
    <RememberedCards {...props} which={props.setup.which} />
  );
}

function RememberedCards({
  kind,
  set,
  setup,
  which,
  onBack,
  onStart,
  children,
}: TestCardsProps & { which: 'weak' | 'due' }) {
  const { setUp: texts, test, titles } = useTexts(studyTexts);
  const [now] = useState(() => new Date());
  const [cards, setCards] = useState<readonly Flashcard[]>();
  const { data, isError, isFetching, refetch } = useQuery({
    ...setMemoryQueries.get(useApi(), set.quizId),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  // Once: the answers of the test itself must not change what it asks.
  if (cards === undefined && data && !isFetching) {
    setCards(chooseCards(set.flashcards, which, { statuses: data.cards, now }));
  }
  if (cards && cards.length > 0) {
    return children(cards);
  }
  return (
    <SetPage documentTitle={`${set.title} · ${test.title} · ${titles[kind]}`}>
      <SetHead kind={kind} title={set.title} sharedBy={findOtherAuthor(set)} onBack={onBack}>
        <SetUpButton set={set} setup={setup} onStart={onStart} />
      </SetHead>
      <div className={styles.notice}>{renderNotice()}</div>
    </SetPage>
  );

  function renderNotice() {
    if (isError) {
      return <LoadFailed message={undefined} onRetry={() => void refetch()} />;
    }
    if (!cards) {
      return (
        <div aria-busy="true">
          <Skeleton width="60%" height={24} />
        </div>
      );
    }
    return (
      <EmptyState
        size="page"
        title={texts.none[which]}
        advice={texts.noneAdvice}
        action={<Button onClick={() => onStart({ ...setup, which: 'all' })}>{texts.askAll}</Button>}
      />
    );
  }
}
