import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAddress } from '../../lib/address/use-address';
import { useStepBack } from '../../lib/address/use-step-back';
import { isFromList } from './document-links';

/** To the list as it was left. When the list is the step before, that is where it leads. */
export function useWayBack() {
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const { state } = useLocation();
  const { hrefWith } = useAddress();
  const href = hrefWith({ document: null });

  function goBack(): void {
    if (isFromList(state)) {
      stepBack(1);
    } else {
      void navigate(href, { replace: true });
    }
  }

  return {
    href,
    goBack,
    handleClick(event: MouseEvent) {
      const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
      if (isPlain) {
        event.preventDefault();
        goBack();
      }
    },
  };
}
