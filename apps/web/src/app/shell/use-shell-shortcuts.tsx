import { lazy, type ReactNode } from 'react';
import { useTexts } from '../../lib/i18n';
import { useKeys } from '../../lib/keyboard/use-keys';
import { useSession } from '../../lib/session/session';
import { useOpening } from '../../ui/dialogs/use-opening';
import { appTexts } from '../app.texts';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('../../ui/shortcuts/shortcuts-dialog')).ShortcutsDialog,
}));

/** What works on every screen, for those that have no list of their own. */
export function useShellShortcuts(): ReactNode {
  const { shortcuts } = useTexts(appTexts);
  const isOn = useSession().token !== null;
  const { open, dialog } = useOpening<void>(({ isOpen, onClose }) => (
    <ShortcutsDialog shortcuts={shortcuts} isOpen={isOpen} onClose={onClose} />
  ));
  useKeys(isOn ? { '?': () => open() } : {}, undefined, window);
  return dialog;
}
