import type { Rating, TodayCard } from '@scholar/contract';
import { type CSSProperties, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { type Drag, TurningCard, useCardGestures } from '../../cards/public';
import { todayTexts } from '../today.texts';
import styles from './study-card.module.css';
import { SwipeWord } from './swipe-word';

/** An answer is given on purpose: further than a swipe that only turns pages. */
const ANSWERS_AT_PX = 88;

/** The card of the day. A finger pulls it left for Again and right for Knew it, once its answer is seen. */
export function StudyCard({
  card,
  isFlipped,
  direction,
  onFlip,
  onAnswer,
  focusRef,
}: {
  card: TodayCard;
  isFlipped: boolean;
  direction: 'none' | 'next' | 'previous';
  onFlip: () => void;
  onAnswer: (rating: Rating) => void;
  focusRef: Ref<{ focus: () => void }>;
}) {
  const texts = useTexts(todayTexts);
  const cardRef = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  useImperativeHandle(focusRef, () => ({
    focus: () => cardRef.current?.focus({ preventScroll: true }),
  }));
  useCardGestures(cardRef, {
    onTap: onFlip,
    onSwipeLeft: () => onAnswer('again'),
    onSwipeRight: () => onAnswer('good'),
    onDrag: (pulled) => setDrag(isFlipped ? pulled : undefined),
    swipePx: ANSWERS_AT_PX,
  });

  return (
    <>
      <TurningCard
        cardRef={cardRef}
        className={drag ? `${styles.card} ${styles.dragged}` : styles.card}
        style={{ '--across': `${drag?.across ?? 0}px` } as CSSProperties}
        card={card}
        label={texts.card(card.setTitle)}
        note={card.setTitle}
        isFlipped={isFlipped}
        direction={direction}
        isDocumentLinked
      />
      {drag && <SwipeWord drag={drag} answersAt={ANSWERS_AT_PX} />}
    </>
  );
}
