import Download from 'lucide-react/icons/download';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { useExport, useLogOutEverywhere } from '../profile.queries';
import { useExportDialog } from '../../exports/public';
import { profileTexts } from '../profile.texts';
import { DeactivateDialog } from './deactivate-dialog';
import { SettingRow, useDialog } from './setting-row';
import styles from './account-rows.module.css';

export function DevicesRow({ onLoggedOut }: { onLoggedOut: () => void }) {
  const texts = useTexts(profileTexts).devices;
  const { isOpen, open, close } = useDialog();
  const logOut = useLogOutEverywhere();

  function handleOpen() {
    logOut.reset();
    open();
  }

  return (
    <SettingRow title={texts.row} detail={texts.detail}>
      <Button variant="secondary" onClick={handleOpen}>
        {texts.logOut}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        onConfirm={() => logOut.mutate(undefined, { onSuccess: onLoggedOut })}
        title={texts.logOut}
        message={
          <>
            {texts.question}
            <span role="alert" className={styles.failure}>
              {logOut.isError && texts.failed}
            </span>
          </>
        }
        confirmLabel={texts.confirm}
        tone="danger"
        isBusy={logOut.isPending}
      />
    </SettingRow>
  );
}

export function DeactivationRow({ email }: { email: string }) {
  const texts = useTexts(profileTexts).deactivation;
  const { key, isOpen, open, close } = useDialog();
  return (
    <SettingRow title={texts.row} detail={texts.detail}>
      <Button variant="danger" onClick={open}>
        {texts.deactivate}
      </Button>
      <DeactivateDialog key={key} isOpen={isOpen} onClose={close} email={email} />
    </SettingRow>
  );
}

export function ExportLibraryRow() {
  const texts = useTexts(profileTexts).library;
  const { open, dialog } = useExportDialog();
  return (
    <SettingRow title={texts.row} detail={texts.detail}>
      <Button variant="secondary" icon={<Download />} onClick={() => open({ kind: 'library' })}>
        {texts.export}
      </Button>
      {dialog}
    </SettingRow>
  );
}

export function ExportRow() {
  const texts = useTexts(profileTexts).takeout;
  const takeout = useExport();
  return (
    <SettingRow title={texts.row} detail={texts.detail}>
      <div className={styles.export}>
        <Button
          variant="secondary"
          icon={<Download />}
          isBusy={takeout.isPending}
          onClick={() => takeout.mutate()}
        >
          {texts.download}
        </Button>
        <span role="alert" className={styles.failure}>
          {takeout.isError && (serverMessage(takeout.error) ?? texts.failed)}
        </span>
      </div>
    </SettingRow>
  );
}
