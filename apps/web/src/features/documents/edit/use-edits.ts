import { useEffect, useState } from 'react';
import { isSameWriting, type Writing } from './writing';

export type FoundDraft<Value> = {
  found: Value | undefined;
  keep: (value: Value) => void;
  drop: () => void;
};

/** Edits that a reload or an ended session does not take away. None is `undefined`. */
export function useEdits<Value extends Writing>({ found, keep, drop }: FoundDraft<Value>) {
  const [edits, setEdits] = useState(found);
  const [isRestored, setIsRestored] = useState(found !== undefined);

  useEffect(() => {
    if (edits === undefined) {
      drop();
    } else {
      keep(edits);
    }
  }, [edits, keep, drop]);

  return {
    edits,
    setEdits,
    /** From before a reload or a new login, and neither saved nor discarded since. */
    isRestored: isRestored && edits !== undefined,
    discard() {
      setEdits(undefined);
      setIsRestored(false);
    },
    /** Also when the screen has gone: the next time it opens, they are there. */
    bringBack(value: Value) {
      keep(value);
      setEdits(value);
    },
    /** What was sent is saved. What was typed while it was on its way is still an edit. */
    settle(sent: Writing, onto: Partial<Value>) {
      setEdits((now) => (now && !isSameWriting(now, sent) ? { ...now, ...onto } : undefined));
      setIsRestored(false);
    },
  };
}
