import { useState } from 'react';
import { type Batch, hasUnsaved, type KeptCard, withKept } from './batch';

export type Batches = {
  shown: Batch | null;
  /** What the shown one has replaced and can give way to. */
  replaced: Batch | null;
};

/** The cards on the screen, and those they may have replaced. */
export function useBatches(initial: Batches) {
  const [{ shown, replaced }, setBatches] = useState(initial);

  return {
    shown,
    replaced,
    isUnsaved: [shown, replaced].some((batch) => batch !== null && hasUnsaved(batch)),
    show(batch: Batch) {
      setBatches((old) => ({ shown: batch, replaced: asReplaced(old.shown ?? old.replaced) }));
    },
    /** After a failure, as the specification says. Nothing is lost: they can be brought back. */
    clear() {
      setBatches((old) => ({ shown: null, replaced: old.shown ?? old.replaced }));
    },
    /** They change places: the newer ones may be unsaved, too. */
    bringBack() {
      setBatches((old) =>
        old.replaced ? { shown: old.replaced, replaced: asReplaced(old.shown) } : old,
      );
    },
    forgetReplaced: () => setBatches((old) => ({ ...old, replaced: null })),
    change(next: (shown: Batch) => Batch) {
      setBatches((old) => ({ ...old, shown: old.shown && next(old.shown) }));
    },
    /** Cards that were sent; others may be on the screen by now. */
    markKept(kept: readonly KeptCard[]) {
      setBatches((old) => ({
        shown: old.shown && withKept(old.shown, kept),
        replaced: old.replaced && withKept(old.replaced, kept),
      }));
    },
  };
}

/** Saved ones are not lost, and nothing has to be said about them. */
function asReplaced(batch: Batch | null): Batch | null {
  return batch && hasUnsaved(batch) ? batch : null;
}
