import { useTexts } from '../../lib/i18n';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { summarizeTexts } from './summarize.texts';

/** For guests who want to save. */
export function SignInDialog({
  isOpen,
  onClose,
  onLogIn,
}: {
  isOpen: boolean;
  onClose: () => void;
  onLogIn: () => void;
}) {
  const texts = useTexts(summarizeTexts);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onLogIn}
      title={texts.signInTitle}
      message={
        <>
          <span>{texts.signIn}</span> <span>{texts.signInKept}</span>
        </>
      }
      confirmLabel={texts.logIn}
    />
  );
}
