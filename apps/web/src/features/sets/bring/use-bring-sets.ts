import type { ImportedSet } from '@scholar/contract';
import { useRetryKey } from '../../../lib/queries/use-retry-key';
import { useSingleMutation } from '../../../lib/queries/use-single-mutation';
import { useCaller } from '../sets.queries';
import { type BroughtSet, bringSets } from './bring-sets';

type Bringing = {
  sets: readonly ImportedSet[];
  /** Where the plan holds fewer cards: bring those that fit, in place of none. */
  isOnlyWhatFits?: boolean;
  /** Bring cards too that the student has already. */
  hasRepeats?: boolean;
  onBrought?: (brought: readonly BroughtSet[], sent: readonly ImportedSet[]) => void;
};

/** Documents, cards and sets in one go. */
export function useBringSets() {
  const { api, queryClient } = useCaller();
  // The same sets are the same import, however often they are sent.
  const keyOf = useRetryKey();
  return useSingleMutation({
    mutationFn: ({
      sets,
      isOnlyWhatFits = false,
      hasRepeats = false,
      onBrought = () => undefined,
    }: Bringing) => bringSets(api, sets, { keyOf, isOnlyWhatFits, hasRepeats, onBrought }),
    onSuccess: keyOf.forget,
    onSettled: () => {
      // Documents, cards, sets, Today, the numbers on Home: nothing that is listed stays as it was.
      void queryClient.invalidateQueries();
    },
  });
}
