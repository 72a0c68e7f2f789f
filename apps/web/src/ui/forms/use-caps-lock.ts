import { useState } from 'react';

type KeyOrPointer = { getModifierState(key: string): boolean };

/** Spread onto an input. The lock can only be read from an event, so it is known from the first key. */
export function useCapsLock() {
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const read = (event: KeyOrPointer) => setIsCapsLockOn(event.getModifierState('CapsLock'));
  return {
    isCapsLockOn,
    capsLockHandlers: {
      onKeyDown: read,
      onKeyUp: read,
      onPointerDown: read,
      onBlur: () => setIsCapsLockOn(false),
    },
  };
}
