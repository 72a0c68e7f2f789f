import { useState } from 'react';
import { localStore } from '../../../lib/storage/storage';

/**
 * Whether a set is studied with the answer first, in the deck, in Learn and in Write; remembered for each student and
 * set, as the set-up of a test is. Only the sides change places: marks and the log of answers are the same.
 */
export function useReversed({ userId, setId }: { userId: number; setId: number }) {
  const key = `reversed:${userId}:${setId}`;
  const [isReversed, setIsReversed] = useState(() => localStore.get(key) === 'true');

  return {
    isReversed,
    reverse(wanted: boolean) {
      setIsReversed(wanted);
      if (wanted) {
        localStore.set(key, 'true');
      } else {
        localStore.remove(key);
      }
    },
  };
}
