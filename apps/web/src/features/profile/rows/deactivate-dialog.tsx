import { useNavigate } from 'react-router';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { useField } from '../../../ui/editing/use-field';
import { FormDialog } from '../../../ui/editing/form-dialog';
import { TextField } from '../../../ui/forms/text-field';
import { keepDeactivationEmail } from '../../account/public';
import styles from './deactivate-dialog.module.css';
import { findConfirmationProblem } from '../profile-rules';
import { useSendCode } from '../profile.queries';
import { profileTexts } from '../profile.texts';

export function DeactivateDialog({
  isOpen,
  onClose,
  email,
}: {
  isOpen: boolean;
  onClose: () => void;
  email: string;
}) {
  const texts = useTexts(profileTexts);
  const { deactivation } = texts;
  const navigate = useNavigate();
  const field = useField('', (typed) => findConfirmationProblem(typed, email, texts.errors));
  const sendCode = useSendCode();

  function handleSubmit() {
    if (!field.check()) {
      return;
    }
    sendCode.mutate(email, {
      onSuccess() {
        keepDeactivationEmail(email);
        void navigate('/verification-deactivate-account');
      },
      onError: (error) => field.fail(serverMessage(error) ?? deactivation.failed),
    });
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSubmit}
      title={deactivation.deactivate}
      submitLabel={deactivation.submit}
      tone="danger"
      isBusy={sendCode.isPending}
    >
      <p className={styles.consequence}>{deactivation.consequence}</p>
      <TextField
        {...field.props}
        type="email"
        label={deactivation.field}
        hint={deactivation.ask(email)}
        name="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormDialog>
  );
}
