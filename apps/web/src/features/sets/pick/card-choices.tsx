import type { Flashcard } from '@scholar/contract';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import { CardAnswer, CardName, toCardName } from '../../cards/public';
import { CardThumbnails } from '../../media/public';
import { useTexts } from '../../../lib/i18n';
import { sayField } from '../../../lib/i18n/field-names.texts';
import { Badge } from '../../../ui/feedback/badge';
import type { Selection } from './selection';
import { setsTexts } from '../sets.texts';
import styles from './card-choices.module.css';

const ROW_PX = 65;
const ROWS_A_PAGE = 5;

/**
 * Cards to choose from. Only the rows in sight are in the page, so a thousand are as quick as ten.
 * One stop for the Tab key: the arrows go from row to row.
 */
export function CardChoices({
  label,
  cards,
  selection,
  inSet,
  isBusy,
  onToggle,
}: {
  label: string;
  cards: readonly Flashcard[];
  selection: Selection;
  /** Those that cannot be chosen again. */
  inSet: ReadonlySet<number>;
  isBusy: boolean;
  /** The same function at all times. */
  onToggle: (flashcardId: number) => void;
}) {
  const scrollRef = useRef<HTMLDivElement>(null);
  const [chosenRow, setActive] = useState(0);
  const active = Math.min(chosenRow, cards.length - 1);
  const wantsFocus = useRef(false);

  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_PX,
    getItemKey: (at) => cards[at]?.flashcardId ?? at,
    overscan: 6,
    // The row that has the keyboard stays, however far one scrolls.
    rangeExtractor: useCallback(
      (range: Range) => [...new Set([...defaultRangeExtractor(range), active])],
      [active],
    ),
  });

  useEffect(() => {
    if (wantsFocus.current) {
      wantsFocus.current = false;
      const row = scrollRef.current?.querySelector<HTMLElement>(`[data-row="${active}"] input`);
      row?.focus({ preventScroll: true });
    }
  }, [active]);

  function handleKeyDown(event: KeyboardEvent) {
    const last = cards.length - 1;
    const wanted = {
      ArrowUp: active - 1,
      ArrowDown: active + 1,
      PageUp: active - ROWS_A_PAGE,
      PageDown: active + ROWS_A_PAGE,
      Home: 0,
      End: last,
    }[event.key];
    if (wanted === undefined) {
      return;
    }
    event.preventDefault();
    const next = Math.min(Math.max(wanted, 0), last);
    wantsFocus.current = next !== active;
    setActive(next);
    virtualizer.scrollToIndex(next);
  }

  return (
    <div ref={scrollRef} className={styles.scroll} onKeyDown={handleKeyDown}>
      <ul
        className={styles.list}
        style={{ height: virtualizer.getTotalSize() }}
        aria-label={label}
        aria-busy={isBusy}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const card = cards[index];
          return (
            card && (
              <ChoiceRow
                key={key}
                card={card}
                row={index}
                total={cards.length}
                top={start}
                isActive={index === active}
                isInSet={inSet.has(card.flashcardId)}
                isSelected={selection.has(card.flashcardId)}
                onToggle={onToggle}
                onActivate={setActive}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}

const ChoiceRow = memo(function ChoiceRow({
  card,
  row,
  total,
  top,
  isActive,
  isInSet,
  isSelected,
  onToggle,
  onActivate,
}: {
  card: Flashcard;
  row: number;
  total: number;
  /** In pixels from the top of the list. */
  top: number;
  isActive: boolean;
  isInSet: boolean;
  isSelected: boolean;
  onToggle: (flashcardId: number) => void;
  onActivate: (row: number) => void;
}) {
  const id = useId();
  const texts = useTexts(setsTexts).picker;
  const { flashcardId, document, media } = card;
  return (
    <li
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
      data-row={row}
      data-selected={isSelected || isInSet}
      aria-setsize={total}
      aria-posinset={row + 1}
    >
      <input
        id={id}
        type="checkbox"
        className={styles.input}
        checked={isSelected || isInSet}
        // Not `disabled`, which the arrow keys could not reach.
        aria-disabled={isInSet || undefined}
        tabIndex={isActive ? 0 : -1}
        aria-label={toCardName(card)}
        aria-describedby={`${id}-answer`}
        onChange={() => !isInSet && onToggle(flashcardId)}
        onFocus={() => onActivate(row)}
      />
      <span className={styles.box} aria-hidden="true">
        <Check />
      </span>
      <span className={styles.words}>
        <span className={styles.question} dir="auto">
          <CardName card={card} />
        </span>
        <span id={`${id}-answer`} className={styles.answer} dir="auto">
          <CardAnswer card={card} />
        </span>
      </span>
      <CardThumbnails media={media} />
      {isInSet ? (
        <Badge tone="brand-soft">{texts.inSet}</Badge>
      ) : (
        document && <Badge>{sayField(document.field)}</Badge>
      )}
    </li>
  );
});
