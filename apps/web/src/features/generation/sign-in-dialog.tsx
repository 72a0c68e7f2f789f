import { useTexts } from '../../lib/i18n';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { generationTexts } from './generation.texts';

/** Whoever has no account yet goes to the second. */
export type EntryPath = '/login' | '/register';

/** For guests who want something that needs an account. */
export function SignInDialog({
  isOpen,
  title,
  reason,
  kept,
  onClose,
  onEnter,
}: {
  isOpen: boolean;
  title: string;
  reason: string;
  /** The sentence that says what happens to the work so far. */
  kept: string;
  onClose: () => void;
  onEnter: (path: EntryPath) => void;
}) {
  const texts = useTexts(generationTexts);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => onEnter('/login')}
      title={title}
      message={
        <>
          <span>{reason}</span> <span>{kept}</span>
        </>
      }
      confirmLabel={texts.logIn}
      other={{ label: texts.signUp, onSelect: () => onEnter('/register') }}
    />
  );
}
