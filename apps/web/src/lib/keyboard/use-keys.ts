import { type RefObject, useEffect, useEffectEvent } from 'react';
import { localStore } from '../storage/storage';

/** By the name of the key, letters in lower case; `mod+z` is Ctrl+Z and Cmd+Z. */
export type KeyBindings = Partial<Record<string, () => void>>;

/**
 * Letters, digits and signs can be switched off, for those who speak to their computer or hit keys by
 * accident (WCAG 2.1.4).
 */
export const SINGLE_KEYS_OFF = 'studyShortcutsOff';
const IS_SINGLE_KEY = /^\S$/u;

const TAKES_LETTERS = 'input, textarea, select, [contenteditable], [role="menu"]';
const IS_PRESSED_BY_KEYS = 'button, a[href], summary';
const PRESSES = new Set(['Enter', ' ']);
// A notice has the role of a dialog too, but it blocks nothing.
const IS_OPEN_DIALOG =
  ':is([role="dialog"], [role="alertdialog"]):not([aria-modal="false"]), dialog[open]';

/**
 * Keys for the whole screen, or for the part of it that has the focus. They are silent while something is
 * typed or a dialog is open.
 */
export function useKeys(
  bindings: KeyBindings,
  part?: RefObject<Element | null>,
  // Events reach the window last, so that what a screen does with a key goes before.
  target: Document | Window = document,
): void {
  const find = useEffectEvent((event: KeyboardEvent) =>
    part && !isWithin(part.current, event.target) ? undefined : bindings[toName(event)],
  );

  useEffect(() => {
    let isBlocked = false;

    // Asked before the other listeners run: Escape closes the dialog, which would then not be found.
    function handleCapture() {
      isBlocked = document.querySelector(IS_OPEN_DIALOG) !== null;
    }

    function handleKeyDown(event: KeyboardEvent) {
      const press = isBlocked || !isFree(event) ? undefined : find(event);
      if (press) {
        event.preventDefault();
        press();
      }
    }

    document.addEventListener('keydown', handleCapture, { capture: true });
    const listen = (event: Event) => handleKeyDown(event as KeyboardEvent);
    target.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', handleCapture, { capture: true });
      target.removeEventListener('keydown', listen);
    };
  }, [target]);
}

function toName({ key, ctrlKey, metaKey }: KeyboardEvent): string {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `mod+${name}` : name;
}

function isWithin(part: Element | null, target: EventTarget | null): boolean {
  return target instanceof Element && part !== null && part.contains(target);
}

function isFree(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (IS_SINGLE_KEY.test(toName(event)) && localStore.get(SINGLE_KEYS_OFF) === 'true') {
    return false;
  }
  if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey) {
    return false;
  }
  if ((event.ctrlKey || event.metaKey) && event.shiftKey) {
    return false;
  }
  if (!(target instanceof Element)) {
    return true;
  }
  // Enter and Space belong to the button that has the focus.
  const isPressing = PRESSES.has(key) && target.closest(IS_PRESSED_BY_KEYS) !== null;
  return !isPressing && target.closest(TAKES_LETTERS) === null;
}

/** One key for the whole screen. It is silent while something is typed or a dialog is open. */
export function useShortcut(key: string, onPress: () => void): void {
  useKeys({ [key]: onPress });
}
