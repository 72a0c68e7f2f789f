import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { NOTHING_SELECTED, type Selection } from './selection';

export const PickSchema = z.object({ name: z.string(), ids: z.array(z.number()) });
type Pick = z.output<typeof PickSchema>;

export type FoundPick = {
  found: Pick | undefined;
  keep: (pick: Pick) => void;
  drop: () => void;
};

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
