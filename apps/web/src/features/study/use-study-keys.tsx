import { type ReactNode, useState } from 'react';
import { type KeyBindings, useKeys } from '../../lib/use-keys';
import { ShortcutsDialog } from './shortcuts-dialog';
import { useStoredSwitch } from './use-stored-switch';

const OFF_KEY = 'studyShortcutsOff';
const IS_SINGLE_KEY = /^\S$/u;

/**
 * The keys of a view and the list of them. Letters, digits and signs can be switched off, for those
 * who speak to their computer or hit keys by accident (WCAG 2.1.4).
 */
export function useStudyKeys(
  bindings: KeyBindings,
  view: 'study' | 'test' = 'study',
): { open: () => void; dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const [isOff, setIsOff] = useStoredSwitch(OFF_KEY);
  const open = () => setIsOpen(true);
  const all: KeyBindings = { ...bindings, '?': open };
  const active = Object.entries(all).filter(([name]) => !isOff || !IS_SINGLE_KEY.test(name));
  useKeys(Object.fromEntries(active));

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
