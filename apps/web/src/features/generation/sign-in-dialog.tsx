import { useTexts } from '../../lib/i18n';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { signInDialogTexts } from './sign-in-dialog.texts';

/** For guests who want what only an account can give. */
export function SignInDialog({
  isOpen,
  title,
  reason,
  kept,
  onClose,
  onLogIn,
}: {
  isOpen: boolean;
  title: string;
  reason: string;
  /** What becomes of the work so far. */
  kept: string;
  onClose: () => void;
  onLogIn: () => void;
}) {
  const texts = useTexts(signInDialogTexts);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onLogIn}
      title={title}
      message={
        <>
          <span>{reason}</span> <span>{kept}</span>
        </>
      }
      confirmLabel={texts.logIn}
    />
  );
}
