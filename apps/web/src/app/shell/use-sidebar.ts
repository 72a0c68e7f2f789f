import { useEffect, useState } from 'react';
import { localStore } from '../../lib/storage/storage';

const KEY = 'sidebarOpen';
const LABEL_DELAY_MS = 500;
/** Narrower windows start collapsed: the page needs the room. */
const ROOMY = '(min-width: 1024px)';

/** Labels wait until the sidebar has been open for half a second (spec 9). */
export function useSidebar() {
  const [isOpen, setIsOpen] = useState(readChoice);
  const [areLabelsShown, setAreLabelsShown] = useState(isOpen);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const timer = setTimeout(() => setAreLabelsShown(true), LABEL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  function toggle(): void {
    localStore.set(KEY, String(!isOpen));
    setAreLabelsShown(false);
    setIsOpen(!isOpen);
  }

  return { isOpen, areLabelsShown, toggle };
}

function readChoice(): boolean {
  const stored = localStore.get(KEY);
  return stored === null ? window.matchMedia(ROOMY).matches : stored === 'true';
}
