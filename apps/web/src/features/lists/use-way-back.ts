import { type MouseEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAddress } from '../../lib/address/use-address';

/** Marks a history entry that was opened from its list: the way back is then a step back. */
export const FROM_LIST = { isFromList: true };
/** Longer than a step takes, shorter than anybody takes to ask for a second one on purpose. */
const ONE_PRESS_MS = 500;

/** From what `name` opens in the address to its list, as that was left. */
export function useWayBack(name: 'document' | 'exam' | 'set') {
  const goBackTo = useGoBackTo();
  const { state } = useLocation();
  const { hrefWith } = useAddress();
  const href = hrefWith({ [name]: null });

  function goBack(): void {
    goBackTo(isFromList(state) ? 1 : undefined, href);
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

/** So many steps back where the tab came from there, else to the address in place of this one. */
export function useGoBackTo(): (steps: number | undefined, href: string) => void {
  const navigate = useNavigate();
  const stepBack = useStepBack();
  return (steps, href) => {
    if (steps === undefined) {
      void navigate(href, { replace: true });
    } else {
      stepBack(steps);
    }
  };
}

/** Whether this history entry was opened from its list. */
export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state;
}

/** Steps back in the tab's history. A double click is one step: two would leave the place behind. */
export function useStepBack(): (steps: number) => void {
  const navigate = useNavigate();
  const pressedAt = useRef(-Infinity);

  return function stepBack(steps) {
    if (performance.now() - pressedAt.current > ONE_PRESS_MS) {
      pressedAt.current = performance.now();
      void navigate(-steps);
    }
  };
}
