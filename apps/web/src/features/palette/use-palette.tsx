import { lazy, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useOpening } from '../../ui/dialogs/use-opening';
import type { PaletteGroup } from './palette-entries';

const PaletteDialog = lazy(async () => ({
  default: (await import('./palette-dialog')).PaletteDialog,
}));
// A notice has the role of a dialog too, but it blocks nothing.
const IS_OPEN_DIALOG = ':is([role="dialog"], [role="alertdialog"]):not([aria-modal="false"])';

/** Opens by Ctrl+K and Cmd+K, also while something is typed, and loads only then. */
export function usePalette({ groups, isOn }: { groups: readonly PaletteGroup[]; isOn: boolean }): {
  open: () => void;
  dialog: ReactNode;
} {
  const { open, dialog } = useOpening(({ isOpen, onClose }) => (
    <PaletteDialog groups={groups} isOpen={isOpen} onClose={onClose} />
  ));
  const handlePress = useEffectEvent((event: KeyboardEvent) => {
    const isWanted =
      (event.ctrlKey || event.metaKey) &&
      !event.shiftKey &&
      !event.altKey &&
      event.key.toLowerCase() === 'k';
    if (isOn && isWanted && document.querySelector(IS_OPEN_DIALOG) === null) {
      // The browser would go to its own search.
      event.preventDefault();
      open(undefined);
    }
  });

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => handlePress(event);
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  return { open: () => open(undefined), dialog };
}
