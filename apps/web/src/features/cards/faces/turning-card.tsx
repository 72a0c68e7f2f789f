import { type Flashcard, kindOf } from '@scholar/contract';
import type { CSSProperties, Ref } from 'react';
import { TOUCH } from '../../../lib/device/media';
import { useTexts } from '../../../lib/i18n';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { sayField } from '../../../lib/i18n/field-names.texts';
import { KeyCap } from '../../../ui/shortcuts/key-cap';
import { cardsTexts } from '../cards.texts';
import { CardFaces } from './card-faces';
import styles from './turning-card.module.css';

export type TurningCardProps = {
  card: Pick<Flashcard, 'question' | 'answer' | 'kind' | 'document' | 'source' | 'media'>;
  /** Its number in the set, before the sentence it comes from. */
  number?: number | undefined;
  label: string;
  isFlipped: boolean;
  /** Whether the answer comes first. */
  isReversed?: boolean | undefined;
  /** From which side it comes in. */
  direction: 'none' | 'next' | 'previous';
  /** Whether the name of its document leads there. */
  isDocumentLinked?: boolean | undefined;
  /** In the head of the question; left out, the field of its document. */
  note?: string | undefined;
  cardRef: Ref<HTMLDivElement>;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

/** Both faces of a card; whoever shows it gives `cardRef` the gestures that turn it. */
export function TurningCard({
  card,
  number,
  label,
  isFlipped,
  isReversed = false,
  direction,
  isDocumentLinked = false,
  note,
  cardRef,
  className,
  style,
}: TurningCardProps) {
  return (
    <div
      ref={cardRef}
      role="group"
      tabIndex={-1}
      aria-label={label}
      className={className === undefined ? styles.card : `${styles.card} ${className}`}
      style={style}
      data-flipped={isFlipped}
      data-direction={direction}
    >
      <div className={styles.turn}>
        <CardFaces
          card={card}
          number={number}
          isFlipped={isFlipped}
          isReversed={isReversed}
          note={note ?? (card.document ? sayField(card.document.field) : undefined)}
          isDocumentLinked={isDocumentLinked}
        />
      </div>
      <FlipHint
        isFlipped={isFlipped}
        isQuestionNext={(isReversed && kindOf(card) !== 'cloze') !== isFlipped}
      />
    </div>
  );
}

/**
 * The button that turns the card, for keyboards and screen readers; the whole card takes its click.
 * It stays the same one on both sides, so that it keeps the focus.
 */
function FlipHint({ isFlipped, isQuestionNext }: { isFlipped: boolean; isQuestionNext: boolean }) {
  const texts = useTexts(cardsTexts);
  const isTouch = useMediaQuery(TOUCH);
  return (
    <button type="button" className={styles.hint} data-flipped={isFlipped} data-turns-card>
      {isTouch ? (
        <span>{isQuestionNext ? texts.tapForQuestion : texts.tapForAnswer}</span>
      ) : (
        <>
          <KeyCap name={texts.flipKey} />{' '}
          <span>{isQuestionNext ? texts.seeQuestion : texts.seeAnswer}</span>
        </>
      )}
    </button>
  );
}
