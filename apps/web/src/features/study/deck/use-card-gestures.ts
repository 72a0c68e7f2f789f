import { type RefObject, useEffect, useEffectEvent } from 'react';

const SWIPE_PX = 48;
const TAP_PX = 10;
/** Longer is a long press, which selects a word. */
const TAP_MS = 500;
/** A swipe goes so many times further sideways than up or down. */
const SIDEWAYS = 1.5;

/** A click anywhere on the card, and a swipe to either side. Links and selected text stay usable. */
export function useCardGestures(
  cardRef: RefObject<HTMLElement | null>,
  handlers: { onTap: () => void; onSwipeLeft: () => void; onSwipeRight: () => void },
): void {
  const handleTap = useEffectEvent(handlers.onTap);
  const handleSwipe = useEffectEvent((distance: number) =>
    distance < 0 ? handlers.onSwipeLeft() : handlers.onSwipeRight(),
  );

  useEffect(() => {
    const card = cardRef.current;
    if (!card) {
      return undefined;
    }
    let start: { x: number; y: number; at: number } | undefined;
    let isHandled = false;

    function handleDown({ pointerType, isPrimary, clientX, clientY, timeStamp }: PointerEvent) {
      const isFinger = pointerType !== 'mouse' && isPrimary && !hasSelection();
      start = isFinger ? { x: clientX, y: clientY, at: timeStamp } : undefined;
      isHandled = false;
    }
    // Chromium sends no click for a tap soon after a swipe, so taps are recognized here.
    function handleUp({ clientX, clientY, timeStamp }: PointerEvent) {
      if (start === undefined) {
        return;
      }
      const across = clientX - start.x;
      const along = Math.abs(clientY - start.y);
      const isSwipe = Math.abs(across) >= SWIPE_PX && Math.abs(across) > along * SIDEWAYS;
      const isStill = Math.max(Math.abs(across), along) <= TAP_PX;
      const isTap = isStill && timeStamp - start.at < TAP_MS;
      start = undefined;
      isHandled = isSwipe || isTap;
      if (isSwipe) {
        handleSwipe(across);
      } else if (isTap) {
        handleTap();
      }
    }
    function handleClick({ detail }: MouseEvent) {
      // A key on the button clicks without a pointer.
      const isKey = detail === 0;
      if (isKey || (!isHandled && !hasSelection())) {
        handleTap();
      }
      isHandled = false;
    }

    card.addEventListener('pointerdown', handleDown);
    card.addEventListener('pointerup', handleUp);
    card.addEventListener('click', handleClick);
    return () => {
      card.removeEventListener('pointerdown', handleDown);
      card.removeEventListener('pointerup', handleUp);
      card.removeEventListener('click', handleClick);
    };
  }, [cardRef]);
}

/** A mouse that selected words ends with a click, too. */
function hasSelection(): boolean {
  return window.getSelection()?.isCollapsed === false;
}
