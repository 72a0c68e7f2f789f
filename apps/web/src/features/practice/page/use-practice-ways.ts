import { IdParamSchema } from '@scholar/contract';
import { useLocation } from 'react-router';
import { studyPath } from '../../../lib/address/paths';
import { useAddress } from '../../../lib/address/use-address';
import { isFromList, useGoBackTo } from '../../lists/public';

/** Which set the address names, and the way back to where its cards are studied. */
export function usePracticeWays() {
  const { query } = useAddress();
  const { state } = useLocation();
  const goBackTo = useGoBackTo();
  const { data: setId } = IdParamSchema.safeParse(query.get('set'));

  return {
    setId,
    goBack: () =>
      goBackTo(
        isFromList(state) ? 1 : undefined,
        setId === undefined ? '/study-quiz' : studyPath(setId),
      ),
  };
}
