import { useEffect, useState } from 'react';
import type { LoadedDraft } from './use-draft';

/**
 * What a student has typed and not saved. A reload or an ended session does not take it away.
 * `undefined` where nothing was typed; `isWorthKeeping` says no where nothing would be lost.
 */
export function useEdits<Value>(
  { found, keep, drop }: LoadedDraft<Value>,
  isWorthKeeping: (edits: Value) => boolean = () => true,
) {
  const [edits, setEdits] = useState(found);
  const [isRestored, setIsRestored] = useState(found !== undefined);
  const isUnsaved = edits !== undefined && isWorthKeeping(edits);

  useEffect(() => {
    if (isUnsaved) {
      keep(edits);
    } else {
      drop();
    }
  }, [edits, isUnsaved, keep, drop]);

  return {
    edits,
    setEdits,
    isUnsaved,
    /** From before a reload or a new login, and neither saved nor discarded since. */
    isRestored: isRestored && isUnsaved,
    discard() {
      setEdits(undefined);
      setIsRestored(false);
    },
    /** For Undo, which also works after the screen has gone: the edits are there when it opens again. */
    bringBack(value: Value) {
      keep(value);
      setEdits(value);
    },
    /** After a save: `rest` tells what of the edits is left, typed while the save was on its way. */
    settle(rest: (now: Value) => Value | undefined) {
      setEdits((now) => now && rest(now));
      setIsRestored(false);
    },
  };
}
