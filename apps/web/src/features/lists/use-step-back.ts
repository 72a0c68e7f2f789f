import { useRef } from 'react';
import { useNavigate } from 'react-router';

/** Longer than a step takes, shorter than anybody takes to ask for a second one on purpose. */
const ONE_PRESS_MS = 500;

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
