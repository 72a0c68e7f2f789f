import type { CardText } from '@scholar/contract';
import { useState } from 'react';

type FoundDraft<Value> = {
  found: Value | undefined;
  keep: (value: Value) => void;
  drop: () => void;
};

/** What is typed into a card dialog. A reload or an ended session does not take it away. */
export function useCardEdits<Value extends CardText>(saved: Value, draft: FoundDraft<Value>) {
  const [writing, setWriting] = useState(draft.found ?? saved);
  const [isRestored, setIsRestored] = useState(draft.found !== undefined);
  const [isSettled, setIsSettled] = useState(false);

  return {
    writing,
    isUnsaved: !isSettled && !isSame(writing, saved),
    /** From before a reload or a new login. */
    isRestored,
    change(changes: Partial<Value>) {
      const next = { ...writing, ...changes };
      setWriting(next);
      if (isSame(next, saved)) {
        draft.drop();
      } else {
        draft.keep(next);
      }
    },
    /** Back to what is saved. */
    startOver() {
      setWriting(saved);
      setIsRestored(false);
      draft.drop();
    },
    /** Saved or discarded: the dialog closes, with its words still in it. */
    settle() {
      setIsSettled(true);
      draft.drop();
    },
  };
}

function isSame(one: CardText, other: CardText): boolean {
  return one.question === other.question && one.answer === other.answer;
}
