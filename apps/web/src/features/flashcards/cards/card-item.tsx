import type { Source } from '@scholar/contract';
import Check from 'lucide-react/icons/check';
import { memo, type MouseEvent, type PointerEvent, useId, useRef } from 'react';
import { type CardProblems, TaggedTerm } from '../../cards/public';
import { useTexts } from '../../../lib/i18n';
import { useHoverIntent } from '../../../lib/keyboard/use-hover-intent';
import { GrowingText } from '../../../ui/editing/growing-text';
import { SourceQuote } from '../../import-document/public';
import type { CardChange, GeneratedCard } from './batch';
import styles from './card-item.module.css';
import { flashcardsTexts } from '../flashcards.texts';

type CardItemProps = {
  card: GeneratedCard;
  place: number;
  source: Source | null;
  isActive: boolean;
  /** Whether the document shows the passage. */
  isHighlighted: boolean;
  /** The text of the document, if this card quotes its passage in its foot. */
  quotedFrom: string | undefined;
  problems: CardProblems | undefined;
  onActivate: (place: number) => void;
  onQuote: (place: number) => void;
  onChange: (id: string, change: CardChange) => void;
};

/** Memoised, because up to fifty are drawn at once. */
export const CardItem = memo(function CardItem({
  card: { id, question, answer, kind, isSelected },
  place,
  source,
  isActive,
  isHighlighted,
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
  const isCloze = kind === 'cloze';
  const term = (
    <TaggedTerm key="term" kind={kind} answer={answer}>
      <GrowingText
        label={isCloze ? texts.answer(number) : texts.question(number)}
        value={question}
        look="term"
        error={problems?.question}
        onChange={(typed) => onChange(id, { question: typed })}
      />
    </TaggedTerm>
  );
  const definition = (
    <GrowingText
      key="definition"
      label={isCloze ? texts.question(number) : texts.answer(number)}
      value={answer}
      look="definition"
      error={problems?.answer}
      onChange={(typed) => onChange(id, { answer: typed })}
    />
  );
  return (
    <li id={toCardElementId(number)} data-stop={place} aria-label={texts.card(number)}>
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
        <div className={styles.words} data-kind={kind}>
          {/* The sentence with the blank is what a cloze asks. */}
          {isCloze ? [definition, term] : [term, definition]}
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
              isHighlighted={isHighlighted}
              look="foot"
            />
          </div>
        )}
      </div>
    </li>
  );
});

/** Memoised, because finding the passage in a long document is too slow for every letter typed. */
const Quote = memo(SourceQuote);

/**
 * Hovering only highlights the passage in the document. The quote in the foot moves the cards below, so
 * it opens with the focus, and during a click only after the release. A click on the toggle moves
 * nothing: the next one is aimed at already.
 */
function useFollow({ onActivate, onQuote }: { onActivate: () => void; onQuote: () => void }) {
  const isPressed = useRef(false);
  const { onPointerEnter, onPointerLeave } = useHoverIntent()(onActivate);
  return {
    onPointerEnter(event: PointerEvent) {
      // Where the panels are stacked, the highlighted passage would be out of sight.
      if (!areStacked(event.currentTarget)) {
        onPointerEnter(event);
      }
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      // A finger leaves before its click comes.
      if (pointerType === 'mouse') {
        isPressed.current = false;
      }
      onPointerLeave();
    },
    onPointerDown() {
      isPressed.current = true;
    },
    onPointerCancel() {
      isPressed.current = false;
    },
    onFocus() {
      onActivate();
      if (!isPressed.current) {
        onQuote();
      }
    },
    onClickCapture({ target }: MouseEvent) {
      isPressed.current = false;
      if (!(target instanceof Element && target.closest('[data-part="toggle"]'))) {
        onQuote();
      }
    },
  };
}

function areStacked(inside: Element): boolean {
  return getComputedStyle(inside).getPropertyValue('--panels').trim() === 'stacked';
}

function toCardElementId(number: number): string {
  return `generated-card-${number}`;
}

/** Focuses a part of a card in the list. */
export function focusCard(number: number, part: 'number' | 'question' | 'answer'): void {
  const card = document.getElementById(toCardElementId(number));
  const [first, second] = card?.querySelectorAll('textarea') ?? [];
  const texts =
    card?.querySelector('[data-kind="cloze"]') === null
      ? { question: first, answer: second }
      : { question: second, answer: first };
  const parts = { number: card?.querySelector('button'), ...texts };
  parts[part]?.focus();
}

/** The word and the check say it too, for those who cannot tell green from red. A cross would offer to delete. */
function CardToggle({
  number,
  isSelected,
  onChange,
}: {
  number: number;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}) {
  const texts = useTexts(flashcardsTexts);
  return (
    <button
      type="button"
      className={styles.toggle}
      data-part="toggle"
      data-selected={isSelected}
      aria-label={texts.selectedCard(number)}
      aria-pressed={isSelected}
      aria-keyshortcuts={isSelected ? 'D' : 'K'}
      onClick={() => onChange(!isSelected)}
    >
      <span className={styles.word}>{isSelected ? texts.selected : texts.notSelected}</span>
      <span className={styles.circle}>{isSelected && <Check size={14} />}</span>
    </button>
  );
}
