import { useTexts } from '../../../lib/i18n';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Switch } from '../../../ui/inputs/switch';
import { KeyCap } from './key-cap';
import styles from './shortcuts-dialog.module.css';
import { studyTexts } from '../study.texts';

export function ShortcutsDialog({
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
