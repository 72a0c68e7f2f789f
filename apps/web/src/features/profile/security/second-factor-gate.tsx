import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { ProfilePage, Sheet } from '../profile-page';
import { useDialog } from '../rows/setting-row';
import { securityTexts } from './security.texts';
import { SetUpDialog } from './set-up-dialog';
import styles from './second-factor-gate.module.css';

/** What operators see instead of their screens until they have a second factor. */
export function SecondFactorGate({ onSetUp }: { onSetUp: () => void }) {
  const { operators: texts, factor } = useTexts(securityTexts);
  const { key, isOpen, open, close } = useDialog();

  function handleClose() {
    close();
    onSetUp();
  }

  return (
    <ProfilePage title={texts.title}>
      <Sheet>
        <div className={styles.gate}>
          <p>{texts.lead}</p>
          <Button onClick={open}>{factor.setUp}</Button>
          <SetUpDialog key={key} isOpen={isOpen} onClose={handleClose} />
        </div>
      </Sheet>
    </ProfilePage>
  );
}
