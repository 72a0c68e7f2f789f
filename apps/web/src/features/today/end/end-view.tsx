import type { Today } from '@scholar/contract';
import Undo from 'lucide-react/icons/undo-2';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useShortcut } from '../../../lib/keyboard/use-keys';
import { Button } from '../../../ui/basics/button';
import { ButtonLink } from '../../../ui/basics/button-link';
import { IconButton } from '../../../ui/forms/icon-button';
import { playCue } from '../../cues/public';
import { SettingsButton } from '../page/today-tools';
import { PutAwayButton } from '../put-away/put-away-button';
import { TodayPage } from '../page/today-page';
import type { Answered } from '../queue/study-queue';
import { todayTexts } from '../today.texts';
import { EmptyView } from './empty-view';
import styles from './end-view.module.css';
import { LeechList } from './leech-list';
import { LearntList } from './learnt-list';
import { sayNextTime } from './next-time';
import { sumUp } from './sum-up';

/** Nothing is left: what the sitting was good for, or when the next card comes. */
export function EndView({
  today,
  answered,
  isFetching,
  onTakeBack,
  onMore,
  onRewritten,
}: {
  today: Today;
  answered: readonly Answered[];
  isFetching: boolean;
  onTakeBack: () => void;
  onMore: () => void;
  onRewritten: () => void;
}) {
  const texts = useTexts(todayTexts);
  const hasAnswered = answered.length > 0;
  const hasMore = today.waiting.due > 0 || today.waiting.hasNew;
  const more = hasMore ? (
    <Button
      size={hasAnswered ? 'lg' : 'md'}
      variant="secondary"
      isBusy={isFetching}
      onClick={onMore}
    >
      {texts.end.studyMore}
    </Button>
  ) : undefined;
  return (
    <TodayPage
      tools={
        <>
          {hasAnswered && <UndoButton onTakeBack={onTakeBack} />}
          <PutAwayButton />
          <SettingsButton />
        </>
      }
    >
      {hasAnswered ? (
        <SittingDone today={today} answered={answered} more={more} />
      ) : (
        <EmptyView today={today} more={more} />
      )}
      <LeechList cards={today.leeches} onRewritten={onRewritten} />
    </TodayPage>
  );
}

function UndoButton({ onTakeBack }: { onTakeBack: () => void }) {
  const texts = useTexts(todayTexts);
  useShortcut('z', onTakeBack);
  return (
    <IconButton label={texts.undo} icon={<Undo />} aria-keyshortcuts="Z" onClick={onTakeBack} />
  );
}

function SittingDone({
  today,
  answered,
  more,
}: {
  today: Today;
  answered: readonly Answered[];
  more: ReactNode;
}) {
  const texts = useTexts(todayTexts);
  const { cards, minutes, knew, learnt, forgotten } = sumUp(answered);
  const titleRef = useRef<HTMLHeadingElement>(null);

  // The card that had the focus is gone.
  useEffect(() => {
    titleRef.current?.focus({ preventScroll: true });
    void playCue('finished');
  }, []);

  return (
    <>
      <div className={styles.sheet}>
        <h2 ref={titleRef} className={styles.title} tabIndex={-1}>
          {texts.end.title}
        </h2>
        <p className={styles.sum}>
          {texts.end.sitting({ cards, minutes })} {texts.end.knew({ knew, cards })}
        </p>
        <p className={styles.next}>{sayNextTime(today, texts)}</p>
        <div className={styles.actions}>
          <ButtonLink to="/home" size="lg">
            {texts.end.home}
          </ButtonLink>
          {more}
          <ButtonLink to="/statistics" size="lg" variant="quiet">
            {texts.end.progress}
          </ButtonLink>
        </div>
      </div>
      <LearntList heading={texts.end.learnt(learnt.length)} cards={learnt} asOf={today.asOf} />
      <LearntList
        heading={texts.end.forgotten(forgotten.length)}
        cards={forgotten}
        asOf={today.asOf}
      />
    </>
  );
}
