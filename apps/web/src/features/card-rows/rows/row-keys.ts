import type { CardSide } from '../../cards/public';
import { type CardRow, isEmpty } from './card-row';

type Pressed = {
  key: string;
  isMod: boolean;
  shiftKey: boolean;
  altKey: boolean;
};

export type RowAction =
  | { kind: 'focus'; id: string; side: CardSide }
  | { kind: 'add' }
  | { kind: 'remove' }
  | { kind: 'move'; by: -1 | 1 }
  | { kind: 'save' };

/** What a key does in a cell; `undefined` leaves it to the browser. */
export function findAction(
  { key, isMod, shiftKey, altKey }: Pressed,
  rows: readonly CardRow[],
  { id, side }: { id: string; side: CardSide },
): RowAction | undefined {
  const place = rows.findIndex((row) => row.id === id);
  const row = rows[place];
  const next = rows[place + 1];
  if (!row) {
    return undefined;
  }
  if (altKey) {
    return findMove(key);
  }
  if (key === 'Enter' && isMod) {
    return { kind: 'save' };
  }
  if (key === 'Enter' && !shiftKey) {
    return next ? { kind: 'focus', id: next.id, side: 'question' } : addBelow(row);
  }
  if (key === 'Tab' && !shiftKey && side === 'answer' && !next && !isEmpty(row)) {
    // Out of an empty last row Tab goes on to the buttons, so that nobody is caught in the rows.
    return { kind: 'add' };
  }
  return key === 'Backspace' && isEmpty(row) && rows.length > 1 ? { kind: 'remove' } : undefined;
}

function findMove(key: string): RowAction | undefined {
  switch (key) {
    case 'ArrowUp':
      return { kind: 'move', by: -1 };
    case 'ArrowDown':
      return { kind: 'move', by: 1 };
    case 'Delete':
      return { kind: 'remove' };
    default:
      return undefined;
  }
}

/** Below an empty row there is nothing to go on to; the key itself is taken, or it would write an empty line. */
function addBelow(row: CardRow): RowAction {
  return isEmpty(row) ? { kind: 'focus', id: row.id, side: 'question' } : { kind: 'add' };
}
