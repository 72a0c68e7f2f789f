import { type PointerEvent, useEffect, useRef } from 'react';

const RESTS_MS = 120;

/** A mouse that only passes by must not make the document jump from passage to passage. */
export function useHoverIntent() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return (onRest: () => void) => ({
    onPointerEnter({ pointerType }: PointerEvent) {
      clearTimeout(timer.current);
      if (pointerType === 'mouse') {
        timer.current = setTimeout(onRest, RESTS_MS);
      }
    },
    onPointerLeave: () => clearTimeout(timer.current),
  });
}
