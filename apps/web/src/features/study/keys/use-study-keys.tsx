import { type ReactNode, useState } from 'react';
import { type KeyBindings, SINGLE_KEYS_OFF, useKeys } from '../../../lib/keyboard/use-keys';
import { ShortcutsDialog } from './shortcuts-dialog';
import { useStoredSwitch } from '../../../lib/device/use-stored-switch';

/** The keys of a view, and the list of them with the switch for single ones. */
export function useStudyKeys(
  bindings: KeyBindings,
  view: 'study' | 'test' = 'study',
): { open: () => void; dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const [isOff, setIsOff] = useStoredSwitch(SINGLE_KEYS_OFF);
  const open = () => setIsOpen(true);
  useKeys({ ...bindings, '?': open });

  return {
    open,
    dialog: (
      <ShortcutsDialog
        view={view}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        areSingleKeysOn={!isOff}
        onSingleKeysChange={(areOn) => setIsOff(!areOn)}
      />
    ),
  };
}
