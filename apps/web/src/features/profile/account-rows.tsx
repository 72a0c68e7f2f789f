import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { MessageDialog } from '../../ui/message-dialog';
import { DeactivateDialog } from './deactivate-dialog';
import { useLogOutEverywhere } from './profile.queries';
import { profileTexts } from './profile.texts';
import { SettingRow } from './setting-row';
import { useDialog } from './use-dialog';

export function DevicesRow({ onLoggedOut }: { onLoggedOut: () => void }) {
  const texts = useTexts(profileTexts).devices;
  const { isOpen, open, close } = useDialog();
  const logOut = useLogOutEverywhere();

  function handleConfirm() {
    logOut.mutate(undefined, { onSuccess: onLoggedOut, onError: close });
  }

  return (
    <SettingRow title={texts.row} detail={texts.detail}>
      <Button variant="secondary" onClick={open}>
        {texts.logOut}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        onConfirm={handleConfirm}
        title={texts.logOut}
        message={texts.question}
        confirmLabel={texts.confirm}
        tone="danger"
        isBusy={logOut.isPending}
      />
      <MessageDialog
        isOpen={logOut.isError}
        onClose={logOut.reset}
        title={texts.logOut}
        message={texts.failed}
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
