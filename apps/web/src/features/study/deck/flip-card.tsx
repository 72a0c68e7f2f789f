import type { Flashcard } from '@scholar/contract';
import { useRef } from 'react';
import { TurningCard, useCardGestures } from '../../cards/public';
import { useTexts } from '../../../lib/i18n';
import type { Deck } from './deck';
import styles from './flip-card.module.css';
import { studyTexts } from '../study.texts';

export function FlipCard({
  card,
  number,
  position,
  isFlipped,
  isReversed,
  direction,
  onFlip,
  onSwipeNext,
  onPrevious,
}: {
  card: Flashcard;
  /** Its number in the set, which it keeps when the deck is shuffled. */
  number: number;
  position: { at: number; total: number };
  isFlipped: boolean;
  isReversed: boolean;
  direction: Deck['direction'];
  onFlip: () => void;
  onSwipeNext: () => void;
  onPrevious: () => void;
}) {
  const texts = useTexts(studyTexts).study;
  const cardRef = useRef<HTMLDivElement>(null);
  useCardGestures(cardRef, { onTap: onFlip, onSwipeLeft: onSwipeNext, onSwipeRight: onPrevious });

  return (
    <TurningCard
      cardRef={cardRef}
      className={styles.card}
      card={card}
      number={number}
      label={texts.position(position)}
      isFlipped={isFlipped}
      isReversed={isReversed}
      direction={direction}
    />
  );
}
