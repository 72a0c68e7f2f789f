import { CARDS_PER_CALL } from '@scholar/contract';
import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';

/** Chosen cards, in the order in which they were chosen. */
export type Selection = ReadonlySet<number>;

export const NOTHING_SELECTED: Selection = new Set();

export const PickSchema = z.object({ name: z.string(), ids: z.array(z.number()) });
type Pick = z.output<typeof PickSchema>;

export type FoundPick = {
  found: Pick | undefined;
  keep: (pick: Pick) => void;
  drop: () => void;
};

export function withToggled(selection: Selection, flashcardId: number): Selection {
  const next = new Set(selection);
  if (!next.delete(flashcardId)) {
    next.add(flashcardId);
  }
  return next;
}

export function withAll(
  selection: Selection,
  ids: readonly number[],
  isSelected: boolean,
): Selection {
  const next = new Set(selection);
  for (const id of ids) {
    if (isSelected) {
      next.add(id);
    } else {
      next.delete(id);
    }
  }
  return next;
}

/** Where there is nothing to choose, not everything is chosen. */
export function hasAll(selection: Selection, ids: readonly number[]): boolean {
  return ids.length > 0 && ids.every((id) => selection.has(id));
}

/** More cards than one call takes. */
export function isTooLarge(selection: Selection): boolean {
  return selection.size > CARDS_PER_CALL;
}

/** A name and chosen cards that are not sent yet. A reload or an ended session takes neither away. */
export function usePick({ found, keep, drop }: FoundPick) {
  const [name, setName] = useState(found?.name ?? '');
  const [selection, setSelection] = useState<Selection>(() => new Set(found?.ids));
  const hasWork = name !== '' || selection.size > 0;

  useEffect(() => {
    if (hasWork) {
      keep({ name, ids: [...selection] });
    } else {
      drop();
    }
  }, [hasWork, name, selection, keep, drop]);

  return {
    name,
    setName,
    selection,
    setSelection,
    hasWork,
    clear: useCallback(() => {
      setName('');
      setSelection(NOTHING_SELECTED);
    }, []),
  };
}
