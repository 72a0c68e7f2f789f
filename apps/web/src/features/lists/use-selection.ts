import { useRef, useState } from 'react';

const NONE: ReadonlySet<number> = new Set();

/** Chosen rows, from page to page. Other filters show another list, which starts without any. */
export function useSelection(scope: string, max: number) {
  const [selection, setSelection] = useState({ scope, ids: NONE });
  const ids = selection.scope === scope ? selection.ids : NONE;
  const lastRef = useRef<number>(undefined);

  function set(changedIds: readonly number[], isSelected: boolean) {
    const changed = new Set(ids);
    for (const id of changedIds) {
      if (!isSelected) {
        changed.delete(id);
      } else if (changed.size < max) {
        changed.add(id);
      }
    }
    setSelection({ scope, ids: changed });
  }

  return {
    ids,
    /** One call takes no more. */
    isFull: ids.size >= max,
    set,
    /** A row that was pressed; with Shift, all between it and the one pressed before. */
    press(id: number, isSelected: boolean, { isRange, onPage }: Press) {
      const [from, to] = [onPage.indexOf(lastRef.current ?? id), onPage.indexOf(id)];
      lastRef.current = id;
      set(
        isRange && from >= 0 ? onPage.slice(Math.min(from, to), Math.max(from, to) + 1) : [id],
        isSelected,
      );
    },
    /** What goes along with a row: all that are chosen where it is one of them, else it alone. */
    with: (id: number): number[] => (ids.has(id) ? [...ids] : [id]),
    clear: () => setSelection({ scope, ids: NONE }),
  };
}

type Press = { isRange: boolean; onPage: readonly number[] };

export type Selection = ReturnType<typeof useSelection>;
