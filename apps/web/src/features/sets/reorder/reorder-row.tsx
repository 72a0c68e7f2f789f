import type { Flashcard } from '@scholar/contract';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { KeyboardEvent, PointerEvent } from 'react';
import { CardName, toCardName } from '../../cards/public';
import { useTexts } from '../../../lib/i18n';
import { IconButton } from '../../../ui/forms/icon-button';
import styles from './reorder-list.module.css';
import { setsTexts } from '../sets.texts';

export type MoveControl = 'handle' | 'up' | 'down';

export function ReorderRow({
  card,
  at,
  total,
  top,
  isDragged,
  onKeyDown,
  onPointerDown,
  onMove,
}: {
  card: Flashcard;
  at: number;
  total: number;
  /** In pixels from the top of the list. */
  top: number;
  isDragged: boolean;
  onKeyDown: (event: KeyboardEvent, at: number) => void;
  onPointerDown: (event: PointerEvent, at: number) => void;
  onMove: (from: number, to: number, control: MoveControl) => void;
}) {
  const texts = useTexts(setsTexts).order;
  const name = toCardName(card);
  return (
    <li
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
      data-row={at}
      data-dragged={isDragged}
      aria-setsize={total}
      aria-posinset={at + 1}
    >
      <IconButton
        size="sm"
        className={styles.handle}
        label={texts.move(name)}
        icon={<GripVertical />}
        data-control="handle"
        onKeyDown={(event) => onKeyDown(event, at)}
        onPointerDown={(event) => onPointerDown(event, at)}
      />
      <span className={styles.number} aria-hidden="true">
        {at + 1}
      </span>
      <span className={styles.question} dir="auto">
        <CardName card={card} />
      </span>
      <IconButton
        size="sm"
        label={texts.up(name)}
        icon={<ArrowUp />}
        data-control="up"
        // Not `disabled`, which would drop the focus when the row reaches an end.
        aria-disabled={at === 0 || undefined}
        onClick={() => onMove(at, at - 1, 'up')}
      />
      <IconButton
        size="sm"
        label={texts.down(name)}
        icon={<ArrowDown />}
        data-control="down"
        aria-disabled={at === total - 1 || undefined}
        onClick={() => onMove(at, at + 1, 'down')}
      />
    </li>
  );
}
