import { useLocation, useNavigate } from 'react-router';
import { useAddress } from '../../lib/address/use-address';
import { useStepBack } from '../../lib/address/use-step-back';
import { readPlace, readTrail, testFromStudy } from './study-address';

/** Where the screen is and where it can go. Ways back are steps back where the tab came from there. */
export function useStudyWays() {
  const { query, hrefWith } = useAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const place = readPlace(query);
  const trail = readTrail(state);
  const listHref = hrefWith({ set: null, view: null });
  const studyHref = hrefWith({ view: null });

  function goBackTo(steps: number | undefined, href: string): void {
    if (steps === undefined) {
      void navigate(href, { replace: true });
    } else {
      stepBack(steps);
    }
  }

  return {
    place,
    listHref,
    goToList: () => goBackTo(trail.list, listHref),
    goToStudy: () => goBackTo(trail.study, studyHref),
    goToTest: () => void navigate(hrefWith({ view: 'test' }), { state: testFromStudy(trail) }),
  };
}
