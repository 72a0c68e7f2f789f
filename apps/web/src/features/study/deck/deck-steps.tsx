import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { MouseEvent } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { type Deck, isFinished } from './deck';
import type { Studied } from '../../marks/public';
import { studyTexts } from '../study.texts';
import styles from './deck-steps.module.css';

/** More ticks than this would be too thin to see. */
const MOST_TICKS = 40;

export function DeckSteps({
  deck,
  studied,
  onPrevious,
  onAgain,
  onNext,
}: {
  deck: Deck;
  studied: Studied;
  onPrevious: () => void;
  onAgain: () => void;
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
      <div className={styles.middle}>
        <p className={styles.position}>
          <span className={styles.at}>{at}</span> / {total}
        </p>
        {studied.has(deck.order[deck.at] ?? 0) && (
          <Button
            variant="quiet"
            className={styles.again}
            title={texts.again}
            icon={<RotateCcw />}
            onMouseDown={keepFocus}
            onClick={onAgain}
          >
            {texts.again}
          </Button>
        )}
      </div>
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

/** A click must not move the focus to the button: Space would press it instead of turning the card. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** One tick a card: green when studied, indigo for the one that is shown. */
export function DeckTicks({ deck, studied }: { deck: Deck; studied: Studied }) {
  const texts = useTexts(studyTexts).study;
  const { order, at } = deck;
  const total = order.length;
  const done = order.filter((id) => studied.has(id)).length;
  return (
    <div className={styles.ticks} role="img" aria-label={texts.progress({ studied: done, total })}>
      {total <= MOST_TICKS ? (
        order.map((id, place) => (
          <span
            key={id}
            className={styles.tick}
            data-state={stateOf(place === at, studied.has(id))}
          />
        ))
      ) : (
        <span className={styles.bar}>
          <span className={styles.fill} style={{ transform: `scaleX(${done / total})` }} />
          <span
            className={styles.place}
            style={{ left: `${(Math.min(at, total - 1) / (total - 1)) * 100}%` }}
          />
        </span>
      )}
    </div>
  );
}

function stateOf(isShown: boolean, isStudied: boolean): 'shown' | 'studied' | 'studying' {
  if (isShown) {
    return 'shown';
  }
  return isStudied ? 'studied' : 'studying';
}
