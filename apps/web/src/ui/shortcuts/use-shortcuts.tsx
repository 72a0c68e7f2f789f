import Keyboard from 'lucide-react/icons/keyboard';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { type KeyBindings, useKeys } from '../../lib/keyboard/use-keys';
import { TOUCH } from '../../lib/device/media';
import { useMediaQuery } from '../../lib/page/use-media-query';
import { IconButton } from '../forms/icon-button';
import { type Shortcut, ShortcutsDialog } from './shortcuts-dialog';
import { shortcutsTexts } from './shortcuts.texts';

/** The keys of a view, and the list of them with the switch for single ones. */
export function useShortcuts(
  bindings: KeyBindings,
  shortcuts: readonly Shortcut[],
  note?: string,
): { open: () => void; dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  useKeys({ ...bindings, '?': open });

  return {
    open,
    dialog: (
      <ShortcutsDialog
        shortcuts={shortcuts}
        note={note}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    ),
  };
}

export function ShortcutsButton({ onClick }: { onClick: () => void }) {
  const texts = useTexts(shortcutsTexts);
  const isTouch = useMediaQuery(TOUCH);
  if (isTouch) {
    return null;
  }
  return (
    <IconButton
      label={texts.title}
      icon={<Keyboard />}
      aria-haspopup="dialog"
      aria-keyshortcuts="?"
      onClick={onClick}
    />
  );
}
