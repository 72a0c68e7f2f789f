import type { QuizCards } from '@scholar/contract';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useMemo } from 'react';
import { useTexts } from '../../../lib/i18n';
import { toast } from '../../../ui/feedback/toast';
import { isFinished } from './deck';
import { DeckFinished } from './deck-finished';
import { DeckSteps } from './deck-steps';
import { DeckTicks } from './deck-ticks';
import { FlipCard } from './flip-card';
import { findOtherAuthor } from '../page/other-author';
import { SetHead } from '../page/set-head';
import { SetPage } from '../page/set-page';
import { SetTerms } from './set-terms';
import type { StudyKind } from '../study-kind';
import { StudyTools } from './study-tools';
import { studyTexts } from '../study.texts';
import { useDeck } from './use-deck';
import { useStudyKeys } from '../keys/use-study-keys';
import { useStudySession } from '../session/use-study-session';
import { useStudyWays } from '../use-study-ways';

export function StudyView({
  kind,
  set,
  userId,
}: {
  kind: StudyKind;
  set: QuizCards;
  userId: number;
}) {
  const { study: texts, titles } = useTexts(studyTexts);
  const ways = useStudyWays();
  const study = useDeck(set, { userId, quizId: set.quizId });
  const { deck, status } = study;
  const cards = useMemo(
    () => new Map(set.flashcards.map((card, place) => [card.flashcardId, { card, place }])),
    [set.flashcards],
  );
  const shown = cards.get(deck.order[deck.at] ?? 0);
  const position = { at: deck.at + 1, total: deck.order.length };
  const spoken = shown && (deck.isFlipped ? shown.card.answer : spokenQuestion());
  useStudySession(set.quizId);

  function spokenQuestion(): string {
    return `${texts.position(position)}. ${shown?.card.question ?? ''}`;
  }

  function handleDeleteStudied() {
    const undo = study.clear();
    if (undo) {
      toast({
        message: texts.deleted,
        icon: <RotateCcw />,
        action: { label: texts.undo, onSelect: undo },
      });
    }
  }

  const shortcuts = useStudyKeys({
    ' ': study.flip,
    Enter: study.flip,
    ArrowRight: study.next,
    ArrowLeft: study.previous,
    'mod+z': study.takeBack,
    Escape: ways.goToList,
    s: study.shuffle,
    t: ways.goToTest,
  });

  return (
    <SetPage documentTitle={`${set.title} · ${titles[kind]}`}>
      <SetHead kind={kind} title={set.title} sharedBy={findOtherAuthor(set)} onBack={ways.goToList}>
        <StudyTools
          onShuffle={study.shuffle}
          onTest={ways.goToTest}
          onDeleteStudied={handleDeleteStudied}
          onShortcuts={shortcuts.open}
        />
      </SetHead>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
      {shown && !isFinished(deck) ? (
        <FlipCard
          key={shown.card.flashcardId}
          card={shown.card}
          number={shown.place + 1}
          position={position}
          isFlipped={deck.isFlipped}
          direction={deck.direction}
          onFlip={study.flip}
          onSwipeNext={study.swipeNext}
          onPrevious={study.previous}
        />
      ) : (
        <DeckFinished onBack={ways.goToList} onStartOver={study.startOver} />
      )}
      <DeckSteps deck={deck} onPrevious={study.previous} onNext={study.next} />
      <DeckTicks deck={deck} status={status} />
      <SetTerms cards={set.flashcards} status={status} />
      {shortcuts.dialog}
    </SetPage>
  );
}
