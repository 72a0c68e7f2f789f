import { type RefObject, useEffect } from 'react';

/** A press anywhere outside closes what is open. */
export function useDismiss(
  insideRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: () => void,
) {
  useEffect(() => {
    function handlePointerDown(event: PointerEvent) {
      if (event.target instanceof Node && !insideRef.current?.contains(event.target)) {
        onDismiss();
      }
    }
    if (isOpen) {
      document.addEventListener('pointerdown', handlePointerDown);
      return () => document.removeEventListener('pointerdown', handlePointerDown);
    }
  }, [insideRef, isOpen, onDismiss]);
}
