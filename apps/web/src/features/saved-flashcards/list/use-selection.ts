import { CARDS_PER_CALL } from '@scholar/contract';
import { useState } from 'react';

const NONE: ReadonlySet<number> = new Set();

/** Chosen cards, from page to page. Other filters show another list, which starts without any. */
export function useSelection(scope: string) {
  const [selection, setSelection] = useState({ scope, ids: NONE });
  const ids = selection.scope === scope ? selection.ids : NONE;

  return {
    ids,
    /** One call deletes no more. */
    isFull: ids.size >= CARDS_PER_CALL,
    set(flashcardIds: readonly number[], isSelected: boolean) {
      const changed = new Set(ids);
      for (const id of flashcardIds) {
        if (!isSelected) {
          changed.delete(id);
        } else if (changed.size < CARDS_PER_CALL) {
          changed.add(id);
        }
      }
      setSelection({ scope, ids: changed });
    },
    clear: () => setSelection({ scope, ids: NONE }),
  };
}

export type Selection = ReturnType<typeof useSelection>;
