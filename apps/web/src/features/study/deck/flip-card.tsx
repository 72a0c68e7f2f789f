import { type Flashcard, kindOf } from '@scholar/contract';
import { useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { BlankText } from '../../../ui/feedback/blank-text';
import { cardsTexts } from '../../cards/public';
import { CardFace } from './card-face';
import { quotesSentence } from './card-sides';
import type { Deck } from './deck';
import { useCardGestures } from './use-card-gestures';
import { KeyCap } from '../../../ui/shortcuts/key-cap';
import { TOUCH } from '../../../lib/device/media';
import { studyTexts } from '../study.texts';
import styles from './flip-card.module.css';

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
        {kindOf(card) === 'cloze' ? (
          <ClozeFaces card={card} number={number} isFlipped={isFlipped} />
        ) : (
          <DefinitionFaces card={card} number={number} isFlipped={isFlipped} />
        )}
      </div>
      <FlipHint isFlipped={isFlipped} />
    </div>
  );
}

type FacesProps = { card: Flashcard; number: number; isFlipped: boolean };

function DefinitionFaces({ card, number, isFlipped }: FacesProps) {
  const texts = useTexts(studyTexts).study;
  return (
    <>
      <CardFace
        side="front"
        isHidden={isFlipped}
        label={texts.question}
        note={card.document?.field}
        look="term"
        text={card.question}
      />
      <CardFace
        side="back"
        isHidden={!isFlipped}
        label={texts.answer}
        note={card.question}
        look="definition"
        text={card.answer}
        foot={<CardSource card={card} number={number} />}
      />
    </>
  );
}

/** The sentence asks, and what is missing in it answers. */
function ClozeFaces({ card, number, isFlipped }: FacesProps) {
  const { inBlank } = useTexts(studyTexts).study;
  const { kinds } = useTexts(cardsTexts);
  const { question, answer, document } = card;
  const cited = quotesSentence(card) ? { ...card, source: null } : card;
  return (
    <>
      <CardFace
        side="front"
        isHidden={isFlipped}
        label={kinds.cloze}
        note={document?.field}
        look="definition"
        text={answer}
      >
        <BlankText text={answer} />
      </CardFace>
      <CardFace
        side="back"
        isHidden={!isFlipped}
        label={inBlank}
        note={document?.field}
        look="term"
        text={question}
        below={
          <p className={styles.sentence} dir="auto">
            <BlankText text={answer} fill={question} />
          </p>
        }
        foot={<CardSource card={cited} number={number} />}
      />
    </>
  );
}

/**
 * The button that turns the card, for keyboards and screen readers; the whole card takes its click.
 * It stays the same one on both sides, so that it keeps the focus.
 */
function FlipHint({ isFlipped }: { isFlipped: boolean }) {
  const texts = useTexts(studyTexts).study;
  const isTouch = useMediaQuery(TOUCH);
  return (
    <button type="button" className={styles.hint} data-flipped={isFlipped}>
      {isTouch ? (
        <span>{isFlipped ? texts.tapForQuestion : texts.tapForAnswer}</span>
      ) : (
        <>
          <KeyCap name={texts.flipKey} />{' '}
          <span>{isFlipped ? texts.seeQuestion : texts.seeAnswer}</span>
        </>
      )}
    </button>
  );
}

/** The sentence a card came from, under the highlighter; without one, the document alone. */
function CardSource({
  card: { source, document },
  number,
}: {
  card: Pick<Flashcard, 'source' | 'document'>;
  number: number;
}) {
  const texts = useTexts(studyTexts).study;
  if (!source && !document) {
    return null;
  }
  return (
    <figure className={styles.citation} aria-label={texts.source}>
      {source && (
        <>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <blockquote className={styles.quote} dir="auto">
            <mark className={styles.mark}>{source.quote}</mark>
          </blockquote>
        </>
      )}
      {document && (
        <figcaption className={styles.document} dir="auto">
          {document.title}
        </figcaption>
      )}
    </figure>
  );
}
