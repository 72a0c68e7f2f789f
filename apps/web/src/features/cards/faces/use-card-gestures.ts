import { type RefObject, useEffect, useEffectEvent } from 'react';

const SWIPE_PX = 48;
const TAP_PX = 10;
/** Longer is a long press, which selects a word. */
const TAP_MS = 500;
/** A swipe goes so many times further sideways than up or down. */
const SIDEWAYS = 1.5;
const LINK = 'a[href]';
const KEEPS_TAP = '[data-keeps-tap]';

/** How far a finger has pulled the card to the right, and where the finger is. */
export type Drag = { across: number; x: number; y: number };

/**
 * A click anywhere on the card, and a swipe to either side. Links, pictures, sounds and selected text stay usable; a
 * swipe may begin on a picture, which fills many a card.
 */
export function useCardGestures(
  cardRef: RefObject<HTMLElement | null>,
  handlers: {
    onTap: () => void;
    onSwipeLeft: () => void;
    onSwipeRight: () => void;
    /** While a finger pulls the card sideways; undefined when it lets go. */
    onDrag?: ((drag: Drag | undefined) => void) | undefined;
    /** How far a finger has to pull. */
    swipePx?: number;
  },
): void {
  const { swipePx = SWIPE_PX } = handlers;
  const handleTap = useEffectEvent(handlers.onTap);
  const handleSwipe = useEffectEvent((distance: number) =>
    distance < 0 ? handlers.onSwipeLeft() : handlers.onSwipeRight(),
  );
  const handleDrag = useEffectEvent((drag: Drag | undefined) => handlers.onDrag?.(drag));

  useEffect(() => {
    const card = cardRef.current;
    if (!card) {
      return undefined;
    }
    let start: { x: number; y: number; at: number; isTapKept: boolean } | undefined;
    let isHandled = false;

    function handleDown(event: PointerEvent) {
      const { pointerType, isPrimary, clientX, clientY, timeStamp } = event;
      const isFinger =
        pointerType !== 'mouse' && isPrimary && !isOn(event, LINK) && !hasSelection();
      start = isFinger
        ? { x: clientX, y: clientY, at: timeStamp, isTapKept: isOn(event, KEEPS_TAP) }
        : undefined;
      isHandled = false;
    }
    function handleMove({ clientX, clientY }: PointerEvent) {
      if (start === undefined) {
        return;
      }
      const across = clientX - start.x;
      if (isSideways(across, clientY - start.y)) {
        handleDrag({ across, x: clientX, y: clientY });
      }
    }
    // Chromium sends no click for a tap soon after a swipe, so taps are recognized here.
    function handleUp({ clientX, clientY, timeStamp }: PointerEvent) {
      if (start === undefined) {
        return;
      }
      const across = clientX - start.x;
      const along = clientY - start.y;
      const isSwipe = Math.abs(across) >= swipePx && isSideways(across, along);
      const isStill = Math.max(Math.abs(across), Math.abs(along)) <= TAP_PX;
      const isTap = isStill && !start.isTapKept && timeStamp - start.at < TAP_MS;
      start = undefined;
      isHandled = isSwipe || isTap;
      handleDrag(undefined);
      if (isSwipe) {
        handleSwipe(across);
      } else if (isTap) {
        handleTap();
      }
    }
    function handleCancel() {
      start = undefined;
      handleDrag(undefined);
    }
    function handleClick(event: MouseEvent) {
      // A key on the button clicks without a pointer.
      const isKey = event.detail === 0;
      if (!isOn(event, `${LINK}, ${KEEPS_TAP}`) && (isKey || (!isHandled && !hasSelection()))) {
        handleTap();
      }
      isHandled = false;
    }

    card.addEventListener('pointerdown', handleDown);
    card.addEventListener('pointermove', handleMove);
    card.addEventListener('pointerup', handleUp);
    card.addEventListener('pointercancel', handleCancel);
    card.addEventListener('click', handleClick);
    return () => {
      card.removeEventListener('pointerdown', handleDown);
      card.removeEventListener('pointermove', handleMove);
      card.removeEventListener('pointerup', handleUp);
      card.removeEventListener('pointercancel', handleCancel);
      card.removeEventListener('click', handleClick);
    };
  }, [cardRef, swipePx]);
}

function isSideways(across: number, along: number): boolean {
  return Math.abs(across) > TAP_PX && Math.abs(across) > Math.abs(along) * SIDEWAYS;
}

function isOn({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** A mouse that selected words ends with a click, too. */
function hasSelection(): boolean {
  return window.getSelection()?.isCollapsed === false;
}
