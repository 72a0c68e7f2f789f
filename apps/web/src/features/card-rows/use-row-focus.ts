import { useCallback, useEffect, useRef } from 'react';
import type { CardSide } from '../cards/public';

/** Moves the keyboard from cell to cell, also to those of a row that is there only after the next render. */
export function useRowFocus() {
  const listRef = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ id: string; side: CardSide }>(undefined);
  /** The cell that had the keyboard last; its selection outlives the press of a button. */
  const lastArea = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const list = listRef.current;
    function handleFocus({ target }: FocusEvent) {
      lastArea.current = target instanceof HTMLTextAreaElement ? target : lastArea.current;
    }
    list?.addEventListener('focusin', handleFocus);
    return () => list?.removeEventListener('focusin', handleFocus);
  }, []);

  const takeFocus = useCallback(() => {
    const area = wanted.current && findArea(listRef.current, wanted.current);
    if (area) {
      wanted.current = undefined;
      area.focus();
      area.setSelectionRange(area.value.length, area.value.length);
    }
  }, []);

  // Every render may have brought the row.
  useEffect(takeFocus);

  const focusOn = useCallback(
    (id: string, side: CardSide) => {
      wanted.current = { id, side };
      takeFocus();
    },
    [takeFocus],
  );

  return { listRef, lastArea, focusOn };
}

function findArea(
  list: HTMLOListElement | null,
  { id, side }: { id: string; side: CardSide },
): HTMLTextAreaElement | null {
  const row = [...(list?.children ?? [])].find(
    (item) => item instanceof HTMLElement && item.dataset['row'] === id,
  );
  return row?.querySelector(`[data-side="${side}"] textarea`) ?? null;
}

/** The row and the side that a cell belongs to. */
export function findCell(area: HTMLTextAreaElement): { id: string; side: CardSide } | undefined {
  const side = area.closest<HTMLElement>('[data-side]')?.dataset['side'];
  const id = area.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return id !== undefined && (side === 'question' || side === 'answer') ? { id, side } : undefined;
}
