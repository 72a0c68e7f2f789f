import type { Flashcard } from '@scholar/contract';
import { useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { CardFace } from './card-face';
import { Citation } from './citation';
import type { Deck } from './deck';
import styles from './flip-card.module.css';
import { FlipHint } from './flip-hint';
import { studyTexts } from '../study.texts';
import { useCardGestures } from './use-card-gestures';

export function FlipCard({
  card,
  number,
  position,
  isFlipped,
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
  direction: Deck['direction'];
  onFlip: () => void;
  onSwipeNext: () => void;
  onPrevious: () => void;
}) {
  const texts = useTexts(studyTexts).study;
  const cardRef = useRef<HTMLDivElement>(null);
  useCardGestures(cardRef, { onTap: onFlip, onSwipeLeft: onSwipeNext, onSwipeRight: onPrevious });

  return (
    <div
      ref={cardRef}
      role="group"
      aria-label={texts.position(position)}
      className={styles.card}
      data-flipped={isFlipped}
      data-direction={direction}
    >
      <div className={styles.turn}>
        <CardFace
          isHidden={isFlipped}
          label={texts.question}
          note={card.document?.field}
          text={card.question}
          isTerm
        />
        <CardFace
          isHidden={!isFlipped}
          label={texts.answer}
          note={card.question}
          text={card.answer}
          foot={<Citation card={card} number={number} />}
        />
      </div>
      <FlipHint isFlipped={isFlipped} />
    </div>
  );
}
