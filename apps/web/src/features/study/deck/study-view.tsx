import type { SetWithCards } from '@scholar/contract';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { blankTextTexts } from '../../../ui/text/blank-text.texts';
import { Button } from '../../../ui/basics/button';
import { TextLink } from '../../../ui/basics/text-link';
import { toast } from '../../../ui/feedback/toast';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts';
import { spokenSides } from '../../cards/public';
import type { Marks } from '../../marks/public';
import { useHandsFree, useListen } from '../../speech/public';
import { DeckSteps, DeckTicks } from './deck-steps';
import { isFinished } from './deck';
import { FlipCard } from './flip-card';
import { SetTerms } from './set-terms';
import { StudyTools } from './study-tools';
import { StudyWays } from './study-ways';
import { useDeck } from './use-deck';
import { useReversed } from './use-reversed';
import { findOtherAuthor, SetHead, SetPage } from '../page/set-page';
import { isTogether } from '../together/together-set';
import { useStudySession } from '../session/use-study-session';
import { type StudyKind, useStudyWays } from '../study-address';
import { studyTexts } from '../study.texts';
import styles from './study-view.module.css';

export function StudyView({
  kind,
  set: wholeSet,
  userId,
  marks,
  cardIds,
}: {
  kind: StudyKind;
  set: SetWithCards;
  userId: number;
  marks: Marks;
  /** Only these; all where none of them is in the set. */
  cardIds: readonly number[] | undefined;
}) {
  const set = useMemo(() => narrow(wholeSet, cardIds), [wholeSet, cardIds]);
  const isPart = set !== wholeSet;
  const { study: texts, these: part, titles, shortcuts: keys } = useTexts(studyTexts);
  const { blank } = useTexts(blankTextTexts);
  const ways = useStudyWays();
  const study = useDeck(set, marks, { isPart });
  const { deck, studied } = study;
  const { isReversed, reverse } = useReversed({ userId, setId: set.quizId });
  const cards = useMemo(
    () => new Map(set.flashcards.map((card, place) => [card.flashcardId, { card, place }])),
    [set.flashcards],
  );
  const shown = cards.get(deck.order[deck.at] ?? 0);
  const position = { at: deck.at + 1, total: deck.order.length };
  const sides = shown && spokenSides(shown.card, blank, { isReversed });
  const spoken = deck.isFlipped
    ? sides?.back
    : sides && `${texts.position(position)}. ${sides.front}`;
  const isShown = shown !== undefined && !isFinished(deck);
  const listening = useListen(deck.isFlipped ? sides?.back : sides?.front);
  const handsFree = useHandsFree({
    card: isShown && sides ? { id: shown.card.flashcardId, ...sides } : undefined,
    isFlipped: deck.isFlipped,
    onFlip: study.flip,
    onNext: study.pass,
  });
  useStudySession(set.quizId);

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

  const shortcuts = useShortcuts(
    {
      ' ': study.flip,
      Enter: study.flip,
      ArrowRight: study.next,
      ArrowLeft: study.previous,
      'mod+z': study.takeBack,
      Escape: ways.goToList,
      a: study.again,
      s: study.shuffle,
      t: ways.goToTest,
      l: listening.listen,
      h: handsFree.toggle,
    },
    keys.study,
  );

  return (
    <SetPage documentTitle={`${set.title} · ${titles[kind]}`}>
      <SetHead
        kind={kind}
        title={set.title}
        sharedBy={findOtherAuthor(set)}
        onBack={ways.goToList}
        ways={!isTogether(set) && <StudyWays setId={set.quizId} />}
      >
        <StudyTools
          set={wholeSet}
          userId={userId}
          isReversed={isReversed}
          onReverse={reverse}
          onShuffle={study.shuffle}
          onTest={ways.goToTest}
          onDeleteStudied={handleDeleteStudied}
          onShortcuts={shortcuts.open}
          listening={listening}
          handsFree={handsFree}
        />
      </SetHead>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
      {isShown ? (
        <FlipCard
          key={shown.card.flashcardId}
          card={shown.card}
          number={shown.place + 1}
          position={position}
          isFlipped={deck.isFlipped}
          isReversed={isReversed}
          direction={deck.direction}
          onFlip={study.flip}
          onSwipeNext={study.swipeNext}
          onPrevious={study.previous}
        />
      ) : (
        <DeckFinished onBack={ways.goToList} onStartOver={study.startOver} />
      )}
      <DeckSteps
        deck={deck}
        studied={studied}
        onPrevious={study.previous}
        onAgain={study.again}
        onNext={study.next}
      />
      <DeckTicks deck={deck} studied={studied} />
      {isPart && (
        <p className={styles.part}>
          {part.only(set.flashcards.length)} <TextLink to={ways.studyHref}>{part.all}</TextLink>
        </p>
      )}
      <SetTerms cards={set.flashcards} studied={studied} />
      {shortcuts.dialog}
    </SetPage>
  );
}

function narrow(set: SetWithCards, cardIds: readonly number[] | undefined): SetWithCards {
  const flashcards = set.flashcards.filter(({ flashcardId }) => cardIds?.includes(flashcardId));
  return flashcards.length === 0 ? set : { ...set, flashcards };
}

function DeckFinished({ onBack, onStartOver }: { onBack: () => void; onStartOver: () => void }) {
  const texts = useTexts(studyTexts);
  const titleRef = useRef<HTMLHeadingElement>(null);

  // The card that had the focus is gone.
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);

  return (
    <div className={styles.finished}>
      <h2 ref={titleRef} className={styles.title} tabIndex={-1}>
        {texts.study.finished}
      </h2>
      <div className={styles.actions}>
        <Button size="lg" onClick={onBack}>
          {texts.backToSets}
        </Button>
        <Button size="lg" variant="secondary" onClick={onStartOver}>
          {texts.study.startOver}
        </Button>
      </div>
    </div>
  );
}
