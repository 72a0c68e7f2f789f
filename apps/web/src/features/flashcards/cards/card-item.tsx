import type { Source } from '@scholar/contract';
import { memo, type PointerEvent, useId, useRef } from 'react';
import type { CardProblems } from '../../cards/public';
import { useTexts } from '../../../lib/i18n';
import { useHoverIntent } from '../../../lib/keyboard/use-hover-intent';
import { GrowingText } from '../../../ui/inputs/growing-text';
import { SourceQuote } from '../../import-document/public';
import type { CardChange, GeneratedCard } from './batch';
import { toCardElementId } from './card-element';
import styles from './card-item.module.css';
import { CardToggle } from './card-toggle';
import { flashcardsTexts } from '../flashcards.texts';

type CardItemProps = {
  card: GeneratedCard;
  place: number;
  source: Source | null;
  isActive: boolean;
  /** Whether the document shows the passage. */
  isMarked: boolean;
  /** The document of a card that shows its passage in its foot; undefined for the others. */
  quotedFrom: string | undefined;
  problems: CardProblems | undefined;
  onActivate: (place: number) => void;
  onQuote: (place: number) => void;
  onChange: (id: string, change: CardChange) => void;
};

/** A card that can be chosen, edited, and followed to where it comes from. Fifty are drawn at once. */
export const CardItem = memo(function CardItem({
  card: { id, question, answer, isSelected },
  place,
  source,
  isActive,
  isMarked,
  quotedFrom,
  problems,
  onActivate,
  onQuote,
  onChange,
}: CardItemProps) {
  const texts = useTexts(flashcardsTexts);
  const quoteId = useId();
  const follow = useFollow({
    onActivate: () => onActivate(place),
    onQuote: () => onQuote(place),
  });
  const number = place + 1;
  const isQuoted = quotedFrom !== undefined;
  return (
    <li id={toCardElementId(number)} aria-label={texts.card(number)}>
      <div className={styles.card} data-active={isActive} data-selected={isSelected} {...follow}>
        {source ? (
          <button
            type="button"
            className={styles.number}
            aria-label={texts.source(number)}
            aria-pressed={isActive}
            aria-describedby={isQuoted ? quoteId : undefined}
            onClick={() => onActivate(place)}
          >
            {number}
          </button>
        ) : (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        <div className={styles.words}>
          <GrowingText
            label={texts.question(number)}
            value={question}
            look="term"
            error={problems?.question}
            onChange={(typed) => onChange(id, { question: typed })}
          />
          <GrowingText
            label={texts.answer(number)}
            value={answer}
            look="definition"
            error={problems?.answer}
            onChange={(typed) => onChange(id, { answer: typed })}
          />
        </div>
        <CardToggle
          number={number}
          isSelected={isSelected}
          onChange={(wanted) => onChange(id, { isSelected: wanted })}
        />
        {isQuoted && source && (
          <div className={styles.source}>
            <Quote
              id={quoteId}
              source={source}
              documentText={quotedFrom}
              isMarked={isMarked}
              look="foot"
            />
          </div>
        )}
      </div>
    </li>
  );
});

/** Looking for the passage takes a while in a long document: not with every letter of a card. */
const Quote = memo(SourceQuote);

/**
 * A mouse that rests on a card only marks the passage in the document. The foot with the quote
 * moves the cards below, so it waits for the focus, and under a pressed button for its release.
 */
function useFollow({ onActivate, onQuote }: { onActivate: () => void; onQuote: () => void }) {
  const isPressed = useRef(false);
  const { onPointerEnter, onPointerLeave } = useHoverIntent()(onActivate);
  return {
    onPointerEnter(event: PointerEvent) {
      // Below one another, the passage would be marked where nobody sees it.
      if (!areStacked(event.currentTarget)) {
        onPointerEnter(event);
      }
    },
    onPointerLeave() {
      isPressed.current = false;
      onPointerLeave();
    },
    onPointerDown() {
      isPressed.current = true;
    },
    onFocus() {
      onActivate();
      if (!isPressed.current) {
        onQuote();
      }
    },
    onClickCapture() {
      isPressed.current = false;
      onQuote();
    },
  };
}

function areStacked(inside: Element): boolean {
  return getComputedStyle(inside).getPropertyValue('--panels').trim() === 'stacked';
}
