import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { useKeys } from '../../lib/keyboard/use-keys';
import { Button } from '../../ui/basics/button';
import { blankTextTexts } from '../../ui/text/blank-text.texts';
import { spokenSides, TurningCard, useCardGestures } from '../cards/public';
import styles from './flip-through.module.css';
import { sharedSetTexts } from './shared-set.texts';
import type { ShownCard } from './shown-cards';

type Shown = { at: number; isFlipped: boolean; direction: 'none' | 'next' | 'previous' };

/** One card after the other, to turn. Nothing is remembered of it. */
export function FlipThrough({ cards }: { cards: readonly ShownCard[] }) {
  const texts = useTexts(sharedSetTexts);
  const { blank } = useTexts(blankTextTexts);
  const partRef = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<Shown>({ at: 0, isFlipped: false, direction: 'none' });
  const { at, isFlipped, direction } = shown;
  const card = cards[at];
  const total = cards.length;
  const position = texts.position({ at: at + 1, total });

  const flip = () => setShown((last) => ({ ...last, isFlipped: !last.isFlipped }));
  const goNext = () =>
    setShown((last) =>
      last.at + 1 < total ? { at: last.at + 1, isFlipped: false, direction: 'next' } : last,
    );
  const goBack = () =>
    setShown((last) =>
      last.at > 0 ? { at: last.at - 1, isFlipped: false, direction: 'previous' } : last,
    );
  useKeys({ ' ': flip, Enter: flip, ArrowRight: goNext, ArrowLeft: goBack });

  // On the link that led here, Space would not turn the card.
  useEffect(() => partRef.current?.focus({ preventScroll: true }), []);

  if (!card) {
    return null;
  }
  const sides = spokenSides(card, blank);
  return (
    <section ref={partRef} className={styles.part} tabIndex={-1} aria-label={texts.flip}>
      <p role="status" className="visually-hidden">
        {isFlipped ? sides.back : `${position}. ${sides.front}`}
      </p>
      <ShownFaces
        key={at}
        card={card}
        label={position}
        isFlipped={isFlipped}
        direction={direction}
        onFlip={flip}
        onNext={goNext}
        onPrevious={goBack}
      />
      <div className={styles.steps}>
        <Button
          size="lg"
          variant="secondary"
          icon={<ArrowLeft />}
          disabled={at === 0}
          onMouseDown={keepFocus}
          onClick={goBack}
        >
          {texts.previous}
        </Button>
        <p className={styles.position}>
          <span className={styles.at}>{at + 1}</span> / {total}
        </p>
        <Button
          size="lg"
          iconAfter={<ArrowRight />}
          disabled={at + 1 === total}
          onMouseDown={keepFocus}
          onClick={goNext}
        >
          {texts.next}
        </Button>
      </div>
    </section>
  );
}

function ShownFaces({
  card,
  label,
  isFlipped,
  direction,
  onFlip,
  onNext,
  onPrevious,
}: Pick<Shown, 'isFlipped' | 'direction'> & {
  card: ShownCard;
  label: string;
  onFlip: () => void;
  onNext: () => void;
  onPrevious: () => void;
}) {
  const cardRef = useRef<HTMLDivElement>(null);
  useCardGestures(cardRef, { onTap: onFlip, onSwipeLeft: onNext, onSwipeRight: onPrevious });
  return (
    <TurningCard
      cardRef={cardRef}
      className={styles.card}
      card={card}
      label={label}
      isFlipped={isFlipped}
      direction={direction}
    />
  );
}

/** A click must not move the focus to the button: Space would press it instead of turning the card. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
