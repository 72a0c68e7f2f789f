import type { Today } from '@scholar/contract';
import { minutesFor } from '@scholar/memory';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/i18n';
import { blankTextTexts } from '../../ui/text/blank-text.texts';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts';
import { spokenSides } from '../cards/public';
import { StuckNotice } from '../reviews/public';
import { useListen } from '../speech/public';
import { useStudySession } from '../study/public';
import { AnswerBar } from './card/answer-bar';
import { CardEditor } from './card/card-editor';
import { useCardActions } from './card/card-menu';
import { LeechEditor } from './card/leech-editor';
import { listRatings } from './card/ratings';
import { StudyCard } from './card/study-card';
import { EndView } from './end/end-view';
import { Progress } from './page/progress';
import { TodayPage } from './page/today-page';
import { TodaySkeleton } from './page/today-skeleton';
import { TodayTools } from './page/today-tools';
import { countLeft, shareDone } from './queue/counts';
import { type StudyTable, useStudyQueue } from './queue/use-study-queue';
import styles from './sitting.module.css';
import { useMemorySettings, useTellTimeZone } from './today.queries';
import { todayTexts } from './today.texts';

/** The cards of today, one after the other, until none is left. */
export function Sitting({
  today,
  fetchedAt,
  isFetching,
  userId,
  onRefresh,
  onMore,
}: {
  today: Today;
  fetchedAt: number;
  isFetching: boolean;
  userId: number;
  onRefresh: () => void;
  onMore: () => void;
}) {
  const table = useStudyQueue({ today, fetchedAt, userId });
  const { queue, shown } = table;
  const isOver = shown === undefined && !queue.isLeechShown;
  const settings = useMemorySettings();
  useTellTimeZone(settings);
  useRefresh(table, isOver, onRefresh);

  if (isOver && isFetching && queue.unlisted > 0) {
    return <TodaySkeleton />;
  }
  if (isOver) {
    return (
      <EndView
        today={today}
        answered={queue.answered}
        isFetching={isFetching}
        onTakeBack={table.takeBack}
        onMore={onMore}
        onRewritten={onRefresh}
      />
    );
  }
  return <Desk table={table} today={today} buttons={settings?.buttons ?? 2} />;
}

/** The server may know of more when the last card is answered, and does when a new day has begun. */
function useRefresh({ queue }: StudyTable, isOver: boolean, onRefresh: () => void): void {
  const refresh = useEffectEvent(onRefresh);
  const last = queue.answered.at(-1);
  const isDayOver = last !== undefined && last.review.answeredAt >= queue.dayEndsAt;
  const isDone = isOver && last !== undefined;

  useEffect(() => {
    if (isDone || isDayOver) {
      refresh();
    }
  }, [isDone, isDayOver]);
}

function Desk({ table, today, buttons }: { table: StudyTable; today: Today; buttons: 2 | 4 }) {
  const texts = useTexts(todayTexts);
  const navigate = useNavigate();
  const { queue, shown } = table;
  const [editedId, setEditedId] = useState<number>();
  const isEditing = shown !== undefined && editedId === shown.flashcardId;
  const actions = useCardActions(table, () => setEditedId(shown?.flashcardId));
  const cardFocus = useCardFocus(queue.answered.length, queue.shownId, isEditing);
  const left = countLeft(queue);
  const leech = queue.isLeechShown ? queue.leeches[0] : undefined;
  // The time of a sitting counts once, for the set whose card was shown last.
  useStudySession((leech ?? shown)?.quizId ?? 0);
  const canAnswer = shown !== undefined && leech === undefined && !isEditing;
  const ratings = listRatings(buttons);
  const { blank } = useTexts(blankTextTexts);
  const sides = canAnswer ? spokenSides(shown, blank) : undefined;
  const listening = useListen(queue.isFlipped ? sides?.back : sides?.front);

  function whileAnswering(act: () => void): () => void {
    return () => {
      if (canAnswer) {
        act();
      }
    };
  }

  const shortcuts = useShortcuts(
    {
      ' ': whileAnswering(table.flip),
      Enter: whileAnswering(table.flip),
      ...Object.fromEntries(
        ratings.map((rating, place) => [
          String(place + 1),
          whileAnswering(() => table.answer(rating)),
        ]),
      ),
      z: whileAnswering(table.takeBack),
      'mod+z': whileAnswering(table.takeBack),
      e: whileAnswering(actions.edit),
      f: whileAnswering(actions.flag),
      b: whileAnswering(actions.bury),
      s: whileAnswering(actions.suspend),
      l: whileAnswering(listening.listen),
      Escape: () => void navigate('/home'),
    },
    [
      texts.shortcuts.flip,
      buttons === 4 ? texts.shortcuts.four : texts.shortcuts.two,
      ...texts.shortcuts.rest,
    ],
  );

  return (
    <TodayPage
      takesScreen
      tools={
        <TodayTools
          canUndo={queue.answered.length > 0 && !isEditing}
          onUndo={table.takeBack}
          onShortcuts={shortcuts.open}
          listening={listening}
          card={canAnswer ? { actions, isFlagged: shown.isFlagged } : undefined}
        />
      }
    >
      <Spoken table={table} left={left.cards} />
      <Progress
        left={left}
        share={shareDone(queue)}
        minutes={Math.max(1, minutesFor(left, today.medianMilliseconds))}
        isFlagged={shown?.isFlagged ?? false}
      />
      {today.pile && <p className={styles.pile}>{texts.pile(today.pile)}</p>}
      {leech && <LeechEditor key={leech.flashcardId} card={leech} table={table} />}
      {shown && !leech && isEditing && (
        <CardEditor
          card={shown}
          title={texts.editor.title}
          labels={texts.editor}
          onSaved={(saved) => {
            table.change(shown.flashcardId, saved);
            setEditedId(undefined);
          }}
          onCancel={() => setEditedId(undefined)}
        />
      )}
      {canAnswer && (
        <>
          <StudyCard
            key={`${shown.flashcardId}.${queue.answered.length}`}
            card={shown}
            isFlipped={queue.isFlipped}
            direction={queue.direction}
            onFlip={table.flip}
            onAnswer={table.answer}
            focusRef={cardFocus}
          />
          <AnswerBar
            buttons={buttons}
            next={shown.next}
            isShown={queue.isFlipped}
            onAnswer={table.answer}
          />
        </>
      )}
      <StuckNotice />
      {shortcuts.dialog}
    </TodayPage>
  );
}

/** What a screen reader hears when a card comes and when it is turned. */
function Spoken({
  table: {
    shown,
    queue: { isFlipped, isLeechShown },
  },
  left,
}: {
  table: StudyTable;
  left: number;
}) {
  const texts = useTexts(todayTexts);
  const { blank } = useTexts(blankTextTexts);
  const sides = shown && !isLeechShown ? spokenSides(shown, blank) : undefined;
  return (
    <p role="status" className="visually-hidden">
      {sides && (isFlipped ? sides.back : `${texts.spokenLeft(left)}. ${sides.front}`)}
    </p>
  );
}

/** The keyboard follows to each new card, and back to it after an edit. */
function useCardFocus(answers: number, shownId: number | undefined, isEditing: boolean) {
  const cardFocus = useRef<{ focus: () => void }>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    if (!isFirst.current && !isEditing) {
      cardFocus.current?.focus();
    }
    isFirst.current = false;
  }, [answers, shownId, isEditing]);

  return cardFocus;
}
