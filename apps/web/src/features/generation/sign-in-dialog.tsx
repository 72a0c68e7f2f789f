import { useTexts } from '../../lib/i18n';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { generationTexts } from './generation.texts';

/** For guests who want something that needs an account. */
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
  /** The sentence that says what happens to the work so far. */
  kept: string;
  onClose: () => void;
  onLogIn: () => void;
}) {
  const texts = useTexts(generationTexts);
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
