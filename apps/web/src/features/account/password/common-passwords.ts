import { useEffect, useSyncExternalStore } from 'react';
import { passwordBlocklist } from '../../../lib/calls/runtime-config';
import { createSignal } from '../../../lib/storage/signal';

let isCommon: ((password: string) => boolean) | undefined;
let arrival: Promise<void> | undefined;
const listArrived = createSignal();

/** Whether this password is among the most used ones; says no until the list is here. */
export function useIsCommonPassword(password: string): boolean {
  const isAsked = password !== '' && passwordBlocklist() !== 'off';

  useEffect(() => {
    if (isAsked) {
      arrival ??= fetchList();
    }
  }, [isAsked]);

  return useSyncExternalStore(listArrived.subscribe, () => isAsked && isKnownCommon(password));
}

/** False until the list has loaded; the server refuses such a password anyway. */
export function isRefusedPassword(password: string): boolean {
  return passwordBlocklist() === 'enforce' && isKnownCommon(password);
}

function isKnownCommon(password: string): boolean {
  return isCommon?.(password) ?? false;
}

/** Only once a new password is typed: the list is a quarter of what a first visit may load. */
async function fetchList(): Promise<void> {
  // A file missing after a deploy reloads the page, and that would lose what was typed.
  window.addEventListener('vite:preloadError', stopReload, { capture: true });
  try {
    ({ isCommonPassword: isCommon } = await import('@scholar/contract/common-passwords'));
    listArrived.notify();
  } catch {
    // Without the list there is no advice; the server still refuses such passwords.
    arrival = undefined;
  } finally {
    window.removeEventListener('vite:preloadError', stopReload, { capture: true });
  }
}

function stopReload(event: Event): void {
  event.stopImmediatePropagation();
}
