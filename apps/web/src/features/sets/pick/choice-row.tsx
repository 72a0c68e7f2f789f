import type { Flashcard } from '@scholar/contract';
import Check from 'lucide-react/icons/check';
import { memo, useId } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Badge } from '../../../ui/feedback/badge';
import styles from './card-choices.module.css';
import { setsTexts } from '../sets.texts';

export const ChoiceRow = memo(function ChoiceRow({
  card: { flashcardId, question, answer, document },
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
        aria-label={question}
        aria-describedby={`${id}-answer`}
        onChange={() => !isInSet && onToggle(flashcardId)}
        onFocus={() => onActivate(row)}
      />
      <span className={styles.box} aria-hidden="true">
        <Check />
      </span>
      <span className={styles.words}>
        <span className={styles.question} dir="auto">
          {question}
        </span>
        <span id={`${id}-answer`} className={styles.answer} dir="auto">
          {answer}
        </span>
      </span>
      {isInSet ? (
        <Badge tone="brand-soft">{texts.inSet}</Badge>
      ) : (
        document && <Badge>{document.field}</Badge>
      )}
    </li>
  );
});
