import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAddress } from '../../../lib/address/use-address';
import { isFromList } from '../set-links';

/** To the list as it was left. When the list is the step before, that is where it leads. */
export function useWayBack() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { hrefWith } = useAddress();
  const href = hrefWith({ set: null });

  return {
    href,
    handleClick(event: MouseEvent) {
      const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
      if (isPlain) {
        event.preventDefault();
        void (isFromList(state) ? navigate(-1) : navigate(href, { replace: true }));
      }
    },
  };
}
