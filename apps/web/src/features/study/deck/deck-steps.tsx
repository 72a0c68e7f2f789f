import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { MouseEvent } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { type Deck, isFinished } from './deck';
import styles from './deck-steps.module.css';
import { studyTexts } from '../study.texts';

export function DeckSteps({
  deck,
  onPrevious,
  onNext,
}: {
  deck: Deck;
  onPrevious: () => void;
  onNext: () => void;
}) {
  const texts = useTexts(studyTexts).study;
  const total = deck.order.length;
  const at = Math.min(deck.at + 1, total);
  return (
    <div className={styles.steps}>
      <Button
        size="lg"
        variant="secondary"
        className={styles.previous}
        icon={<ArrowLeft />}
        disabled={deck.at === 0}
        onMouseDown={keepFocus}
        onClick={onPrevious}
      >
        {texts.previous}
      </Button>
      <p className={styles.position}>
        <span className={styles.at}>{at}</span> / {total}
      </p>
      <Button
        size="lg"
        className={styles.next}
        iconAfter={<ArrowRight />}
        disabled={isFinished(deck)}
        onMouseDown={keepFocus}
        onClick={onNext}
      >
        {texts.next}
      </Button>
    </div>
  );
}

/** Space turns the card, also for those who click their way through the deck. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
