import { type Language, LANGUAGES, type User } from '@scholar/contract';
import { useNavigate } from 'react-router';
import { keepResetEmail } from '../../account/public';
import { CUE_CHOICES, cuesTexts, useCueChoice } from '../../cues/public';
import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import { Button } from '../../../ui/basics/button';
import { MessageDialog } from '../../../ui/dialogs/message-dialog';
import { toast } from '../../../ui/feedback/toast';
import { Segmented } from '../../../ui/inputs/segmented';
import { useSendCode, useUpdateLanguage } from '../profile.queries';
import { profileTexts } from '../profile.texts';
import { ChangeNameDialog } from './change-name-dialog';
import { ChangeUsernameDialog } from './change-username-dialog';
import { SettingRow, useDialog } from './setting-row';

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

/** A wish of this device, so nothing is sent. */
export function CuesRow() {
  const texts = useTexts(cuesTexts);
  const [choice, choose] = useCueChoice();
  const options = CUE_CHOICES.map((value) => ({ value, label: texts.choices[value] }));
  return (
    <SettingRow title={texts.title} detail={texts.details[choice]}>
      <Segmented label={texts.title} value={choice} options={options} onChange={choose} />
    </SettingRow>
  );
}

/** Saved at once; the choice stands while the server is asked and goes back when it refuses. */
export function LanguageRow({ language }: { language: Language }) {
  const texts = useTexts(profileTexts).language;
  const update = useUpdateLanguage();
  const shown = update.isPending ? update.variables : language;
  const options = LANGUAGES.map((value) => ({ value, label: texts.names[value] }));

  function handleChange(wanted: Language) {
    update.mutate(wanted, {
      onError: () =>
        toast({
          message: texts.failed,
          tone: 'bad',
          action: { label: texts.retry, onSelect: () => handleChange(wanted) },
        }),
    });
  }

  return (
    <SettingRow title={texts.row} detail={texts.detail}>
      <Segmented label={texts.row} value={shown} options={options} onChange={handleChange} />
    </SettingRow>
  );
}
