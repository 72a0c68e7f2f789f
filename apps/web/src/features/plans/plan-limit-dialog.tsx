import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useTexts } from '../../lib/i18n';
import { ApiError } from '../../lib/api/api';
import { Button } from '../../ui/basics/button';
import { ButtonLink } from '../../ui/basics/button-link';
import styles from '../../ui/dialogs/confirm-dialog.module.css';
import { Dialog } from '../../ui/dialogs/dialog';
import { planLimitDialogTexts } from './plan-limit-dialog.texts';

/** The server's message that the plan is full (402), and the way to a larger one. */
export function PlanLimitDialog({
  message,
  onClose,
  onOnlyWhatFits,
}: {
  /** Null while the dialog is closed. */
  message: string | null;
  onClose: () => void;
  /** Where a part of what was asked for can still be done. */
  onOnlyWhatFits?: () => void;
}) {
  const texts = useTexts(planLimitDialogTexts);

  function handleOnlyWhatFits() {
    onClose();
    onOnlyWhatFits?.();
  }

  return (
    <Dialog
      isOpen={message !== null}
      onClose={onClose}
      title={texts.title}
      role="alertdialog"
      initialFocus="cancel"
      hasCross={false}
      actions={
        <>
          <Button variant={onOnlyWhatFits ? 'quiet' : 'secondary'} onClick={onClose}>
            {texts.notNow}
          </Button>
          <ButtonLink
            to="/profile#plan"
            variant={onOnlyWhatFits ? 'secondary' : 'primary'}
            onClick={onClose}
          >
            {texts.upgrade}
          </ButtonLink>
          {onOnlyWhatFits && <Button onClick={handleOnlyWhatFits}>{texts.onlyWhatFits}</Button>}
        </>
      }
    >
      <BaseDialog.Description className={styles.message}>{message}</BaseDialog.Description>
    </Dialog>
  );
}

/** The server's message about something unpaid, such as a set of a team whose plan has ended. */
export function findUnpaidMessage(error: unknown): string | undefined {
  return error instanceof ApiError && error.code === 'plan_limit' ? error.said : undefined;
}
