import Keyboard from 'lucide-react/icons/keyboard';
import { type ReactNode, useState } from 'react';
import { useStoredSwitch } from '../../lib/device/use-stored-switch';
import { useTexts } from '../../lib/i18n';
import { type KeyBindings, SINGLE_KEYS_OFF, useKeys } from '../../lib/keyboard/use-keys';
import { TOUCH } from '../../lib/device/media';
import { useMediaQuery } from '../../lib/page/use-media-query';
import { Dialog } from '../dialogs/dialog';
import { IconButton } from '../forms/icon-button';
import { Switch } from '../inputs/switch';
import { KeyCap } from './key-cap';
import { shortcutsTexts } from './shortcuts.texts';
import styles from './use-shortcuts.module.css';

export type Shortcut = { keys: readonly string[]; does: string };

/** The keys of a view, and the list of them with the switch for single ones. */
export function useShortcuts(
  bindings: KeyBindings,
  shortcuts: readonly Shortcut[],
  note?: string,
): { open: () => void; dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const [isOff, setIsOff] = useStoredSwitch(SINGLE_KEYS_OFF);
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
        areSingleKeysOn={!isOff}
        onSingleKeysChange={(areOn) => setIsOff(!areOn)}
      />
    ),
  };
}

function ShortcutsDialog({
  shortcuts,
  note,
  isOpen,
  onClose,
  areSingleKeysOn,
  onSingleKeysChange,
}: {
  shortcuts: readonly Shortcut[];
  note: string | undefined;
  isOpen: boolean;
  onClose: () => void;
  areSingleKeysOn: boolean;
  onSingleKeysChange: (areOn: boolean) => void;
}) {
  const texts = useTexts(shortcutsTexts);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title}>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className={styles.row}>
            <dt className={styles.keys}>
              {keys.map((name, place) => (
                <span key={name}>
                  {place > 0 && <span className={styles.or}>{texts.or} </span>}
                  <KeyCap name={name} />
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.choice}>
        <Switch label={texts.singleKeys} isOn={areSingleKeysOn} onChange={onSingleKeysChange} />
        <p className={styles.hint}>{texts.singleKeysHint}</p>
      </div>
    </Dialog>
  );
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
