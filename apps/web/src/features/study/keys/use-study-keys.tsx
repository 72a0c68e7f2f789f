import Keyboard from 'lucide-react/icons/keyboard';
import { type ReactNode, useState } from 'react';
import { useStoredSwitch } from '../../../lib/device/use-stored-switch';
import { useTexts } from '../../../lib/i18n';
import { type KeyBindings, SINGLE_KEYS_OFF, useKeys } from '../../../lib/keyboard/use-keys';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { Dialog } from '../../../ui/dialogs/dialog';
import { IconButton } from '../../../ui/forms/icon-button';
import { Switch } from '../../../ui/inputs/switch';
import { KeyCap } from './key-cap';
import { TOUCH } from './media';
import { studyTexts } from '../study.texts';
import styles from './use-study-keys.module.css';

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

function ShortcutsDialog({
  view,
  isOpen,
  onClose,
  areSingleKeysOn,
  onSingleKeysChange,
}: {
  view: 'study' | 'test';
  isOpen: boolean;
  onClose: () => void;
  areSingleKeysOn: boolean;
  onSingleKeysChange: (areOn: boolean) => void;
}) {
  const texts = useTexts(studyTexts).shortcuts;
  const shortcuts = view === 'study' ? texts.studyKeys : texts.testKeys;
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
      <div className={styles.choice}>
        <Switch label={texts.singleKeys} isOn={areSingleKeysOn} onChange={onSingleKeysChange} />
        <p className={styles.hint}>{texts.singleKeysHint}</p>
      </div>
    </Dialog>
  );
}

export function ShortcutsButton({ onClick }: { onClick: () => void }) {
  const texts = useTexts(studyTexts).shortcuts;
  const isTouch = useMediaQuery(TOUCH);
  if (isTouch) {
    return null;
  }
  return (
    <IconButton
      label={texts.open}
      icon={<Keyboard />}
      aria-haspopup="dialog"
      aria-keyshortcuts="?"
      onClick={onClick}
    />
  );
}
