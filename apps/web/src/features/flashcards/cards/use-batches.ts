import { useCallback, useState } from 'react';
import { type Batch, hasUnsaved } from './batch';

export type Batches = {
  shown: Batch | null;
  /** What the shown one has replaced and can give way to. */
  replaced: Batch | null;
};

/** The cards on the screen, and those they may have replaced. */
export function useBatches(initial: Batches) {
  const [{ shown, replaced }, setBatches] = useState(initial);
  /** Only the notice goes: the cards themselves stay for the next time there is something to say. */
  const [dismissed, setDismissed] = useState<string>();

  const change = useCallback((next: (shown: Batch) => Batch) => {
    setBatches((old) => ({ ...old, shown: old.shown && next(old.shown) }));
  }, []);

  return {
    shown,
    replaced,
    isReplacedSaid: replaced !== null && replaced.id !== dismissed,
    isUnsaved: [shown, replaced].some((batch) => batch !== null && hasUnsaved(batch)),
    show(batch: Batch) {
      setDismissed(undefined);
      setBatches((old) => ({
        shown: batch,
        replaced: asReplaced(old.shown) ?? asReplaced(old.replaced),
      }));
    },
    /** After a failure, as the specification says. Nothing is lost: they can be brought back. */
    clear() {
      setDismissed(undefined);
      setBatches((old) => ({
        shown: null,
        replaced: asReplaced(old.shown) ?? asReplaced(old.replaced) ?? old.shown ?? old.replaced,
      }));
    },
    /** They change places: the newer ones may be unsaved, too. */
    bringBack() {
      setBatches((old) =>
        old.replaced ? { shown: old.replaced, replaced: asReplaced(old.shown) } : old,
      );
    },
    dismissReplaced: () => setDismissed(replaced?.id),
    change,
    /** Of cards that were sent; others may be on the screen by now. */
    changeSent(batchId: string, next: (batch: Batch) => Batch) {
      const changeOne = (batch: Batch | null) => (batch?.id === batchId ? next(batch) : batch);
      setBatches((old) => ({ shown: changeOne(old.shown), replaced: changeOne(old.replaced) }));
    },
  };
}

/** Saved ones are not lost, and nothing has to be said about them. */
function asReplaced(batch: Batch | null): Batch | null {
  return batch && hasUnsaved(batch) ? batch : null;
}
