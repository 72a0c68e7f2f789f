import { CARDS_PER_CALL } from '@scholar/contract';

/** Chosen cards, in the order in which they were chosen. */
export type Selection = ReadonlySet<number>;

export const NOTHING_SELECTED: Selection = new Set();

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

/** None of an empty list are all. */
export function hasAll(selection: Selection, ids: readonly number[]): boolean {
  return ids.length > 0 && ids.every((id) => selection.has(id));
}

/** A call takes no more. */
export function isTooLarge(selection: Selection): boolean {
  return selection.size > CARDS_PER_CALL;
}
