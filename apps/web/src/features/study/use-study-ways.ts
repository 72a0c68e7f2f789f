import { useLocation, useNavigate } from 'react-router';
import { useAddress } from '../../lib/address/use-address';
import { useGoBackTo } from '../lists/public';
import { readPlace, readTrail, testFromStudy } from './study-address';

/** Where the screen is and where it can go. Ways back are steps back where the tab came from there. */
export function useStudyWays() {
  const { query, hrefWith } = useAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBackTo = useGoBackTo();
  const place = readPlace(query);
  const trail = readTrail(state);
  const listHref = hrefWith({ set: null, view: null });
  const studyHref = hrefWith({ view: null });

  return {
    place,
    listHref,
    goToList: () => goBackTo(trail.list, listHref),
    goToStudy: () => goBackTo(trail.study, studyHref),
    goToTest: () => void navigate(hrefWith({ view: 'test' }), { state: testFromStudy(trail) }),
  };
}
