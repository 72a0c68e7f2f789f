import type { User } from '@scholar/contract';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { ButtonLink } from '../../../ui/basics/button-link';
import { MessageDialog } from '../../../ui/dialogs/message-dialog';
import { keepResetEmail } from '../../account/public';
import { ChangeNameDialog } from './change-name-dialog';
import { ChangeUsernameDialog } from './change-username-dialog';
import { useSendCode } from '../profile.queries';
import { profileTexts } from '../profile.texts';
import { SettingRow } from './setting-row';
import { useDialog } from './use-dialog';

export function NameRow({ name }: { name: string }) {
  const texts = useTexts(profileTexts).name;
  const { key, isOpen, open, close } = useDialog();
  return (
    <SettingRow title={texts.row} detail={name}>
      <Button variant="secondary" onClick={open}>
        {texts.change}
      </Button>
      <ChangeNameDialog key={key} isOpen={isOpen} onClose={close} name={name} />
    </SettingRow>
  );
}

export function UsernameRow({ userName }: { userName: User['userName'] }) {
  const texts = useTexts(profileTexts);
  const { key, isOpen, open, close } = useDialog();
  return (
    <SettingRow title={texts.username.row} detail={userName ?? texts.notSet}>
      <Button variant="secondary" onClick={open}>
        {texts.username.change}
      </Button>
      <ChangeUsernameDialog key={key} isOpen={isOpen} onClose={close} userName={userName} />
    </SettingRow>
  );
}

export function PhoneRow({ phoneNumber }: { phoneNumber: User['phoneNumber'] }) {
  const texts = useTexts(profileTexts);
  return (
    <SettingRow title={texts.phone.row} detail={phoneNumber || texts.notSet}>
      <ButtonLink variant="secondary" to="/manage-account">
        {texts.phone.manage}
      </ButtonLink>
    </SettingRow>
  );
}

export function PasswordRow({ email }: { email: string }) {
  const texts = useTexts(profileTexts).password;
  const navigate = useNavigate();
  const sendCode = useSendCode();

  function handleChange() {
    sendCode.mutate(email, {
      onSuccess() {
        keepResetEmail(email);
        void navigate('/change-password');
      },
    });
  }

  return (
    <SettingRow title={texts.row} detail={texts.detail}>
      <Button variant="secondary" isBusy={sendCode.isPending} onClick={handleChange}>
        {texts.change}
      </Button>
      <MessageDialog
        isOpen={sendCode.isError}
        onClose={sendCode.reset}
        title={texts.change}
        message={texts.failed}
      />
    </SettingRow>
  );
}
