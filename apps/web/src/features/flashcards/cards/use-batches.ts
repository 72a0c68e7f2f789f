import { useCallback, useState } from 'react';
import { type Batch, hasUnsaved } from './batch';

export type Batches = {
  shown: Batch | null;
  /** What the shown one has replaced and can give way to, the last one first. */
  earlier: Batch[];
};

/** The cards on the screen, and those they have replaced. */
export function useBatches(initial: Batches) {
  const [{ shown, earlier }, setBatches] = useState(initial);
  /** Only the notice goes: the cards themselves stay for the next time there is something to say. */
  const [dismissed, setDismissed] = useState<string>();

  const change = useCallback((next: (shown: Batch) => Batch) => {
    setBatches((old) => ({ ...old, shown: old.shown && next(old.shown) }));
  }, []);

  return {
    shown,
    earlier,
    areEarlierSaid: earlier[0] !== undefined && earlier[0].id !== dismissed,
    isUnsaved: withShown({ shown, earlier }).some(hasUnsaved),
    show(batch: Batch) {
      setDismissed(undefined);
      // Saved ones are not lost, and nothing has to be said about them.
      setBatches((old) => ({ shown: batch, earlier: withShown(old).filter(hasUnsaved) }));
    },
    /** After a failure, as the specification says. Nothing is lost: they can be brought back. */
    clear() {
      setDismissed(undefined);
      setBatches((old) => {
        const all = withShown(old);
        return {
          shown: null,
          earlier: [...all.filter(hasUnsaved), ...all.filter((batch) => !hasUnsaved(batch))],
        };
      });
    },
    /** The shown ones wait behind all others, so that each has its turn. */
    bringBack() {
      setBatches(({ shown: last, earlier: [next, ...others] }) => ({
        shown: next ?? last,
        earlier: next && last && hasUnsaved(last) ? [...others, last] : others,
      }));
    },
    dismissEarlier: () => setDismissed(earlier[0]?.id),
    change,
    /** Of cards that were sent; others may be on the screen by now. */
    changeSent(batchId: string, next: (batch: Batch) => Batch) {
      const changeOne = (batch: Batch) => (batch.id === batchId ? next(batch) : batch);
      setBatches((old) => ({
        shown: old.shown && changeOne(old.shown),
        earlier: old.earlier.map(changeOne),
      }));
    },
  };
}

function withShown({ shown, earlier }: Batches): Batch[] {
  return shown ? [shown, ...earlier] : earlier;
}
