import { useCallback, useState } from 'react';
import { type Batch, hasUnsaved, isTouched } from './batch';

export type Batches = {
  shown: Batch | null;
  /** Batches that the shown one has replaced, the latest first. */
  earlier: Batch[];
};

/** The cards on the screen, and those they have replaced. */
export function useBatches(initial: Batches) {
  const [{ shown, earlier }, setBatches] = useState(initial);
  /** Hides only the notice about this batch; its cards can still be brought back. */
  const [dismissed, setDismissed] = useState<string>();

  const change = useCallback((next: (shown: Batch) => Batch) => {
    setBatches((old) => ({ ...old, shown: old.shown && next(old.shown) }));
  }, []);

  return {
    shown,
    earlier,
    isEarlierOffered: earlier[0] !== undefined && earlier[0].id !== dismissed,
    /** Cards that were replaced as they came are no work: the student has asked for others. */
    isUnsaved:
      (shown !== null && hasUnsaved(shown)) ||
      earlier.some((batch) => hasUnsaved(batch) && isTouched(batch)),
    show(batch: Batch) {
      setDismissed(undefined);
      // A batch that is saved need not be offered again.
      setBatches((old) => ({ shown: batch, earlier: withShown(old).filter(hasUnsaved) }));
    },
    /** The specification empties the screen after a failure; the cards can be brought back. */
    clear() {
      setDismissed(undefined);
      setBatches((old) => {
        const all = withShown(old).filter(({ cards }) => cards.length > 0);
        return {
          shown: null,
          earlier: [...all.filter(hasUnsaved), ...all.filter((batch) => !hasUnsaved(batch))],
        };
      });
    },
    /** The shown batch goes to the end, so that each has its turn. */
    bringBack() {
      setBatches(({ shown: last, earlier: [next, ...others] }) => ({
        shown: next ?? last,
        earlier: next && last && hasUnsaved(last) ? [...others, last] : others,
      }));
    },
    /** It lies in a set now, where the student goes on with it. */
    drop(batchId: string) {
      setBatches((old) => ({
        shown: old.shown?.id === batchId ? null : old.shown,
        earlier: old.earlier.filter(({ id }) => id !== batchId),
      }));
    },
    dismissEarlier: () => setDismissed(earlier[0]?.id),
    change,
    /** Changes this batch, although another one may be shown by now. */
    changeById(batchId: string, next: (batch: Batch) => Batch) {
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
