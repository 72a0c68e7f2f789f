import { useStoredSwitch } from '../../lib/device/use-stored-switch';
import { useTexts } from '../../lib/i18n';
import { SINGLE_KEYS_OFF } from '../../lib/keyboard/use-keys';
import { Dialog } from '../dialogs/dialog';
import { Switch } from '../inputs/switch';
import { KeyCap } from './key-cap';
import styles from './shortcuts-dialog.module.css';
import { shortcutsTexts } from './shortcuts.texts';

export type Shortcut = { keys: readonly string[]; does: string };

/** A list of keys, and the switch for single ones. */
export function ShortcutsDialog({
  shortcuts,
  note,
  isOpen,
  onClose,
}: {
  shortcuts: readonly Shortcut[];
  note?: string | undefined;
  isOpen: boolean;
  onClose: () => void;
}) {
  const texts = useTexts(shortcutsTexts);
  const [isOff, setIsOff] = useStoredSwitch(SINGLE_KEYS_OFF);
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
        <Switch label={texts.singleKeys} isOn={!isOff} onChange={(areOn) => setIsOff(!areOn)} />
        <p className={styles.hint}>{texts.singleKeysHint}</p>
      </div>
    </Dialog>
  );
}
